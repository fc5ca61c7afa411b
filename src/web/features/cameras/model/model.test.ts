import { describe, expect, test } from 'vitest'
import { aCamera, aView, secondsAgo } from '../../../../../tests/builders/a-camera.ts'
import {
  englishTranslations,
  plain,
  translationsIn,
} from '../../../../../tests/builders/english-translations.ts'
import { NOW } from '../../../../../tests/builders/now.ts'
import type { Camera } from '../../../../contract/camera.ts'
import { OTHER_ROADS } from '../../../../contract/camera-place.ts'
import { agoText, spanText } from '../../../messages/age-text.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { camerasNear } from '../cameras-near.tsx'
import { cameraName, mainView, officialMapUrl, placeName } from './camera-name.ts'
import { ALL_CAMERAS, buildCamerasAddress, MOST_SHARED, parseCamerasAddress } from './cameras-params.ts'
import { stateText } from './state-text.ts'

describe('official map', () => {
  const links = {
    webSearch: 'https://search.example.com/?q={query}',
    travelerInformation: 'https://511.example.gov',
    travelerCamera: 'https://511.example.gov/map#camera-{id}',
  }

  test('a link to the state’s map opens a camera of a 511 feed by its number', () => {
    expect(officialMapUrl(links, { id: '4821', feed: 'arcadis-511' })).toBe(
      'https://511.example.gov/map#camera-4821',
    )
  })

  test('a camera without such a number links to the front page of the state’s map', () => {
    const front = 'https://511.example.gov'
    expect(officialMapUrl(links, null)).toBe(front)
    expect(officialMapUrl(links, { id: '12', feed: 'sample' })).toBe(front)
    expect(officialMapUrl(links, { id: 'cam-12-1f3a9b20', feed: 'arcadis-511' })).toBe(front)
    const { travelerCamera: _, ...without } = links
    expect(officialMapUrl(without, { id: '12', feed: 'arcadis-511' })).toBe(front)
    expect(officialMapUrl({ webSearch: links.webSearch }, null)).toBeUndefined()
  })
})

describe('camera name', () => {
  test('a camera is named by road, direction and place', () => {
    expect(cameraName(aCamera({ location: 'I-95 at Sunrise Blvd' }), englishTranslations)).toBe(
      'I-95 northbound at Sunrise Blvd',
    )
    expect(cameraName(aCamera({ direction: null }), englishTranslations)).toBe('I-95 at Sunrise Blvd')
  })

  const exit = { number: '31', crossStreet: 'Oakland Park Blvd', city: 'Fort Lauderdale', landmarks: [] }

  test('a camera that its feed calls "Exit 31" is named by the cross street and city people know', () => {
    const name = (given: Parameters<typeof aCamera>[0]) =>
      plain(cameraName(aCamera(given), englishTranslations))
    expect(name({ location: 'I-95 at Exit 31', exit })).toBe(
      'I-95 northbound at Oakland Park Blvd, exit 31 (Fort Lauderdale)',
    )
    expect(name({ location: 'South of Sunrise', exit })).toBe(
      'I-95 northbound at South of Sunrise, exit 31 (Fort Lauderdale)',
    )
    expect(name({ location: 'Exit 31', exit: { ...exit, crossStreet: null, landmarks: ['airport'] } })).toBe(
      'I-95 northbound at airport, exit 31 (Fort Lauderdale)',
    )
  })

  test('an unknown exit keeps the feed’s name, in the visitor’s language', async () => {
    const camera = aCamera({ location: 'Exit 7' })
    // No line breaks between the word and its number.
    expect(cameraName(camera, englishTranslations)).toBe('I-95 northbound at Exit\u00a07')
    expect(placeName(camera, await translationsIn('es'))).toBe('Salida\u00a07')
    expect(placeName(camera, await translationsIn('ht'))).toBe('Sòti\u00a07')
  })

  test('a camera without a road is named by its place, and one without a place by its number', () => {
    expect(cameraName(aCamera({ road: OTHER_ROADS, location: 'Main St' }), englishTranslations)).toBe(
      'Main St',
    )
    expect(cameraName(aCamera({ id: '12-a', location: '' }), englishTranslations)).toBe(
      'I-95 northbound at Camera 12-a',
    )
  })

  test('cameras at one place are distinguished by their view, their milepost or a number', () => {
    const name = (distinction: Camera['distinction']) =>
      cameraName(aCamera({ distinction }), englishTranslations)
    expect(name({ kind: 'view', text: 'Looking north' })).toBe(
      'I-95 northbound at Sunrise Blvd (Looking north)',
    )
    expect(name({ kind: 'milepost', milepost: 29.25 })).toBe('I-95 northbound at Sunrise Blvd (Mile 29.25)')
    expect(name({ kind: 'number', number: 1, of: 3 })).toBe('I-95 northbound at Sunrise Blvd (camera 1 of 3)')
  })

  test('the first view that is switched on represents its camera', () => {
    const off = aView({ id: 'a', isSwitchedOff: true })
    const on = aView({ id: 'b' })
    expect(mainView(aCamera({ views: [off, on] }))?.id).toBe('b')
    expect(mainView(aCamera({ views: [off] }))?.id).toBe('a')
    expect(mainView(aCamera({ views: [] }))).toBeNull()
  })
})

