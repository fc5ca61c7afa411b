import { expect, test } from 'vitest'
import { CATEGORIES, DOCUMENT_GROUPS, METRICS_GROUPS } from './category.ts'

test('the fourteen category names are the ones other systems already send', () => {
  expect(CATEGORIES.join(' ')).toBe(
    'none documents_annual documents_strategicBusinessPlans documents_masterPlans metrics_freeway_quarterly ' +
      'metrics_freeway_weekly metrics_freeway_monthly metrics_arterial_broward metrics_arterial_palmBeach ' +
      'metrics_express_i75 metrics_express_i95 metrics_express_i595 services_incidentManagement_tim ramp_monthly',
  )
})

test('documents come in three named groups and metrics in nine', () => {
  expect(Object.keys(DOCUMENT_GROUPS)).toEqual(['annual', 'strategicPlans', 'masterPlans'])
  expect(Object.keys(METRICS_GROUPS).sort()).toEqual(
    ['quarterly', 'monthly', 'weekly', 'broward', 'palmBeach', 'i75', 'i595', 'i95', 'ramp'].sort(),
  )
})

test('every category but none, and the incident reports of the Services page, belongs to exactly one group', () => {
  const grouped: string[] = [...Object.values(DOCUMENT_GROUPS), ...Object.values(METRICS_GROUPS)]
  expect(new Set(grouped).size).toBe(grouped.length)
  expect(CATEGORIES.filter((category) => !grouped.includes(category))).toEqual([
    'none',
    'services_incidentManagement_tim',
  ])
})
