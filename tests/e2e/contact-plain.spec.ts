import type { Page } from '@playwright/test'
import {
  feedbackForm,
  fillFeedback,
  fillVisit,
  GOOD_MESSAGE,
  send,
  summary,
  tourDays,
  visitForm,
} from './support/contact.ts'
import { test as base, expect } from './support/contact-site.ts'
import { needReport } from './support/needs.ts'

/** A page without scripts. A separate page, because the response 422 is logged to the console. */
const test = base.extend<{ plain: Page }>({
  plain: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await use(await context.newPage())
    await context.close()
  },
})

test('without scripts an invalid form comes back with its errors and everything typed, and is accepted once fixed', async ({
  plain: page,
  site,
}) => {
  await page.goto(`${site.url}/app/contact-us`)
  const form = feedbackForm(page)
  await form.getByRole('textbox', { name: 'Your message' }).fill('Frozen')
  await expect(form.getByLabel('E-mail', { exact: true })).toBeHidden()
  await form.getByLabel('By e-mail').check()
  await form.getByLabel('E-mail', { exact: true }).fill('marie@example.com')
  await send(form)
  await expect(page).toHaveTitle(/^Error: Contact Us/)
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText([
    'Choose what your message is about',
    'Write at least 10 characters. You entered 6.',
  ])
  await summary(page)
    .getByRole('link', { name: /at least 10/ })
    .click()
  await expect(form.getByRole('textbox', { name: 'Your message' })).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'Your message' })).toHaveValue('Frozen')
  await expect(form.getByLabel('E-mail', { exact: true })).toHaveValue('marie@example.com')
  await fillFeedback(page)
  await send(form)
  await expect(page).toHaveURL(/\?sent=FB-/)
  await expect(page).toHaveTitle(/^Sent: Contact Us/)
  await expect(page.getByText(/^FB-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible()
})

test('without scripts the visit form opens, asks a school for the youngest age, and is accepted', async ({
  plain: page,
  site,
}) => {
  await page.goto(`${site.url}/app/contact-us`)
  await page.getByText('Request a visit', { exact: true }).click()
  const form = visitForm(page)
  await expect(form.getByLabel('Age of the youngest visitor')).toBeHidden()
  await fillVisit(form, (await tourDays(site)).earliest)
  await form.getByLabel('How many people').fill('41')
  await send(form)
  await expect(summary(page).getByRole('link')).toHaveText(['A visit can have up to 40 people'])
  await form.getByLabel('How many people').fill('40')
  await send(form)
  await expect(page.getByText(/^TR-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible()
  await expect(page.getByText('Your visit is requested, not confirmed.')).toBeVisible()
})

test('visitors of an old browser that sends no origin are asked to select the button again @release', async ({
  plain: page,
  site,
}) => {
  await page.goto(`${site.url}/app/contact-us`)
  let isFirst = true
  await page.route('**/app/contact-us', async (route) => {
    const { origin: _, 'sec-fetch-site': __, ...headers } = await route.request().allHeaders()
    if (route.request().method() !== 'POST' || !isFirst) return route.continue()
    isFirst = false
    const response = await route.fetch({ headers, maxRedirects: 0 })
    return route.fulfill({ response: response })
  })
  await fillFeedback(page)
  await send(feedbackForm(page))
  await expect(page.getByText('Please select the button again')).toBeVisible()
  await expect(feedbackForm(page).getByRole('textbox', { name: 'Your message' })).toHaveValue(GOOD_MESSAGE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^FB-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible()
})

test('without scripts the title of the report a message is about is filled in', async ({
  plain: page,
  site,
}) => {
  const { id, title } = await needReport(site)
  await page.goto(`${site.url}/app/contact-us?about=report:${id}`)
  await expect(feedbackForm(page).getByLabel('Page, place or report')).toHaveValue(`Report: ${title}`)
})
