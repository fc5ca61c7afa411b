import { expect, test } from 'vitest'
import { videoOriginsOf } from './camera-environment.ts'

test('pages may play video from the configured servers only', () => {
  const settings = { feedUrl: 'https://511.example.gov/', pictureHosts: ['*.stream.example.gov'] }
  expect(videoOriginsOf({ kind: 'arcadis-511', ...settings })).toEqual([
    'https://*.stream.example.gov',
    'https://511.example.gov',
  ])
  expect(videoOriginsOf({ kind: 'sample', feedUrl: null, pictureHosts: [] })).toEqual([])
})
