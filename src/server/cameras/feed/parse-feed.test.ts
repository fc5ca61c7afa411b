import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEED_KINDS, type FeedKind } from '../../../contract/camera.ts'
import { describeProblems, type FeedCamera } from './feed-camera.ts'
import { type ParsedFeed, parseFeed } from './read-feed.ts'

const FOLDER = join(import.meta.dirname, '../../../../tests/feeds')
const BASE = 'https://cameras.example.gov/api/v2/get/cameras'

function read(kind: FeedKind, file: string): Promise<ParsedFeed> {
  return parseFeed(kind, readFileSync(join(FOLDER, file), 'utf8'), BASE)
}

async function read511(file: string) {
  return seen(await read('arcadis-511', `511/${file}`))
}

function seen(parsed: ParsedFeed): { cameras: FeedCamera[]; problems: Record<string, number> } {
  return {
    cameras: parsed.kind === 'list' ? parsed.items : [],
    problems: Object.fromEntries(parsed.problems),
  }
}

test('a good 511 list is read completely, including video and relative URLs', async () => {
  const { cameras, problems } = await read511('good.json')
  expect(problems).toEqual({})
  expect(cameras).toHaveLength(2)
  expect(cameras[1]).toEqual({
    key: '2',
    road: 'I-95',
    direction: 'southbound',
    milepost: null,
    sortOrder: 0,
    location: 'I-95 at Broward Blvd',
    county: null,
    place: { latitude: 26.2, longitude: -80.17 },
    views: [
      {
        key: '21',
        description: '',
        pictureUrl: 'https://cameras.example.gov/map/Cctv/21',
        videoUrl: 'https://cameras.example.gov/v/21.m3u8',
        isSwitchedOff: false,
      },
      {
        key: '22',
        description: '',
        pictureUrl: 'https://cameras.example.gov/map/Cctv/22',
        videoUrl: null,
        isSwitchedOff: false,
      },
    ],
  })
})

test.each([
  ['no-coordinates.json', 3, { noCoordinates: 3 }],
  ['zero-coordinates.json', 2, { zeroCoordinates: 2 }],
  ['impossible-coordinates.json', 3, { impossibleCoordinates: 3 }],
  ['duplicate-ids.json', 2, { duplicateId: 2 }],
  ['no-road.json', 2, { noRoad: 2 }],
  ['bad-addresses.json', 1, { badPictureAddress: 7 }],
  ['views-switched-off.json', 1, { unknownStatus: 2 }],
])('problems in %s are counted, and %i of its cameras are listed', async (file, listed, problems) => {
  const result = await read511(file)
  expect(result.problems).toEqual(problems)
  expect(result.cameras).toHaveLength(listed)
})

test('a camera without a plausible location stays in the list without one', async () => {
  for (const file of ['no-coordinates.json', 'zero-coordinates.json', 'impossible-coordinates.json'])
    expect((await read511(file)).cameras.every(({ place }) => place === null)).toBe(true)
})

test('swapped latitude and longitude are corrected and counted', async () => {
  const { cameras, problems } = await read511('swapped-coordinates.json')
  expect(cameras[0]?.place).toEqual({ latitude: 26.12, longitude: -80.17 })
  expect(problems).toEqual({ swappedCoordinates: 1 })
})

test('disabled views stay in the list as switched off, and those of unknown state count as on', async () => {
  const [camera] = (await read511('views-switched-off.json')).cameras
  expect(camera?.views.map(({ isSwitchedOff }) => isSwitchedOff)).toEqual([false, true, false, false, true])
})

test('a list of cameras without a single view is rejected with a reason', async () => {
  expect((await read511('no-views.json')).problems).toEqual({ emptyList: 1, noViews: 5, notARecord: 3 })
})

test('HTML in a text becomes plain text, and a plain "<" stays', async () => {
  const { cameras, problems } = await read511('html-in-text.json')
  expect(cameras[0]).toMatchObject({ road: 'I-95', location: 'I-95 at Broward Blvd' })
  expect(cameras[0]?.views[0]?.description).toBe('Looking <b>north</b> to 5th & Main')
  expect(cameras[1]?.location).toBe('5 < 6 & 7 > 6')
  expect(problems).toEqual({ htmlInText: 3 })
})

test('fields of the wrong type count as missing, and numbers written as text are numbers', async () => {
  const { cameras, problems } = await read511('wrong-types.json')
  expect(cameras.map(({ key }) => key)).toEqual(['1', '2'])
  expect(cameras[0]).toMatchObject({ road: '95', direction: null, location: '', sortOrder: 3 })
  expect(cameras[0]?.place).toEqual({ latitude: 26.12, longitude: -80.17 })
  expect(problems).toMatchObject({ notARecord: 5, noId: 3, noCoordinates: 1, badPictureAddress: 1 })
})

test('version 1 of the format, with one picture per camera, is read too', async () => {
  const { cameras } = await read511('version-1.json')
  expect(cameras[0]).toMatchObject({ road: 'I-95', location: 'I-95 at Broward Blvd' })
  expect(cameras[0]?.views[0]?.pictureUrl).toBe('https://cameras.example.gov/1.jpg')
})

