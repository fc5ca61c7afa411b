import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCamera, aStatewideList, aView } from '../../../../../tests/builders/a-camera.ts'
import type { Camera } from '../../../../contract/camera.ts'
import { searchNames as es } from '../../../messages/es-cameras.json'
import { searchNames as ht } from '../../../messages/ht-cameras.json'
import { searchCameras } from './search-cameras.ts'

const cameras = [
  aCamera({ id: 'i75', road: 'I-75', milepost: 19, location: 'Sheridan St' }),
  aCamera({ id: 'i95', road: 'I-95', milepost: 29.3, location: 'Sunrise Blvd' }),
  aCamera({ id: 'i95-south', road: 'I-95', direction: 'southbound', milepost: 31, location: 'Exit 31A' }),
  aCamera({ id: 'i95-10', road: 'I-95', milepost: 10, location: 'I-595 Interchange' }),
  aCamera({ id: 'i95-express', road: 'I-95 Express', milepost: null, location: 'NW 62nd St' }),
  aCamera({ id: 'i595', road: 'I-595', direction: 'eastbound', milepost: 10, location: 'I-595 EB at I-95' }),
  aCamera({ id: 'i595-west', road: 'I-595', direction: 'westbound', milepost: 1, location: 'Hiatus Rd' }),
  aCamera({
    id: 'us1',
    road: 'US-1',
    direction: null,
    milepost: null,
    location: 'N Federal Hwy & NE 13th St',
  }),
  aCamera({ id: 'us17', road: 'US-17', direction: null, milepost: 1, location: 'Main St', county: 'Polk' }),
  aCamera({ id: 'sr1', road: 'SR-1', direction: null, milepost: null, location: 'State Rd 1' }),
  aCamera({ id: 'sr84', road: 'SR 84', direction: 'westbound', milepost: null, location: 'Markham Park' }),
  aCamera({
    id: 'fl84',
    road: 'State Road 84',
    direction: 'eastbound',
    milepost: null,
    location: 'SW 9th Ave',
  }),
  aCamera({ id: 'a1a', road: 'SR-A1A', direction: null, milepost: null, location: 'Port St. Lucie Blvd' }),
  aCamera({
    id: 'turnpike',
    road: "Florida's Turnpike",
    milepost: 54,
    location: 'Commercial Blvd',
    county: null,
    views: [aView({ description: 'Looking at the toll plaza' })],
  }),
  aCamera({
    id: 'sawgrass',
    road: 'SR-869 / Sawgrass Expwy',
    milepost: 4,
    location: 'Mile Marker 4.5',
    county: 'Palm Beach',
  }),
]

const NAMES = { en: null, es, ht }

const find = (q: string, language: keyof typeof NAMES = 'en', among: readonly Camera[] = cameras) =>
  searchCameras(among, q, NAMES[language]).map(({ id }) => id)

describe('a road is found however it is spelled, and only that road', () => {
  const spellings = {
    i95: [
      'I-95',
      'i95',
      'I 95',
      'i - 95',
      'Interstate 95',
      'INTERSTATE-95',
      'interstate highway 95',
      'IH 95',
      'Ｉ－９５',
    ],
    us1: ['US-1', 'US 1', 'us1', 'U.S. 1', 'U.S.-1', 'us highway 1', 'US Hwy 1', 'U.S. Route 1', 'us rte 1'],
    sr84: [
      'SR 84',
      'sr-84',
      'SR84',
      'S.R. 84',
      'state road 84',
      'State Rd. 84',
      'state route 84',
      'FL-84',
      'fl 84',
    ],
  }
  test.each(spellings.i95)('%s', (q) => {
    expect(find(q)).toEqual(['i95', 'i95-10', 'i95-south', 'i95-express', 'i595'])
  })
  test.each(spellings.us1)('%s', (q) => expect(find(q)).toEqual(['us1']))
  test.each(spellings.sr84)('%s', (q) => expect(find(q)).toEqual(['sr84', 'fl84']))
  test('a route of any kind, or a number alone, is any road of that number', () => {
    expect(find('route 1').toSorted()).toEqual(['sr1', 'us1'])
    expect(find('highway 84')).toEqual(['sr84', 'fl84'])
    expect(find('595')).toEqual(['i595', 'i595-west', 'i95-10'])
    expect(find('A1A')).toEqual(['a1a'])
    expect(find('sr a-1-a')).toEqual(['a1a'])
  })
  test('a road with a name', () => {
    for (const q of ['turnpike', 'Florida’s Turnpike', 'floridas turnpike', 'florida tpke'])
      expect(find(q)).toEqual(['turnpike'])
    for (const q of ['sawgrass', 'SR-869', 'sawgrass expressway', 'sr 869 sawgrass'])
      expect(find(q)).toEqual(['sawgrass'])
  })
})

