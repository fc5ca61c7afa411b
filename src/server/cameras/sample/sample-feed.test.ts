import { expect, onTestFinished, test } from 'vitest'
import { openSampleFeed } from './sample-feed.ts'

test('where the sample feed cannot be started the site goes on without it', async () => {
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  process.execPath = '/nowhere/node'
  expect(await openSampleFeed({ exits: [], timeZone: 'UTC' })).toBeNull()
})
