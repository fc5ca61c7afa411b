import { feedbackForm, fillFeedback, send } from './support/contact.ts'
import { expect, mailAbout, openContact, referenceOn, test } from './support/contact-site.ts'
import { readSiteInfo } from './support/districts.ts'

/** The API call that sends the form. */
const FEEDBACK_CALL = '**/api/api/Email/SendFeedback'

test('without a connection a message is not lost, and is sent exactly once afterward', async ({
  browser,
  site,
  mailbox,
}) => {
  // A separate page, because failed requests are logged to the console.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openContact(page, site)
  await fillFeedback(page, 'Written in a tunnel, sent behind it.')
  const form = feedbackForm(page)
  await context.setOffline(true)
  await send(form)
  const failure = page.getByRole('group', { name: 'Your message was not sent' })
  await expect(failure).toBeFocused()
  await expect(failure).toContainText('You are offline')
  await expect(form.getByRole('textbox', { name: 'Your message' })).toHaveValue(
    'Written in a tunnel, sent behind it.',
  )
  await context.setOffline(false)
  // The worst case: the message is stored, but the response gets lost.
  await page.route(
    FEEDBACK_CALL,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The site did not respond.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  const reference = await referenceOn(page)
  await expect.poll(() => mailAbout(mailbox, reference)).toBeDefined()
  expect(mailbox.mails.filter(({ text }) => text?.includes('Written in a tunnel'))).toHaveLength(1)
  await context.close()
})

test('too many messages, full storage and a rejection have different messages', async ({ browser, site }) => {
  const { contact } = await readSiteInfo(site.contentDir)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openContact(page, site)
  await fillFeedback(page)
  const responses = [
    { status: 429, headers: { 'Retry-After': '42' } },
    { status: 503, headers: {} },
  ]
  for (const { status, headers } of responses) {
    await page.route(FEEDBACK_CALL, (route) => route.fulfill({ status, headers, json: {} }), { times: 1 })
    await send(feedbackForm(page))
    const failure = page.getByRole('group', { name: 'Your message was not sent' })
    const expected =
      status === 429 ? ['Wait 42 seconds'] : ['cannot store messages', contact.phone, ...contact.post]
    for (const text of expected) await expect(failure).toContainText(text)
  }
  const problem = { type: 'about:blank', title: 'Forbidden', status: 403, detail: '', requestId: 'r-17' }
  await page.route(FEEDBACK_CALL, (route) => route.fulfill({ status: 403, json: problem }))
  await send(feedbackForm(page))
  await expect(page.getByRole('group', { name: 'Your message was not sent' }).getByText('r-17')).toBeVisible()
  await context.close()
})

test('a missing or expired cookie is renewed silently @release', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openContact(page, site)
  await fillFeedback(page)
  await context.clearCookies()
  await send(feedbackForm(page))
  await referenceOn(page)
  await page.getByRole('button', { name: 'Write another message' }).click()
  await fillFeedback(page, 'Written with a token of last month.')
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'stale', url: site.url }])
  await send(feedbackForm(page))
  await referenceOn(page)
  await context.close()
})
