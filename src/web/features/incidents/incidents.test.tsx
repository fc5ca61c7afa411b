import { describe, expect, test } from 'vitest'
import {
  englishTranslations,
  plain,
  translationsIn,
} from '../../../../tests/builders/english-translations.ts'
import { render } from '../../../../tests/builders/render.tsx'
import { anIncident, timesAfter } from '../../../measures/incidents/testing/an-incident.ts'
import { IncidentLine, IncidentList } from './incident-list.tsx'
import { incidentFacts, incidentShape, incidentTitle, recordedStamps } from './incident-model.ts'
import { incidentTable } from './incident-table.ts'

describe('incident model', () => {
  /** The builder's crash, with some times changed: minutes, or `null` for a time nobody recorded. */
  const timed = (minutes: Parameters<typeof timesAfter>[0]) =>
    anIncident({ times: timesAfter({ t1: 0, t2: 2, t3: 4, t4: 11, t5: 47, t6: 71, t7: 96, ...minutes }) })

  test('an incident is solid while lanes are blocked, hatched on the shoulder, dotted until flow is normal', () => {
    const { parts, lengthMinutes } = incidentShape(anIncident(), 90)
    expect(parts).toEqual([
      { form: 'blocked', from: 0, to: 47 },
      { form: 'shoulder', from: 47, to: 71 },
      { form: 'recovering', from: 71, to: 96 },
    ])
    expect(lengthMinutes).toBeGreaterThan(96)
  })

  test('the goal of 90 minutes is on the line of a short incident too', () => {
    expect(incidentShape(timed({ t5: 8, t6: 13, t7: null }), 90).lengthMinutes).toBeGreaterThan(90)
  })

  test('an incident that blocked no lane is on the shoulder from the start', () => {
    const { parts } = incidentShape(anIncident({ lanesBlocked: 0 }), 90)
    expect(parts[0]).toEqual({ form: 'shoulder', from: 0, to: 71 })
  })

  test('a part whose end nobody recorded is left out, and the other times stay', () => {
    const incident = timed({ t5: null })
    expect(incidentShape(incident, 90).parts.map(({ form }) => form)).toEqual(['recovering'])
    expect(recordedStamps(incident).map(({ name }) => name)).toEqual(['t1', 't2', 't3', 't4', 't6', 't7'])
  })

  test('traffic that recovered before the scene was clear has no dotted part', () => {
    expect(incidentShape(timed({ t7: 58 }), 90).parts.map(({ form }) => form)).toEqual([
      'blocked',
      'shoulder',
    ])
  })

  test('an incident without any time has no line', () => {
    const unknown = anIncident({ times: timesAfter({}) })
    expect(recordedStamps(unknown)).toEqual([])
    expect(incidentShape(unknown, 90).parts).toEqual([])
  })

  test('the text says what happened, and leaves out what was not recorded', () => {
    const crash = anIncident({ location: 'Commercial Blvd', sirv: true })
    expect(incidentTitle(crash, englishTranslations)).toBe('Crash on I-95 northbound at Commercial Blvd')
    expect(incidentFacts(crash, englishTranslations).map(plain)).toEqual([
      'level 2',
      '2 of 5 lanes blocked',
      'lanes reopened after 47 min',
      'scene cleared after 71 min',
      'SIRV on scene',
    ])
    const unknown = anIncident({ level: null, lanesBlocked: null, roadwayClearanceMinutes: null })
    expect(incidentFacts(unknown, englishTranslations).map(plain)).toEqual(['scene cleared after 71 min'])
  })

  test('the exit where an incident happened is in the visitor’s language', async () => {
    const titleIn = async (language: 'en' | 'es' | 'ht', location: string) =>
      plain(incidentTitle(anIncident({ location }), await translationsIn(language)))
    expect(await titleIn('en', 'Exit 32, Commercial Blvd')).toMatch(/northbound at Commercial Blvd, exit 32$/)
    expect(await titleIn('en', 'At Loop 1604')).toMatch(/northbound at Loop 1604$/)
    expect(await titleIn('es', 'Exit 32, Commercial Blvd')).toMatch(
      /hacia el norte, Commercial Blvd, salida 32$/,
    )
    expect(await titleIn('ht', 'Exit 2')).toMatch(/nan direksyon nò bò sòti 2$/)
    expect(await titleIn('es', 'Glades Rd')).toMatch(/hacia el norte, Glades Rd$/)
  })

  test('a legend above the lines explains solid, hatched and dotted', () => {
    const incidents = [anIncident()]
    const unknown = { mean: null, median: null, p90: null }
    const html = render(
      <IncidentList
        response={{
          id: 'north',
          title: 'North',
          area: 'north',
          period: null,
          summary: {
            incidents: 1,
            withTimes: 1,
            roadwayClearanceMinutes: unknown,
            incidentClearanceMinutes: unknown,
            openRoadsCompliancePercent: null,
            secondaryCrashes: null,
          },
          incidents,
        }}
        list={{ shown: incidents, total: 1, rest: 'none' }}
        onShowAll={() => undefined}
        level={3}
      />,
    )
    const legend = ['First aware – Lanes open', 'Lanes open – Scene clear', 'Scene clear – Flow normal']
    for (const text of legend) expect(html).toContain(text)
    expect(html.indexOf('First aware – Lanes open')).toBeLessThan(html.indexOf('Crash on'))
  })

  // The site's security policy forbids style attributes; a browser would drop them silently.
  test('the line of an incident has no style attribute', () => {
    const html = render(<IncidentLine incident={anIncident()} />)
    expect(html).toContain('<svg')
    expect(html).not.toMatch(/ style=/)
  })
})

