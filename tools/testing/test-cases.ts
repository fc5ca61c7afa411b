/**
 * Whether every case of a long list is tested, as `npm run test:all` does: pages in every language, width and color
 * scheme, minutes of crashes. `npm test` takes a few of each, so that every promise is still tested.
 */
export const isEveryCase = process.env.TEST_CASES === 'all'
