import { expect, test } from 'vitest'
import { agoText, spanText } from '../../../messages/age-text.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { englishTranslations, plain, translationsIn } from '../../../messages/testing/english-translations.ts'
import { aView, NOW, secondsAgo } from '../testing/a-camera.ts'
import { stateText } from './state-text.ts'

const bothAges = (translations: Translations) =>
  stateText(aView(), NOW, translations, 'America/New_York', true).facts

const said = (given: Parameters<typeof aView>[0], now = NOW) => {
  const { mark, verdict, facts } = stateText(aView(given), now, englishTranslations, 'America/New_York')
  return [mark, plain(`${verdict} ${facts}`.trim())]
}

test('each of the five states has words, and none of them says live', () => {
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

test('why there is no picture is said for every reason', () => {
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

test('the words change as time passes, without any new answer', () => {
  expect(said({}, later(10))[1]).toBe('Received 50 s ago')
  expect(said({}, later(140))[1]).toBe('Received 3 min ago')
  expect(said({}, later(141))).toEqual(['unchecked', 'Not checked since 8:59 a.m.'])
})

test('what the site has not looked at lately is said so, and not called old or late', () => {
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
    plain(stateText(aView({ changedAt: secondsAgo(35 * 60) }), NOW, translations, 'America/New_York').facts),
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
