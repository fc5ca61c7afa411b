import type { Locator, Page } from '@playwright/test'
import { dayIn } from '../../../src/contract/calendar-days.ts'
import { buildTourDays, type TourDays } from '../../../src/contract/tour-days.ts'
import { readSiteInfo } from './districts.ts'
import type { ReadSite } from './site.ts'

/** The feedback form. */
export function feedbackForm(page: Page): Locator {
  return page.getByRole('region', { name: 'Feedback' })
}

export function visitForm(page: Page): Locator {
  return page.getByRole('region', { name: 'Request a visit' })
}

export function summary(page: Page): Locator {
  return page.getByRole('group', { name: 'Please fix' })
}

export const GOOD_MESSAGE = 'The camera at Sunrise Boulevard shows the same picture since Monday.'

/** Fills in only the required fields. */
export async function fillFeedback(page: Page, message = GOOD_MESSAGE, topic = 'website'): Promise<void> {
  const form = feedbackForm(page)
  await form.getByLabel('What is it about?').selectOption(topic)
  await form.getByRole('textbox', { name: 'Your message' }).fill(message)
}

export async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: /^Send/ }).click()
}

/** The days that can be requested today for a visit to the site's office, from the limits on its page. */
export async function tourDays(site: ReadSite): Promise<TourDays> {
  const { district } = await readSiteInfo(site.contentDir)
  const page = await (await fetch(`${site.url}/app/contact-us`)).text()
  const [, limits = ''] = /"tour":(\{[^{}]*\})/.exec(page) ?? []
  return buildTourDays(JSON.parse(limits), dayIn(district.timeZone, new Date()))
}

/** Fills in a complete request from a school. */
export async function fillVisit(form: Locator, firstDay: string): Promise<void> {
  await form.getByLabel('Organization').fill('Sawgrass Middle School')
  await form.getByLabel('Group type').selectOption('school')
  await form.getByLabel('Age of the youngest visitor').fill('11')
  await form.getByLabel('How many people').fill('25')
  await form.getByLabel('In person').check()
  await form.getByLabel('First-choice date').fill(firstDay)
  await form.getByLabel('Morning').check()
  await form.getByLabel('Contact person').fill('A. Teacher')
  await form.getByLabel('E-mail').fill('teacher@school.example')
  await form.getByLabel('Phone').fill('954 555 0147')
}
