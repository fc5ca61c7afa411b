import type { Page } from '@playwright/test'
import { startDistrict } from './districts.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { test as base, expect, type Site, startSite } from './site.ts'

interface WorkerFixtures {
  mailbox: Mailbox
  /** A small site, or a district's, which mails to `mailbox` and accepts as many messages as the tests send. */
  site: Site
}

/** Playwright's test with a site whose messages reach a mail server. */
export const test = base.extend<object, WorkerFixtures>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const mailbox = await startMailbox()
      await use(mailbox)
      await mailbox.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox, district }, use) => {
      const env = { SMTP_URL: mailbox.url, MESSAGE_LIMIT_PER_MINUTE: '1000', MESSAGE_ACKNOWLEDGEMENT: 'off' }
      const site =
        district === null ? await startSite('tests/scenarios/tiny', env) : await startDistrict(district, env)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** Opens the contact page, and waits until it is hydrated. */
export async function openContact(page: Page, site: Pick<Site, 'url'>, suffix = ''): Promise<void> {
  await page.goto(`${site.url}/app/contact-us${suffix}`)
  await expect(page.getByText(/of 2,000 characters/)).toBeAttached()
}

/** The reference of a stored message, once the page shows it. */
export async function referenceOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: /^We received your/ })).toBeFocused()
  return (await page.getByText(/^(FB|TR)-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? ''
}

/** The mail to the office about a message. `undefined`: it has not arrived yet. */
export function mailAbout(mailbox: Mailbox, reference: string) {
  return mailbox.mails.find((mail) => mail.subject?.includes(reference))
}
