import { expect, test } from 'vitest'
import { aCamera } from '../../../../tests/builders/a-camera.ts'
import { englishTranslations, plain } from '../../../../tests/builders/english-translations.ts'
import type { CameraSource } from '../../../contract/camera.ts'
import { anArterialRow } from '../../../measures/columns/testing/rows.ts'
import { buildArterialOverview } from '../../../measures/overviews/arterial-overview.ts'
import { buildServiceFigures, type ServiceSources } from './build-service-figures.ts'

const figuresOf = (sources: Partial<ServiceSources>) =>
  buildServiceFigures(
    { stats: null, ramps: null, arterials: [], cameras: null, ...sources },
    englishTranslations,
  )

function camerasWith(unchecked: number, kind: CameraSource = 'sample') {
  const feed = { kind, lastSuccessAt: null, lastTryAt: null, pollSeconds: 60, problems: [], outsideArea: 0 }
  const states = { fresh: 80, stale: 5, delayed: 5, unavailable: 8, switchedOff: 2 }
  return { cameras: [aCamera()], feed, states, unchecked }
}

test('a service shows how many camera pictures are fresh once most of them have been checked', () => {
  const { itsMaintenance } = figuresOf({ cameras: camerasWith(3) })
  expect([itsMaintenance?.number, plain(itsMaintenance?.text ?? '')]).toEqual([
    '80',
    'of 100 camera pictures are fresh',
  ])
  expect(figuresOf({ cameras: camerasWith(90) })).not.toHaveProperty('itsMaintenance')
  expect(figuresOf({ cameras: { ...camerasWith(0, 'off'), cameras: [] } })).toEqual({})
})

test('arterial management shows how many signals its corridors have, each corridor once, in the newest quarter', () => {
  const rows = [
    anArterialRow({ peak: 'am', signals: 12 }),
    anArterialRow({ peak: 'pm', signals: 12 }),
    anArterialRow({ corridor: 'Atlantic Blvd', signals: 9 }),
  ]
  const overview = buildArterialOverview(rows, { period: 'newest', measure: 'mean_minutes' })
  const { arterialManagement } = figuresOf({ arterials: [overview, overview] })
  expect(arterialManagement?.number).toBe('42')
  expect(arterialManagement?.text).toContain('signals on the arterials measured')
  const before = { period_start: '2026-04-01', period_end: '2026-06-30' }
  const older = buildArterialOverview([anArterialRow({ ...before, signals: 50 })], {
    period: 'newest',
    measure: 'mean_minutes',
  })
  expect(figuresOf({ arterials: [older, overview] }).arterialManagement?.number).toBe('21')
  const unknown = buildArterialOverview([anArterialRow({ signals: null })], {
    period: 'newest',
    measure: 'mean_minutes',
  })
  expect(figuresOf({ arterials: [unknown] })).toEqual({})
})

test('traveler information shows how many cameras there are', () => {
  const { travelerInformation } = figuresOf({ cameras: camerasWith(90) })
  expect(`${travelerInformation?.number} ${travelerInformation?.text}`).toBe('1 in the list of cameras')
})

test('a service has no figure if nothing is published or measured', () => {
  expect(figuresOf({})).toEqual({})
})
