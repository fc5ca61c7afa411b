import type { RampFigures } from '../../src/contract/metrics-overview.ts'

export function aRamp(changes: Partial<RampFigures> = {}): RampFigures {
  return {
    id: 'i95-nb-hollywood',
    interchange: 'Hollywood Blvd',
    road: 'I-95',
    direction: 'northbound',
    county: 'Broward',
    status: 'active',
    activatedOn: '2019-09-17',
    schedule: 'Weekdays 6 to 9 a.m.',
    note: null,
    figures: { active_hours: 99 },
    before: null,
    lastMetered: '2026-10-01',
    ...changes,
  }
}
