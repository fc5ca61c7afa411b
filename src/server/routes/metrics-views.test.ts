import { expect, test } from 'vitest'
import { responseFrom } from '../../content/respond.ts'
import { parseMetricsAddress } from '../../contract/metrics-address.ts'
import { ALL_CHOICES } from '../../contract/metrics-choices.ts'
import { aFreewayRow } from '../../measures/columns/testing/rows.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { isChoice, isPublished } from './metrics-views.ts'

/** Publishes only one week of freeway figures. */
const response = responseFrom(
  aSiteContent({ tables: new Map([['metrics_freeway_weekly', { columns: [], rows: [aFreewayRow()] }]]) }),
)

test.each(['?period=2026-11-08', '?measure=events', ''])('the view %o shows published figures', (view) => {
  expect(isPublished(parseMetricsAddress(view, ALL_CHOICES), response)).toBe(true)
})

test.each(['?period=2020-01-05', '?tab=ramp', '?road=I-4'])('the view %o shows nothing published', (view) => {
  expect(isPublished(parseMetricsAddress(view, ALL_CHOICES), response)).toBe(false)
})

test.each(['?tab=ramp', '?by=month', '?tab=express&road=i75', '?tab=arterial&county=palmBeach'])(
  'the page offers %s, whether or not it has figures',
  (view) => {
    expect(isChoice(parseMetricsAddress(view, ALL_CHOICES))).toBe(true)
  },
)

test.each(['?period=1999-01-03', '?road=I-95', '?tab=express&direction=up', '?trip=I-95|northbound|A|B'])(
  'the page does not offer %s',
  (view) => {
    expect(isChoice(parseMetricsAddress(view, ALL_CHOICES))).toBe(false)
  },
)
