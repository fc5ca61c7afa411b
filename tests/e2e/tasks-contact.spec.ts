import type { Page } from '@playwright/test'
import { fillVisit, visitForm } from './support/contact.ts'
import { referenceOn } from './support/contact-site.ts'
import { openHydrated } from './support/hydrated.ts'
import { expect, test } from './support/site.ts'
import { aVisitor, menuEntry } from './support/visitor.ts'

async function openHome(page: Page, url: string) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${url}/`)
  return aVisitor(page)
}

/** A field of the form by its name, which is the same in every language. */
const field = (page: Page, name: string) => page.locator(`form:visible [name="${name}"]`)

/** Counts the clicks to reach and fill in the form, without the one that sends it. */
async function reportSignal(page: Page, visitor: ReturnType<typeof aVisitor>): Promise<void> {
  await visitor.choose(field(page, 'topic'), 'trafficSignal')
  await field(page, 'where').fill('US 1 at Oakland Park Blvd')
  await field(page, 'message').fill('The signal has been flashing red since this morning.')
}

test('a resident reports a broken signal and its place, and gets a reference', async ({ page, site }) => {
  const visitor = await openHome(page, site.url)
  await visitor.click(menuEntry(page, '/app/contact-us'))
  await reportSignal(page, visitor)
  expect([visitor.clicks, visitor.choices]).toEqual([1, 1])
  await page.getByRole('button', { name: /^Send/ }).filter({ visible: true }).click()
  expect(await referenceOn(page)).toMatch(/^FB-/)
})

test('a teacher requests a tour for 25 students', async ({ page, site }) => {
  const visitor = await openHome(page, site.url)
  await visitor.click(menuEntry(page, '/app/contact-us'))
  await visitor.click(page.locator('label').filter({ hasText: 'Request a visit' }).first())
  const form = visitForm(page)
  // It depends on the office's holidays.
  const earliest = form.getByLabel('First-choice date')
  await expect(earliest).toHaveAttribute('min', /^\d/)
  await fillVisit(form, (await earliest.getAttribute('min')) ?? '')
  await expect(form.locator('[name=groupSize]')).toHaveValue('25')
  expect(visitor.clicks).toBeLessThanOrEqual(2)
  await form.getByRole('button', { name: /^Send/ }).click()
  expect(await referenceOn(page)).toMatch(/^TR-/)
})

test('a resident reports the same in Haitian Creole, and everything is in Creole', {
  tag: '@sample',
}, async ({ page, site }) => {
  const visitor = await openHome(page, site.url)
  await visitor.click(page.getByRole('banner').getByRole('link', { name: 'Kreyòl ayisyen' }))
  await visitor.click(menuEntry(page, '/ht/app/contact-us'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ht')
  await reportSignal(page, visitor)
  expect([visitor.clicks, visitor.choices]).toEqual([2, 1])
  await field(page, 'message').locator('xpath=ancestor::form').locator('[type=submit]').click()
  await expect(page.getByText(/^FB-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\b(the|reference|message|your)\b/i)
})
