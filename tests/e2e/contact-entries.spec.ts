import { textIn } from '../../src/contract/local-text.ts'
import { feedbackForm, fillFeedback, GOOD_MESSAGE, send, visitForm } from './support/contact.ts'
import { expect, openContact, referenceOn, test } from './support/contact-site.ts'
import { readSiteInfo } from './support/districts.ts'
import { holdBack } from './support/hold-back.ts'
import { openHydrated } from './support/hydrated.ts'
import { needReport } from './support/needs.ts'

test('what was typed survives a reload, and is deleted once it is sent', async ({ page, site }) => {
  await openContact(page, site)
  await fillFeedback(page)
  await feedbackForm(page).getByLabel('By e-mail').check()
  await feedbackForm(page).getByLabel('E-mail', { exact: true }).fill('marie@example.com')
  await page.reload()
  await expect(feedbackForm(page).getByRole('textbox', { name: 'Your message' })).toHaveValue(GOOD_MESSAGE)
  await expect(feedbackForm(page).getByLabel('What is it about?')).toHaveValue('website')
  await expect(feedbackForm(page).getByLabel('E-mail', { exact: true })).toHaveValue('marie@example.com')
  await send(feedbackForm(page))
  await referenceOn(page)
  await page.reload()
  await expect(page.getByText('0 of 2,000 characters')).toBeVisible()
  await expect(feedbackForm(page).getByRole('textbox', { name: 'Your message' })).toHaveValue('')
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft|request/.test(key))),
  ).toEqual([])
})

test('a visitor who comes from a report, a camera or a page finds it filled in and can change it', async ({
  page,
  site,
}) => {
  const { title, path } = await needReport(site)
  await openHydrated(page, site.url + path)
  await page.getByRole('link', { name: /Request another format/ }).click()
  const form = feedbackForm(page)
  await expect(form.getByLabel('Page, place or report')).toHaveValue(`Report: ${title}`)
  await expect(form.getByLabel('What is it about?')).toHaveValue('accessibility')
  await openContact(page, site, '?about=camera:i95-nb-42')
  const { cameras } = await readSiteInfo(site.contentDir)
  await expect(form.getByLabel('Page, place or report')).toHaveValue(
    cameras.feed === 'off' ? '' : 'Camera: i95-nb-42',
  )
  await openContact(page, site, '?about=page:/app/metrics')
  await expect(form.getByLabel('Page, place or report')).toHaveValue('Page: Metrics')
  await openContact(page, site, '?about=<script>')
  await expect(form.getByLabel('Page, place or report')).toHaveValue('')
})

test('the counter is announced only near the limit and after a pause @release', async ({ page, site }) => {
  await openContact(page, site)
  const form = feedbackForm(page)
  await form.getByRole('textbox', { name: 'Your message' }).fill('x'.repeat(2001))
  await expect(form.getByText('2,001 of 2,000 characters')).toBeVisible()
  await expect(form.locator('[aria-live]').filter({ hasText: '1 character too many' })).toBeAttached()
})

test('the forms can be filled in and sent by keyboard alone @release', async ({ page, site }) => {
  await openContact(page, site)
  await page.getByRole('radio', { name: 'Feedback' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(visitForm(page)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('t')
  await expect(feedbackForm(page).getByLabel('What is it about?')).toHaveValue('website')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(GOOD_MESSAGE)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await referenceOn(page)
})

test('the emergency numbers come before the form, and the legal notice is above its button', async ({
  page,
  site,
}) => {
  await openContact(page, site)
  const topOf = async (text: string | RegExp) =>
    (await page.getByText(text).filter({ visible: true }).first().boundingBox())?.y ?? Number.NaN
  const button = await feedbackForm(page).getByRole('button', { name: 'Send feedback' }).boundingBox()
  expect(await topOf('Is there a crash now, or is a traffic light out?')).toBeLessThan(
    await topOf('What is it about?'),
  )
  const { legalNotices } = await readSiteInfo(site.contentDir)
  for (const { text } of legalNotices) expect(await topOf(textIn(text, 'en'))).toBeLessThan(button?.y ?? 0)
})

test('the legal notice, the phone and the postal address appear once, without the notice above a sent message @release', async ({
  page,
  site,
}) => {
  const { contact, legalNotices } = await readSiteInfo(site.contentDir)
  await openContact(page, site)
  const main = page.getByRole('main')
  await expect(main.getByText('By phone or in writing', { exact: true })).toHaveCount(1)
  for (const line of contact.post) await expect(main.getByText(line)).toHaveCount(1)
  const [notice] = legalNotices
  const law = page
    .getByText(notice === undefined ? /\blaw\b/ : textIn(notice.text, 'en'))
    .filter({ visible: true })
  await expect(law).toHaveCount(legalNotices.length)
  await fillFeedback(page)
  await send(feedbackForm(page))
  await referenceOn(page)
  await expect(law).toHaveCount(0)
})

test('what was typed and chosen before the scripts have loaded is not lost @release', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, '**/assets/contact-*.js')
  await page.clock.install()
  await page.goto(`${site.url}/app/contact-us`)
  await fillFeedback(page)
  await feedbackForm(page).getByLabel('By e-mail').check()
  await feedbackForm(page).getByLabel('E-mail', { exact: true }).fill('marie@example.com')
  await page.clock.fastForward(20_000)
  release()
  await expect(page.getByText('68 of 2,000 characters')).toBeVisible()
  await expect(feedbackForm(page).getByLabel('What is it about?')).toHaveValue('website')
  await expect(feedbackForm(page).getByLabel('E-mail', { exact: true })).toHaveValue('marie@example.com')
  const request = page.waitForRequest('**/Email/SendFeedback')
  await send(feedbackForm(page))
  await referenceOn(page)
  // The time before the scripts counts: otherwise the server would take the visitor for a program.
  expect((await request).postDataJSON().fillSeconds).toBeGreaterThanOrEqual(20)
})