test('a direction beside a road means the direction of travel', () => {
  for (const q of ['I-95 NB', 'i95nb', '95 northbound', 'I-95 N', 'I-95N', 'north I-95', 'I-95 north bound'])
    expect(find(q), q).toEqual(expect.arrayContaining(['i95', 'i95-10']))
  for (const q of ['I-95 SB', 'southbound 95', 'I-95 South', 'I-95 S at exit 31']) {
    expect(find(q), q).toEqual(['i95-south'])
  }
  expect(find('I-595 west')).toEqual(['i595-west'])
})

test('the word for a camera beside other words is ignored, in every language', () => {
  for (const q of ['turnpike cameras', 'where is the camera on the turnpike'])
    expect(find(q), q).toEqual(['turnpike'])
  expect(find('cámaras de la carretera 84', 'es')).toEqual(find('84', 'es'))
  expect(find('kamera 595', 'ht')).toEqual(find('595', 'ht'))
})

test('a street’s compass word is found too, after the direction of travel', () => {
  expect(find('north federal highway')).toEqual(['us1'])
  expect(find('NW 62nd Street')).toEqual(['i95-express'])
  expect(find('n federal')).toEqual(['us1'])
})

test('exits and mileposts are found by number, as the feed names them or by the miles along the road', () => {
  expect(find('exit 31')).toEqual(['i95-south'])
  expect(find('Exit 31a')).toEqual(['i95-south'])
  expect(find('exit 31b')).toEqual([])
  expect(find('exit 29')).toEqual(['i95'])
  for (const q of ['mile 29', 'milepost 29', 'MP 29', 'mm 29.3', 'mile marker 29', 'I-95 29'])
    expect(find(q), q).toEqual(['i95'])
  expect(find('mm 4.5')).toEqual(['sawgrass'])
})

test('a camera is found by what people call its exit: number, cross street, city, county and landmark', () => {
  const exit = {
    number: '31',
    crossStreet: 'Oakland Park Blvd',
    city: 'Fort Lauderdale',
    landmarks: ['airport'],
  }
  const named = [
    aCamera({ id: 'named', location: 'Camera 7', milepost: null, exit }),
    aCamera({ id: 'other' }),
  ]
  for (const q of ['exit 31', 'oakland park', 'Fort Lauderdale', 'ft lauderdale', 'airport', 'I-95 exit 31'])
    expect(find(q, 'en', named), q).toEqual(['named'])
  for (const q of ['salida 31', 'aeropuerto']) expect(find(q, 'es', named), q).toEqual(['named'])
  expect(find('sòti 31', 'ht', named)).toEqual(['named'])
  expect(find('broward county', 'en', named)).toEqual(['named', 'other'])
})

test('streets, places, counties and what a view looks at are found in any spelling of their kind', () => {
  expect(find('sunrise boulevard')).toEqual(['i95'])
  expect(find('PORT SAINT LUCIE')).toEqual(['a1a'])
  expect(find('port st lucie')).toEqual(['a1a'])
  expect(find('palm beach county')).toEqual(['sawgrass'])
  expect(find('toll plaza')).toEqual(['turnpike'])
  expect(find('Sheridan Street near I-75')).toEqual(['i75'])
  expect(find('sheri')).toEqual(['i75'])
})

test('the best match comes first: the road itself, then the place, then the view and the county', () => {
  const named = [
    aCamera({ id: 'county', road: 'I-75', county: 'Broward', location: 'Griffin Rd' }),
    aCamera({ id: 'view', road: 'I-75', county: 'X', views: [aView({ description: 'Toward Broward' })] }),
    aCamera({ id: 'place', road: 'I-95', county: 'X', location: 'Broward Blvd' }),
    aCamera({ id: 'road', road: 'Broward Blvd', county: 'X', location: 'Andrews Ave' }),
  ]
  expect(find('broward', 'en', named)).toEqual(['road', 'place', 'view', 'county'])
})

test('cameras of one road and direction stay together, led by its best match', () => {
  const named = [
    aCamera({ id: 'a', road: 'I-75', location: 'Griffin Rd' }),
    aCamera({ id: 'b', road: 'I-95', location: 'Griffin Rd' }),
    aCamera({ id: 'c', road: 'I-95', location: 'Broward Blvd' }),
  ]
  expect(find('broward', 'en', named)).toEqual(['c', 'b', 'a'])
})