describe('cameras near', () => {
  const at = { road: 'I-95', direction: 'northbound' as const, latitude: 26.137, longitude: -80.17 }
  const cameras = [26.1, 26.12, 26.13, 26.14, 26.15, 26.16, 27].map((latitude) =>
    aCamera({ id: String(latitude), latitude }),
  )

  test('an event links the nearest two cameras each way along its road', () => {
    const sides = camerasNear(at, cameras).map(({ side, cameras: own }) => [side, ...own.map(({ id }) => id)])
    expect(sides).toEqual([
      ['north', '26.14', '26.15'],
      ['south', '26.13', '26.12'],
    ])
  })

  test('cameras in its direction come before those of the other, and other roads’ are left out', () => {
    const southbound = aCamera({ id: 'southbound', direction: 'southbound', latitude: 26.138 })
    const ids = (list: typeof cameras) =>
      camerasNear(at, list).flatMap((one) => one.cameras.map(({ id }) => id))
    expect(ids([southbound, aCamera({ id: 'own', latitude: 26.15 })])).toEqual(['own'])
    expect(ids([southbound])).toEqual(['southbound'])
    expect(ids([aCamera({ road: 'I-595' })])).toEqual([])
    expect(camerasNear({ ...at, latitude: null, longitude: null }, cameras)).toEqual([])
  })
})

describe('cameras params', () => {
  test('a choice written into the address is read back as it was', () => {
    const params = {
      ...ALL_CAMERAS,
      view: 'map',
      road: 'I-95',
      county: 'St. Lucie',
      direction: 'northbound',
      q: 'port st',
      sort: 'city',
      page: 3,
    } as const
    expect(buildCamerasAddress(params)).toBe(
      '?road=I-95&county=St.+Lucie&direction=northbound&q=port+st&sort=city&page=3&view=map',
    )
    expect(parseCamerasAddress(buildCamerasAddress(params))).toEqual(params)
    expect(buildCamerasAddress(ALL_CAMERAS)).toBe('')
  })

  test('an earlier address has the road as it is written today', () => {
    expect(parseCamerasAddress('?road=SR-869').road).toBe('SR 869')
  })

  test('an address nobody can make sense of shows all cameras', () => {
    expect(parseCamerasAddress('?view=globe&direction=up&sort=size&road=%20&q=&page=0&cameras=')).toEqual(
      ALL_CAMERAS,
    )
  })

  test('a link contains the cameras in their order, each once, and nothing else', () => {
    const { view, shared } = parseCamerasAddress('?cameras=b,a,b,../etc,%3Cscript%3E,C')
    expect([view, shared]).toEqual(['mine', ['b', 'a']])
    expect(buildCamerasAddress({ ...ALL_CAMERAS, view: 'mine', shared: ['b', 'a'] })).toBe('?cameras=b,a')
  })

  test('a link longer than any browser keeps is read to its first 200 cameras', () => {
    const many = Array.from({ length: 500 }, (_, index) => `cam-${index}`).join(',')
    expect(parseCamerasAddress(`?cameras=${many}`).shared).toHaveLength(MOST_SHARED)
  })
})

