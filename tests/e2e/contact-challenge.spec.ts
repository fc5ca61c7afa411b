import { feedbackForm, fillFeedback, send } from './support/contact.ts'
import { openContact, referenceOn } from './support/contact-site.ts'
import { expect, startSite, test } from './support/site.ts'

test('a required proof of work runs in the background, with a message', async ({ page }) => {
  const site = await startSite('tests/scenarios/tiny', { MESSAGE_CHALLENGE: 'always' })
  await openContact(page, site)
  await fillFeedback(page)
  // A lucky guess may end the work within a moment, so all messages are recorded.
  const messages = await page.evaluateHandle(() => {
    const texts: string[] = []
    const note = () => texts.push(document.querySelector('main')?.textContent ?? '')
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/Email/SendFeedback', async (route) => {
    await typed
    await route.continue()
  })
  await send(feedbackForm(page))
  await expect
    .poll(() => messages.evaluate((texts) => texts.some((text) => text.includes('not spam'))))
    .toBe(true)
  // The page stays usable in the meantime.
  await feedbackForm(page).getByLabel('Your name').fill('Typed during the proof of work')
  release()
  await referenceOn(page)
  await page.close()
  await site.close()
})
