import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aCamera } from '../../../../tests/builders/a-camera.ts'
import { anEvent, aRoadFeed, minutesAgo } from '../../../../tests/builders/an-event.ts'
import { englishTranslations, plain } from '../../../../tests/builders/english-translations.ts'
import { NOW } from '../../../../tests/builders/now.ts'
import { render } from '../../../../tests/builders/render.tsx'
import type { CameraSource } from '../../../contract/camera.ts'
import type { EventsResponse } from '../../../contract/roads.ts'
import { anArterialRow } from '../../../measures/columns/testing/rows.ts'
import { buildArterialOverview } from '../../../measures/overviews/arterial-overview.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { buildServiceFigures, type ServiceFigures, type ServiceSources } from './build-service-figures.ts'
import { SERVICE_FIGURES_KEY, ServiceHead } from './service-head.tsx'

const figuresOf = (sources: Partial<ServiceSources>) =>
  buildServiceFigures(
    {
      ...{ stats: null, ramps: null, arterials: [], cameras: null, events: null },
      ...{ now: NOW, timeZone: 'America/New_York' },
      ...sources,
    },
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

test('work zones show how many are under way, and when the agencies said so', () => {
  const work = anEvent({ kind: 'roadwork' })
  const events = [
    ...[work, work, anEvent({ kind: 'closure' }), { ...work, startsAt: minutesAgo(-600) }],
    ...[
      { ...work, state: 'unconfirmed' as const },
      { ...work, state: 'ended' as const },
    ],
  ]
  const shown = (given: Partial<EventsResponse>) => {
    const sources = { events: { asOf: minutesAgo(0), feeds: [aRoadFeed()], events, ...given } }
    const { workZones } = figuresOf(sources)
    return workZones === undefined ? null : plain(`${workZones.number} ${workZones.text}`)
  }
  expect(shown({})).toBe('2 Work zones under way, November 21, 8:59 a.m.')
  expect(shown({ events: [] })).toBe('0 Work zones under way, November 21, 8:59 a.m.')
})

test('work zones show no number without a feed, or while one of the feeds is silent', () => {
  const events = [anEvent({ kind: 'roadwork' })]
  const silent = [{ lastSuccessAt: minutesAgo(20) }, { lastSuccessAt: null }]
  for (const feeds of [[], ...silent.map((late) => [aRoadFeed(), aRoadFeed({ kind: 'wzdx', ...late })])])
    expect(figuresOf({ events: { asOf: minutesAgo(0), feeds, events } })).toEqual({})
})

test('a service has no figure if nothing is published or measured', () => {
  expect(figuresOf({})).toEqual({})
})

/** The top of a service with a number of the office's. */
function headOf(figures: ServiceFigures, language: 'en' | 'es' = 'en') {
  const figure = { value: '24', label: 'intersections in the pilots', asOf: '2026-11-15', language }
  const service = { id: 'connectedVehicles', title: 'Cars', html: '', figure }
  return plain(
    render(
      <QueryClientProvider client={createQueryClient([[SERVICE_FIGURES_KEY, figures]])}>
        <ServiceHead service={service} />
      </QueryClientProvider>,
    ),
  )
}

test('a service without a figure shows the number that the office gives, and its day', () => {
  const html = headOf({})
  expect(html).toContain('<strong>24</strong> <span>intersections in the pilots, Nov 15, 2026</span>')
  expect(html).not.toContain('lang=')
  expect(headOf({ connectedVehicles: { number: '7', text: 'measured' } })).not.toContain('24')
})

test('a number that is not in the language of the page is marked with its language', () => {
  expect(headOf({}, 'es')).toMatch(/<p class="[^"]*" lang="es"><strong>24<.*15 nov 2026/)
})