test('Spanish and Haitian Creole words lead to the same cameras in those languages', () => {
  for (const q of ['interestatal 95 sur', 'autopista 95 hacia el sur', 'I-95 sur, salida 31'])
    expect(find(q, 'es'), q).toEqual(['i95-south'])
  expect(find('carretera estatal 84 este', 'es')).toEqual(['fl84'])
  expect(find('ruta US 1', 'es')).toEqual(['us1'])
  expect(find('condado de Palm Beach', 'es')).toEqual(['sawgrass'])
  expect(find('milla 29', 'es')).toEqual(['i95'])
  for (const q of ['I-95 sid', 'otowout 95 nan direksyon sid', 'I-95 sòti 31']) {
    expect(find(q, 'ht'), q).toEqual(['i95-south'])
  }
  expect(find('wout leta 84 lwès', 'ht')).toEqual(['sr84'])
  expect(find('konte Palm Beach', 'ht')).toEqual(['sawgrass'])
  expect(find('salida 31', 'en')).toEqual([])
})

test('a search without a meaningful word leaves the list as it is', () => {
  expect(searchCameras(cameras, ' -–# ', null)).toEqual(cameras)
})

const road = fc.record({
  system: fc.constantFrom('I', 'US', 'SR', 'CR'),
  number: fc.integer({ min: 1, max: 999 }).map(String),
})
const SPELLINGS = {
  I: ['I-#', 'I#', 'i #', 'Interstate #', 'interstate hwy #'],
  US: ['US-#', 'US#', 'u.s. #', 'US Highway #', 'us rt #'],
  SR: ['SR-#', 'sr#', 'State Road #', 'state hwy #', 'FL-#', 'GA #'],
  CR: ['CR-#', 'cr #', 'County Road #', 'Co. Rd. #'],
} as const

test('whatever the road and its spelling, a search for it finds its cameras and no others', () => {
  fc.assert(
    fc.property(fc.array(road, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (roads, which, how) => {
      const list = roads.map(({ system, number }, index) =>
        aCamera({
          id: String(index),
          road: `${system}-${number}`,
          milepost: null,
          location: 'Main St',
          county: null,
        }),
      )
      const wanted = roads[which % roads.length] ?? { system: 'I', number: '1' }
      const spelled = SPELLINGS[wanted.system as keyof typeof SPELLINGS]
      const q = (spelled[how % spelled.length] ?? '').replace('#', wanted.number)
      const same = list.filter((camera) => camera.road === `${wanted.system}-${wanted.number}`)
      expect(find(q, 'en', list)).toEqual(same.map(({ id }) => id))
    }),
  )
})

test('a camera is found by its road and place, in any case and with any accents', () => {
  const street = fc
    .tuple(
      fc.constantFrom('', 'NW ', 'N ', 'Exit 31 / '),
      fc.constantFrom('Sunrise', '62nd', 'José Martí', 'St. Andrews', 'Oakland Park', 'I-595', 'SR-84'),
      fc.constantFrom('', ' Blvd', ' Street', ' Expwy', ' & SE 3rd Ave'),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(
      street,
      fc.constantFrom('I-95', 'US-1', 'Turnpike'),
      fc.boolean(),
      (location, own, isUpper) => {
        const camera = aCamera({ road: own, location, direction: null })
        const text = `${own} at ${location}`.normalize('NFD')
        expect(find(isUpper ? text.toUpperCase() : text, 'en', [camera])).toEqual([camera.id])
      },
    ),
  )
})

test('any text, however odd, only filters the cameras', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom(null, es, ht), (q, names) => {
      const found = searchCameras(cameras, q, names)
      expect(new Set(found).size).toBe(found.length)
      expect(found.filter((camera) => !cameras.includes(camera))).toEqual([])
    }),
  )
})

test('7,029 cameras are searched within 30 ms, whatever is typed', () => {
  const list = aStatewideList()
  const hostile = [
    'I-95',
    'interstate 95 north exit 31 sunrise boulevard broward county',
    'i '.repeat(5000),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    '1'.repeat(100_000),
    'state '.repeat(20_000),
    'é'.normalize('NFD').repeat(50_000),
    '-'.repeat(100_000),
    'exit exit exit mile mile marker '.repeat(1000),
  ]
  // Only this thread's CPU time, the best of several runs: the machine may be busy.
  const costMs = (work: () => unknown) => {
    const before = process.threadCpuUsage()
    work()
    return process.threadCpuUsage(before).user / 1000
  }
  // A slower machine gets more time, in proportion to how long it takes to copy the list.
  const copyMs = Math.min(...Array.from({ length: 5 }, () => costMs(() => structuredClone(list))))
  const mostMs = Math.max(30, 1.2 * copyMs)
  for (const q of hostile) {
    let bestMs = Number.POSITIVE_INFINITY
    for (let run = 0; run < 15 && bestMs >= mostMs; run++)
      bestMs = Math.min(
        bestMs,
        costMs(() => searchCameras(list, q, null)),
      )
    expect(bestMs, q.slice(0, 40)).toBeLessThan(mostMs)
  }
})
