import { readFile } from 'node:fs/promises'
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
import { expect, mailAbout, openContact, referenceOn, test } from './support/contact-site.ts'
import { readSiteInfo } from './support/districts.ts'

test('errors are listed with links and shown at their fields, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await openContact(page, site)
  const form = feedbackForm(page)
  await form.getByRole('textbox', { name: 'Your message' }).fill('Frozen')
  await form.getByLabel('By e-mail').check()
  await form.getByLabel('E-mail', { exact: true }).fill('marie.example.com')
  await send(form)
  await expect(summary(page)).toBeFocused()
  await expect(summary(page)).toContainText('Please fix 3 answers')
  await expect(page).toHaveTitle(/^Error: Contact Us/)
  await expect(summary(page).getByRole('link')).toHaveText([
    'Choose what your message is about',
    'Write at least 10 characters. You entered 6.',
    'Enter an e-mail address such as name@example.com',
  ])
  await summary(page)
    .getByRole('link', { name: /at least 10/ })
    .click()
  const message = form.getByRole('textbox', { name: 'Your message' })
  await expect(message).toBeFocused()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  await expect(message).toHaveAccessibleDescription(/10 to 2,000 characters.*You entered 6/)
  await expect(message).toHaveValue('Frozen')
  await expect(form.getByLabel('E-mail', { exact: true })).toHaveValue('marie.example.com')
  expect(new URL(page.url()).hash).toBe('')
})

test('feedback that asks for a reply becomes a mail the office can reply to', async ({
  page,
  site,
  mailbox,
}) => {
  await openContact(page, site)
  await fillFeedback(page)
  const form = feedbackForm(page)
  await form.getByLabel('Your name').fill('Marie-Ange Étienne')
  await form.getByLabel('By e-mail').check()
  await form.getByLabel('E-mail', { exact: true }).fill('marie@example.com')
  await send(form)
  const reference = await referenceOn(page)
  await expect(page).toHaveTitle(/^Sent: Contact Us/)
  await expect.poll(() => mailAbout(mailbox, reference)).toBeDefined()
  const mail = mailAbout(mailbox, reference)
  expect(mail?.replyTo).toEqual([{ name: 'Marie-Ange Étienne', address: 'marie@example.com' }])
  expect(mail?.text).toContain(GOOD_MESSAGE)
})

test('a visitor chooses how to get a reply, enters only what that needs, and sees when to expect it', async ({
  page,
  site,
  mailbox,
}) => {
  const { answerBusinessDays } = (await readSiteInfo(site.contentDir)).contact
  const promise = `An answer takes up to ${answerBusinessDays} business days.`
  await openContact(page, site)
  await fillFeedback(page)
  const form = feedbackForm(page)
  const how = form.getByRole('group', { name: 'How should we answer?' })
  if (answerBusinessDays === undefined) await expect(how).not.toContainText('An answer takes')
  else await expect(how).toContainText(promise)
  await expect(how.getByRole('radio', { checked: true })).toHaveAccessibleName('No answer needed')
  await how.getByLabel('By phone').check()
  await expect(form.getByLabel('E-mail', { exact: true })).toBeHidden()
  await send(form)
  await expect(summary(page).getByRole('link')).toHaveText(['Enter a phone number with its area code'])
  await form.getByLabel('Phone', { exact: true }).fill('954 555 0147')
  await send(form)
  const reference = await referenceOn(page)
  await expect(page.getByText('The office will call you, as you asked.')).toBeVisible()
  if (answerBusinessDays !== undefined) await expect(page.getByText(promise)).toBeVisible()
  await expect.poll(() => mailAbout(mailbox, reference)?.text).toContain('954 555 0147')
})

test('an address typed before the visitor stopped asking for a reply is not sent @release', async ({
  page,
  site,
  mailbox,
}) => {
  await openContact(page, site)
  await fillFeedback(page)
  const form = feedbackForm(page)
  await form.getByLabel('By e-mail').check()
  await form.getByLabel('E-mail', { exact: true }).fill('secret@example')
  await form.getByLabel('No answer needed').check()
  await expect(form.getByLabel('E-mail', { exact: true })).toBeHidden()
  await send(form)
  const reference = await referenceOn(page)
  await expect.poll(() => mailAbout(mailbox, reference)).toBeDefined()
  expect(JSON.stringify(mailAbout(mailbox, reference))).not.toContain('secret@example')
})

test('a request for a visit asks schools for the youngest age, and becomes days in a calendar', async ({
  page,
  site,
  mailbox,
}) => {
  await openContact(page, site)
  await page
    .getByLabel('Request a visit', { exact: true })
    .and(page.getByRole('radio'))
    .check({ force: true })
  const form = visitForm(page)
  await expect(form.getByLabel('Age of the youngest visitor')).toBeHidden()
  const { earliest } = await tourDays(site)
  await fillVisit(form, earliest)
  await form.getByLabel('Age of the youngest visitor').fill('')
  await send(form)
  await expect(summary(page).getByRole('link')).toHaveText(['Enter the age of the youngest visitor'])
  await form.getByLabel('Age of the youngest visitor').fill('11')
  await send(form)
  const reference = await referenceOn(page)
  await expect(page.getByText('Your visit is requested, not confirmed.')).toBeVisible()
  await expect.poll(() => mailAbout(mailbox, reference)?.replyTo?.[0]?.address).toBe('teacher@school.example')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to your calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${reference}.ics`)
  const calendar = await readFile(await file.path(), 'utf8')
  const [, hour] =
    new RegExp(`DTSTART:${earliest.replaceAll('-', '')}T(\\d\\d)0000Z\r\n`).exec(calendar) ?? []
  const { timeZone } = (await readSiteInfo(site.contentDir)).district
  const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone })
  expect(clock.format(new Date(`${earliest}T${hour}:00Z`)), 'by the clocks of the district').toMatch(
    /^8:00\sAM$/,
  )
  expect(calendar).toContain('STATUS:TENTATIVE')
})

test('unavailable days are rejected before they are sent, with the earliest available day', async ({
  page,
  site,
}) => {
  await openContact(page, site, '#request-a-visit')
  const form = visitForm(page)
  await expect(form.getByText(/weekday that is not a holiday.*10 business days.*From .* to /)).toBeVisible()
  await fillVisit(form, '2026-01-05')
  await form.getByLabel('Second-choice date').fill('2026-01-05')
  await send(form)
  await expect(summary(page).getByRole('link').first()).toHaveText(/^Choose .* or a later day$/)
})
