import { feedbackForm, fillFeedback, send } from './support/contact.ts'
import { openContact, referenceOn } from './support/contact-site.ts'
import { expect, startSite, test } from './support/site.ts'

test('where a proof of work is asked for, the browser does it unseen, and says so in words', async ({
  page,
}) => {
  const site = await startSite('tests/scenarios/tiny', { MESSAGE_CHALLENGE: 'always' })
  await openContact(page, site)
  await fillFeedback(page)
  await send(feedbackForm(page))
  await expect(feedbackForm(page).getByRole('status').filter({ hasText: 'small task' })).toBeVisible()
  // The page stays usable meanwhile.
  await feedbackForm(page).getByLabel('Your name').fill('Typed while the work goes on')
  await referenceOn(page)
  await page.close()
  await site.close()
})
