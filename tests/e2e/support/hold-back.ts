import type { Page } from '@playwright/test'

/** Holds back what the page fetches from these addresses, until the function it returns is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
