import { expect, test } from 'vitest'
import { shownFeed } from './shown-feed.ts'

test.each([
  ['sample', 'sample', 'sample'],
  ['sample', 'arcadis-511', 'arcadis-511'],
  ['sample', 'off', 'off'],
  ['live', 'arcadis-511', 'arcadis-511'],
  ['live', 'sample', 'off'],
  ['live', 'off', 'off'],
  ['off', 'sample', 'off'],
  ['off', 'arcadis-511', 'off'],
] as const)('content that says %s and settings that say %s show the feed %s', (wanted, configured, shown) => {
  expect(shownFeed(wanted, configured)).toBe(shown)
})
