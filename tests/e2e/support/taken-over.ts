import type { Locator } from '@playwright/test'
import { expect } from './site.ts'

/** Until React has taken over what the server drew there: from then on its links change the page without loading it. */
export async function untilTakenOver(drawn: Locator): Promise<void> {
  const isTakenOver = () =>
    drawn.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__react')))
  await expect.poll(isTakenOver).toBe(true)
}
