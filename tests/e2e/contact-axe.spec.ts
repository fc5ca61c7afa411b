import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { feedbackForm, fillFeedback, send, summary, visitForm } from './support/contact.ts'
import { expect, openContact, referenceOn, test } from './support/contact-site.ts'

const LOOKS = [
  { name: 'light', media: { colorScheme: 'light' } },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
] as const

async function expectNothingToMend(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'nothing sticks out of the window').toBeLessThanOrEqual(320)
}

for (const { name, media } of LOOKS) {
  test(`axe finds nothing to mend in the forms, their faults and their end, 320 px wide, ${name}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia(media)
    await page.setViewportSize({ width: 320, height: 640 })
    await openContact(page, site, '#request-a-visit')
    await visitForm(page).getByLabel('Kind of group').selectOption('school')
    await send(visitForm(page))
    await expect(summary(page)).toContainText('Please fix 9 answers')
    await expectNothingToMend(page)
    await page.getByText('Feedback', { exact: true }).click()
    await feedbackForm(page).getByLabel('I would like a reply').check()
    await send(feedbackForm(page))
    await expect(feedbackForm(page).getByRole('alert')).toContainText('Please fix 3 answers')
    await expectNothingToMend(page)
    await fillFeedback(page)
    await feedbackForm(page).getByLabel('I would like a reply').uncheck()
    await send(feedbackForm(page))
    await referenceOn(page)
    await expectNothingToMend(page)
  })
}
