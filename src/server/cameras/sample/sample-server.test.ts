import { expect, onTestFinished, test } from 'vitest'
import { parseFeed } from '../feed/read-feed.ts'
import { readPictureFacts } from '../pictures/look-at-picture.ts'
import { sampleExits } from '../testing/sample-exits.ts'
import { buildSampleCameras } from './sample-cameras.ts'
import { openSampleFeed } from './sample-feed.ts'
import { buildPlaylist, readSampleVideo } from './sample-video.ts'

async function aSample(exits = sampleExits()): Promise<string> {
  const feed = await openSampleFeed({ exits, timeZone: 'America/New_York' })
  if (feed === null) throw new Error('The feed could not be started')
  onTestFinished(feed.close)
  return new URL(feed.url).origin
}

test('the sample feed responds like a 511 service, including a few typical errors', async () => {
  const url = await aSample()
  const list = `${url}/api/v2/get/cameras?key=sample&format=json`
  const parsed = await parseFeed('sample', await (await fetch(list)).text(), list)
  if (parsed.kind !== 'list') throw new Error('The list was refused')
  expect(parsed.items.length).toBeGreaterThan(60)
  expect(new Set(parsed.items.map(({ road }) => road)).size).toBe(5)
  expect(new Set(parsed.items.map(({ direction }) => direction)).size).toBe(4)
  expect([...parsed.problems.keys()].sort()).toEqual([
    ...['duplicateId', 'htmlInText', 'swappedCoordinates', 'zeroCoordinates'],
  ])
  const views = parsed.items.flatMap(({ views }) => views)
  expect(views.filter(({ videoUrl }) => videoUrl !== null)).toHaveLength(1)
  expect(views.some(({ isSwitchedOff }) => isSwitchedOff)).toBe(true)
})

test('sample cameras are at any district’s exits, except those without a cross street', async () => {
  const url = await aSample([
    { road: 'I-10', exit: '9', crossStreet: 'Mesa Ave', latitude: 31.8, longitude: -106.5 },
    { road: 'I-10', exit: '11', latitude: 31.78, longitude: -106.5 },
    { road: 'US 54', exit: '22A', crossStreet: 'Trowbridge Dr', latitude: 31.7, longitude: -106.4 },
    { road: 'US 54', exit: '25', crossStreet: 'Diana Dr', latitude: 31.9, longitude: -106.42 },
  ])
  const list = await fetch(`${url}/api/v2/get/cameras?key=sample&format=json`)
  const records = (await list.json()) as { Id: string; Direction: string; Location: string }[]
  expect(records.slice(0, 3).map(({ Id, Direction, Location }) => [Id, Direction, Location])).toEqual([
    ['i10-9', expect.stringMatching(/^(East|West)bound$/), 'I-10 at Mesa Ave'],
    ['us54-22a', expect.stringMatching(/^(North|South)bound$/), 'US 54 at Trowbridge Dr'],
    ['us54-25', expect.stringMatching(/^(North|South)bound$/), 'US 54 at Diana Dr'],
  ])
  expect((await fetch(`${url}/map/Cctv/us54-25.1`)).status).toBe(200)
})

test('an exit that is added or removed changes no other sample camera', () => {
  const exits = sampleExits()
  const before = buildSampleCameras(exits)
  const added = { road: 'I-95', exit: '15', crossStreet: 'First St', latitude: 25.95, longitude: -80.17 }
  expect(buildSampleCameras([added, ...exits]).slice(1)).toEqual(before)
  expect(buildSampleCameras(exits.slice(1))).toEqual(before.slice(1))
})

test('a wrong key and an eleventh call within a minute get an error in XML', async () => {
  const url = await aSample()
  const wrong = await fetch(`${url}/api/v2/get/cameras?key=wrong&format=json`)
  expect([wrong.status, await wrong.text()]).toEqual([400, '<Error><Message>Invalid Key</Message></Error>'])
  const list = `${url}/api/v2/get/cameras?key=sample&format=json`
  for (let call = 2; call <= 10; call++) expect((await fetch(list)).status).toBe(200)
  expect(await (await fetch(list)).text()).toContain('Throttled')
})

test('a picture is a photograph-like JPEG that is not sent twice', async () => {
  const url = await aSample()
  const picture = await fetch(`${url}/map/Cctv/i95-16.1`)
  const facts = readPictureFacts(Buffer.from(await picture.arrayBuffer()))
  expect(facts).toEqual({ mediaType: 'image/jpeg', width: 540, height: 330 })
  const headers = { 'If-None-Match': picture.headers.get('etag') ?? '' }
  // A new picture, with another ETag, may come in between.
  await expect
    .poll(async () => (await fetch(`${url}/map/Cctv/i95-16.1`, { headers })).status)
    .toBeOneOf([304, 200])
})

test('the stream continues without a gap for as long as somebody watches', async () => {
  const later = buildPlaylist(36_000)
  const first = Number(/MEDIA-SEQUENCE:(\d+)/.exec(later)?.[1])
  expect(later).toContain(`segment-${first + 3}.mp4`)
  expect(first).toBeGreaterThan(9000)
  const starts = await Promise.all(
    [1, 2, first].map(async (number) => {
      const bytes = Buffer.from((await readSampleVideo(`segment-${number}.mp4`)) ?? '')
      return Number(bytes.readBigUInt64BE(bytes.indexOf('tfdt') + 8)) / 30_000
    }),
  )
  const lengths = [...buildPlaylist(0).matchAll(/EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))
  expect(starts[0]).toBeCloseTo(lengths[0] ?? 0, 2)
  expect(starts[1]).toBeCloseTo((lengths[0] ?? 0) + (lengths[1] ?? 0), 2)
  expect(Math.abs((starts[2] ?? 0) - 36_000)).toBeLessThan(5)
  expect(await readSampleVideo('segment-1.mp4/../init.mp4')).toBeNull()
})
