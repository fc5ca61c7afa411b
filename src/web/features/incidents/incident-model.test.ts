import { expect, test } from 'vitest'
import type { Incident } from '../../../contract/tim-report.ts'
import { createTranslations } from '../../messages/catalog.ts'
import { loadCatalog } from '../../messages/languages.ts'
import { englishTranslations, plain } from '../../messages/testing/english-translations.ts'
import { incidentShape, recordedStamps } from './incident-model.ts'
import { incidentFacts, incidentTitle } from './incident-text.ts'

const at = (time: string) => `2026-11-10T${time}:00-05:00`

test('an incident is solid while lanes are blocked, hatched on the shoulder, dotted until flow is normal', () => {
  const { parts, lengthMinutes } = incidentShape(anIncident())
  expect(parts).toEqual([
    { form: 'blocked', from: 0, to: 47 },
    { form: 'shoulder', from: 47, to: 71 },
    { form: 'recovering', from: 71, to: 96 },
  ])
  expect(lengthMinutes).toBeGreaterThan(96)
})

test('the goal of 90 minutes is on the line of a short incident too', () => {
  const short = anIncident({ t5: at('17:50'), t6: at('17:55'), t7: null })
  expect(incidentShape(short).lengthMinutes).toBeGreaterThan(90)
})

test('an incident that blocked no lane is on the shoulder from the beginning', () => {
  const { parts } = incidentShape({ ...anIncident(), lanesBlocked: 0 })
  expect(parts[0]).toEqual({ form: 'shoulder', from: 0, to: 71 })
})

test('a part whose end nobody recorded is not drawn, and the other times stay', () => {
  const incident = anIncident({ t5: null })
  expect(incidentShape(incident).parts.map(({ form }) => form)).toEqual(['recovering'])
  expect(recordedStamps(incident).map(({ name }) => name)).toEqual(['t1', 't2', 't3', 't4', 't6', 't7'])
})

test('traffic that recovered before the scene was clear has no dotted part', () => {
  expect(incidentShape(anIncident({ t7: at('18:40') })).parts.map(({ form }) => form)).toEqual([
    'blocked',
    'shoulder',
  ])
})

test('an incident without any time is no line', () => {
  const none = { t1: null, t2: null, t3: null, t4: null, t5: null, t6: null, t7: null }
  expect(recordedStamps(anIncident(none))).toEqual([])
  expect(incidentShape(anIncident(none)).parts).toEqual([])
})

test('what happened is said in words, and what was not recorded is left out', () => {
  expect(incidentTitle(anIncident(), englishTranslations)).toBe('Crash on I-95 northbound, Commercial Blvd')
  expect(incidentFacts(anIncident(), englishTranslations).map(plain)).toEqual([
    'level 2',
    '2 of 5 lanes blocked',
    'lanes reopened after 47 min',
    'scene cleared after 71 min',
    'SIRV on scene',
  ])
  const unknown = {
    ...anIncident(),
    level: null,
    lanesBlocked: null,
    roadwayClearanceMinutes: null,
    sirv: false,
  }
  expect(incidentFacts(unknown, englishTranslations).map(plain)).toEqual(['scene cleared after 71 min'])
})

test('the exit where an incident happened is in the visitor’s language', async () => {
  const titleIn = async (language: 'en' | 'es' | 'ht', location: string) =>
    incidentTitle({ ...anIncident(), location }, createTranslations(language, await loadCatalog(language)))
  expect(await titleIn('en', 'Exit 32, Commercial Blvd')).toMatch(/northbound, Exit 32, Commercial Blvd$/)
  expect(await titleIn('es', 'Exit 32, Commercial Blvd')).toMatch(
    /hacia el norte, Salida 32, Commercial Blvd$/,
  )
  expect(await titleIn('ht', 'Exit 2')).toMatch(/nan direksyon nò, Sòti 2$/)
  expect(await titleIn('es', 'Glades Rd')).toMatch(/hacia el norte, Glades Rd$/)
})

function anIncident(times: Partial<Incident['times']> = {}): Incident {
  return {
    id: 'BR-2026-11-0007',
    county: 'Broward',
    road: 'I-95',
    direction: 'northbound',
    location: 'Commercial Blvd',
    type: 'crash',
    level: 2,
    lanesBlocked: 2,
    lanesTotal: 5,
    times: {
      t1: at('17:42'),
      t2: at('17:44'),
      t3: at('17:45'),
      t4: at('17:53'),
      t5: at('18:29'),
      t6: at('18:53'),
      t7: at('19:18'),
      ...times,
    },
    roadwayClearanceMinutes: 47,
    incidentClearanceMinutes: 71,
    sirv: true,
    risc: false,
    secondary: false,
  }
}