describe('incident table', () => {
  const table = (...changes: Parameters<typeof anIncident>) =>
    incidentTable([anIncident(...changes)], 'America/New_York', englishTranslations)

  /** The only row, each cell under the title of its column. */
  function rowOf(...changes: Parameters<typeof anIncident>) {
    const { columns, rows } = table(...changes)
    const cells = rows[0]?.cells ?? []
    return Object.fromEntries(
      columns.map(({ title }, index) => {
        const cell = cells[index]
        return [title, typeof cell === 'string' ? plain(cell) : cell]
      }),
    )
  }

  test('an incident is a row with all that is published about it, under names with their units', () => {
    expect(rowOf()).toEqual({
      'First aware': 'Nov 10, 2026, 5:42 p.m.',
      'Type of event': 'Crash',
      Road: 'I-95 northbound',
      Location: 'Commercial Blvd, exit 32',
      County: 'Broward',
      Level: '2',
      'Lanes blocked': '2',
      'Total lanes': '5',
      Verified: '5:44 p.m.',
      'Help dispatched': '5:46 p.m.',
      'Help arrives': '5:53 p.m.',
      'Lanes open': '6:29 p.m.',
      'Scene clear': '6:53 p.m.',
      'Flow normal': '7:18 p.m.',
      'Time to reopen lanes (roadway clearance), minutes': '47',
      'Time to clear the scene (incident clearance), minutes': '71',
      'SIRV on scene': 'no',
      'RISC called': 'no',
      'Secondary crash': 'no',
    })
  })

  test('a value not measured is null and never 0, and says so where no lane was blocked', () => {
    const unknown = { level: null, lanesBlocked: null, lanesTotal: null, times: timesAfter({}) }
    expect(
      rowOf({ ...unknown, roadwayClearanceMinutes: null, incidentClearanceMinutes: null }),
    ).toMatchObject({
      'First aware': null,
      Level: null,
      'Lanes blocked': null,
      'Flow normal': null,
      'Time to reopen lanes (roadway clearance), minutes': null,
      'Time to clear the scene (incident clearance), minutes': null,
    })
    expect(rowOf({ lanesBlocked: 0, roadwayClearanceMinutes: null })).toMatchObject({
      'Lanes blocked': '0',
      'Time to reopen lanes (roadway clearance), minutes': 'no lane blocked',
    })
  })

  test('a time on a later day than the first report shows its day', () => {
    const times = timesAfter({ t1: 0, t2: 2, t6: 24 * 60 })
    expect(rowOf({ times })).toMatchObject({
      Verified: '5:44 p.m.',
      'Scene clear': 'Nov 11, 2026, 5:42 p.m.',
    })
  })
})