test.each([
  ['error.xml', 'refusedByAgency'],
  ['page.html', 'notJson'],
  ['truncated.json', 'notJson'],
  ['object.json', 'notAList'],
  ['empty.json', 'emptyList'],
])('a response that is not a list, %s, is rejected: %s', async (file, code) => {
  expect(await read('arcadis-511', `511/${file}`)).toEqual({
    kind: 'refused',
    problems: new Map([[code, 1]]),
  })
})

test('a Caltrans camera is read from strings alone', async () => {
  const { cameras, problems } = seen(await read('caltrans-cwwp2', 'caltrans/cctv-status.json'))
  expect(problems).toEqual({})
  expect(cameras).toEqual([
    {
      key: '7-196',
      road: 'I-110',
      direction: 'southbound',
      milepost: 25.892,
      sortOrder: null,
      location: 'I-110 : (196) Avenue 26 Off Ramp, Cypress Park',
      county: 'Los Angeles',
      place: { latitude: 34.0837, longitude: -118.2215 },
      views: [
        {
          key: '1',
          description: '',
          pictureUrl:
            'https://cwwp2.dot.ca.gov/data/d7/cctv/image/i110196avenue26offramp/i110196avenue26offramp.jpg',
          videoUrl: 'https://wzmedia.dot.ca.gov/D7/CCTV-196.stream/playlist.m3u8',
          isSwitchedOff: false,
        },
      ],
    },
  ])
})

test('every bad record of a Caltrans list is counted, and no camera with a name is lost', async () => {
  const { cameras, problems } = seen(await read('caltrans-cwwp2', 'caltrans/hazards.json'))
  expect(cameras.map(({ key }) => key)).toEqual(['7-1', '7-2', '7-3', '7-4', '7-5', '7-6', '7-7', '8'])
  expect(problems).toEqual({
    zeroCoordinates: 1,
    swappedCoordinates: 1,
    noCoordinates: 2,
    unknownStatus: 1,
    badPictureAddress: 2,
    duplicateId: 1,
    noId: 1,
    notARecord: 3,
    htmlInText: 1,
    noRoad: 1,
  })
  expect(cameras[3]?.views[0]?.isSwitchedOff).toBe(true)
  expect(cameras[6]?.views[0]?.videoUrl).toBeNull()
})

test('the published WZDx example, whose coordinates are swapped, is corrected', async () => {
  const { cameras, problems } = seen(await read('wzdx-device', 'wzdx/camera-error-example.geojson'))
  expect(problems).toEqual({ swappedCoordinates: 1 })
  expect(cameras[0]).toMatchObject({
    key: 'f18dd2ab-6f1a-4039-8012-54c677be18ab',
    road: 'US 1',
    direction: 'northbound',
    location: "Tukey's Bridge North CCTV",
    place: { latitude: 43.676800032123545, longitude: -70.25631689267998 },
  })
})

test('every bad record of a device feed is counted, and other devices are ignored', async () => {
  const { cameras, problems } = seen(await read('wzdx-device', 'wzdx/hazards.geojson'))
  expect(cameras.map(({ key }) => key)).toEqual([
    ...['good', 'no-time', 'bad-time', 'no-picture', 'broken', 'unknown', 'no-geometry', 'line'],
  ])
  expect(problems).toEqual({
    noPictureTime: 2,
    badPictureAddress: 1,
    unknownStatus: 1,
    duplicateId: 1,
    noId: 1,
    noCoordinates: 1,
    notARecord: 3,
  })
})

test('10,001 records are read quickly, except for the last', async () => {
  const records = Array.from({ length: 10_001 }, (_, index) => ({
    Id: index,
    Roadway: 'I-95',
    Latitude: 26,
    Longitude: -80,
    Views: [{ Id: index, Url: `/map/Cctv/${index}`, Status: 'Enabled' }],
  }))
  const { cameras, problems } = seen(await parseFeed('arcadis-511', JSON.stringify(records), BASE))
  expect(cameras).toHaveLength(10_000)
  expect(problems).toEqual({ tooManyRecords: 1 })
})

test('whatever a feed sends is read or rejected, and every problem has a sentence', async () => {
  const words = fc.constantFrom(
    ...['Id', 'Views', 'Url', 'Latitude', 'Status', 'data', 'cctv', 'index', 'location'],
    ...['features', 'id', 'properties', 'core_details', 'geometry', 'coordinates', 'road_names'],
  )
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 5 }, fc.jsonValue({ maxDepth: 1 }), tie('list'), tie('object')),
    list: fc.array(tie('tree'), { maxLength: 4 }),
    object: fc.dictionary(words, tie('tree'), { maxKeys: 6 }),
  }))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FEED_KINDS), tree, async (kind, response) => {
      const parsed = await parseFeed(kind, JSON.stringify(response), BASE)
      for (const { message } of describeProblems(parsed.problems)) expect(message).toMatch(/\.$/)
    }),
    { numRuns: 500 },
  )
})

test('while a long list is read, other work goes on', async () => {
  const views = [{ Id: 1, Url: '/map/Cctv/1', Status: 'Enabled' }]
  const records = Array.from({ length: 20_000 }, (_, Id) => ({ Id, Roadway: `I-${Id}`, Views: views }))
  let turns = 0
  const counting = setInterval(() => turns++)
  await parseFeed('arcadis-511', JSON.stringify(records), BASE)
  clearInterval(counting)
  expect(turns).toBeGreaterThan(2)
})
