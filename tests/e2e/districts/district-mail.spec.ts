import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { feedbackForm, fillFeedback, fillVisit, send, visitForm } from '../support/contact.ts'
import { foreignNamesFor } from '../support/districts.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, type ReadSite, test } from '../support/site.ts'

test('mails to the office and the acknowledgment name no other district', async ({
  page,
  site,
  district,
}) => {
  const foreignIn = await foreignNamesFor(district)
  await page.clock.install()
  await openHydrated(page, `${site.url}/app/contact-us`)
  await fillFeedback(page, 'The signal at Main Street is dark.', 'trafficSignal')
  // Nobody types this fast: the server would treat the sender as a bot and send no acknowledgment.
  await page.clock.fastForward(20_000)
  await send(feedbackForm(page))
  const references = [(await page.getByText(/^FB-/).textContent()) ?? '']
  await openHydrated(page, `${site.url}/app/contact-us#request-a-visit`)
  const earliest = await visitForm(page).getByLabel('First-choice date').getAttribute('min')
  await fillVisit(visitForm(page), earliest ?? '')
  // One address gets one acknowledgment at a time, and other tests of this site use theirs.
  await visitForm(page).getByLabel('E-mail').fill('district@school.example')
  await page.clock.fastForward(20_000)
  await send(visitForm(page))
  references.push((await page.getByText(/^TR-/).textContent()) ?? '')
  // Other tests send messages on the same site.
  const sent = async () =>
    (await readMails(site)).filter((mail) => references.some((one) => JSON.stringify(mail).includes(one)))
  // Two to the office, and one to the visitor who gave an address.
  await expect.poll(async () => (await sent()).length).toBe(3)
  const mails = await sent()
  expect(mails.flatMap(({ to = [] }) => to.map(({ address }) => address))).toContain(
    'district@school.example',
  )
  const text = JSON.stringify(mails)
  expect(text).toContain('The signal at Main Street is dark.')
  expect(foreignIn(text)).toEqual([])
})

/** Without a mail server, a site writes its mails to files. */
async function readMails(site: ReadSite): Promise<Email[]> {
  const folder = join(site.contentDir, '..', 'var', 'mail')
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const mails = files.filter((file) => file.endsWith('.eml'))
  return Promise.all(mails.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
}
