/**
 * Whether every case of a long list is tested, as `npm run test:all` does: pages in every language, width and color
 * scheme, minutes of crashes. `npm test` runs a few of each, so every promise is still tested.
 */
export const isEveryCase = process.env.TEST_CASES === 'all'

/**
 * Whether what another test also covers, or few visitors see, waits for `npm run test:all`: tests marked `@release`
 * and the files that `playwright.config.ts` lists. `npm test -- NAME` runs them.
 */
export const isShortRun = process.env.TEST_CASES === 'short'

/** How often a property is tried: all of `times` in `npm run test:all`, a fifth in `npm test`. */
export function runs(times: number): { numRuns: number } {
  return { numRuns: isEveryCase ? times : Math.ceil(times / 5) }
}

/** All of a list of similar cases in `npm run test:all`; in `npm test` every `step`th one, starting with `first`. */
export function someOf<Case>(cases: readonly Case[], step: number, first = 0): readonly Case[] {
  return isEveryCase ? cases : cases.filter((_, index) => index % step === first)
}