describe('state text', () => {
  const bothAges = (translations: Translations) =>
    stateText(aView(), NOW, translations, 'America/New_York', true).facts

  const said = (given: Parameters<typeof aView>[0], now = NOW) => {
    const { mark, verdict, facts } = stateText(aView(given), now, englishTranslations, 'America/New_York')
    return [mark, plain(`${verdict} ${facts}`.trim())]
  }

  test('each of the five states has a text, and none of them says live', () => {
    expect(said({})).toEqual(['fresh', 'Received 40 s ago'])
    expect(said({ changedAt: secondsAgo(240) })).toEqual([
      'stale',
      'May be outdated. Has not changed for 3 min',
    ])
    expect(said({ changedAt: secondsAgo(35 * 60) })).toEqual([
      'delayed',
      'Outdated. Has not changed for 34 min',
    ])
    expect(said({ reason: 'noAnswer', receivedAt: '2026-11-21T12:10:00Z' })).toEqual([
      'unavailable',
      'No picture. The camera has not responded since 7:10 a.m.',
    ])
    expect(said({ isSwitchedOff: true, reason: 'frozen' })).toEqual([
      'switchedOff',
      'Switched off. The agency turned this view off',
    ])
  })

  test('every reason for a missing picture has a text', () => {
    expect(said({ reason: 'placeholder' })[1]).toContain('placeholder')
    expect(said({ reason: 'frozen', changedAt: secondsAgo(7300) })[1]).toContain('the same for 2 h')
    expect(said({ reason: 'refused' })[1]).toContain('refuses')
    expect(said({ reason: 'notAPicture' })[1]).toContain('not a picture')
    expect(said({ reason: 'notAskedYet', receivedAt: null, changedAt: null })).toEqual([
      'unchecked',
      'No one has opened this picture yet',
    ])
    expect(plain(stateText(null, NOW, englishTranslations, 'UTC').facts)).toContain('no picture')
  })

  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

  test('the text changes as time passes, without any new response', () => {
    expect(said({}, later(10))[1]).toBe('Received 50 s ago')
    expect(said({}, later(140))[1]).toBe('Received 3 min ago')
    expect(said({}, later(141))).toEqual(['unchecked', 'Not checked since 8:59 a.m.'])
  })

  test('a picture the site has not checked lately is called just that, and not old or late', () => {
    const unchecked = ['unchecked', 'Not checked since 8:59 a.m.']
    for (const changedAt of [secondsAgo(90), secondsAgo(240), secondsAgo(35 * 60)])
      expect(said({ changedAt }, later(300))).toEqual(unchecked)
    expect(said({ reason: 'notAskedYet' }, later(1300))).toEqual(unchecked)
    expect(said({ reason: 'noAnswer' }, later(300))[0]).toBe('unavailable')
  })

  test('an age is in its largest whole unit and never in the future', () => {
    const spans = [7, 59, 61, 119 * 60, 121 * 60, 49 * 3600]
    expect(spans.map((seconds) => plain(spanText(seconds, englishTranslations)))).toEqual([
      '5 s',
      '55 s',
      '1 min',
      '119 min',
      '2 h',
      '2 days',
    ])
    expect(agoText(secondsAgo(-30), NOW, englishTranslations)).toBe('just now')
    expect(plain(bothAges(englishTranslations))).toBe('Received 40 s ago, changed 1 min ago')
  })

  test('ages and spans are written in Spanish and Haitian Creole', async () => {
    const agesIn = (translations: Translations) => [
      plain(bothAges(translations)),
      plain(agoText(secondsAgo(2), NOW, translations)),
      plain(
        stateText(aView({ changedAt: secondsAgo(35 * 60) }), NOW, translations, 'America/New_York').facts,
      ),
      ...[50, 121 * 60, 49 * 3600].map((seconds) => plain(spanText(seconds, translations))),
    ]
    expect(agesIn(await translationsIn('es'))).toEqual([
      'Recibida hace 40 s, cambió hace 1 min',
      'ahora mismo',
      'No cambia desde hace 34 min',
      '50 s',
      '2 h',
      '2 días',
    ])
    expect(agesIn(await translationsIn('ht'))).toEqual([
      'Resevwa sa gen 40 s, chanje sa gen 1 min',
      'kounye a menm',
      'Pa chanje depi 34 min',
      '50 s',
      '2 èdtan',
      '2 jou',
    ])
  })

  test('each language says since when a picture was not checked', async () => {
    const factsIn = (translations: Translations) =>
      plain(stateText(aView(), later(300), translations, 'America/New_York').facts)
    expect(factsIn(await translationsIn('es'))).toBe('Sin revisar. Última revisión: 8:59 a.m.')
    expect(factsIn(await translationsIn('ht'))).toBe('Pa tcheke depi 8:59 a.m.')
  })

  test('each language says since when a camera is silent, on its own clock', async () => {
    const silent = aView({ reason: 'noAnswer', receivedAt: '2026-11-20T22:10:00Z' })
    const factsIn = (translations: Translations) =>
      plain(stateText(silent, NOW, translations, 'America/New_York').facts)
    expect(factsIn(await translationsIn('es'))).toContain('20 de noviembre, 5:10 p.m.')
    expect(factsIn(await translationsIn('ht'))).toContain('20 novanm, 5:10 p.m.')
  })
})
