import { expect, onTestFinished, test } from 'vitest'
import { openSampleFeed } from './sample-feed.ts'

test('if the sample feed cannot start, the site runs without it', async () => {
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  process.execPath = '/nowhere/node'
  expect(await openSampleFeed({ exits: [], timeZone: 'UTC' })).toBeNull()
})
