/** The states of the United States by ISO 3166 code, with the time zones of their main parts, the larger part first. */
export const STATES: Readonly<Record<string, readonly [name: string, ...timeZones: string[]]>> = {
  AL: ['Alabama', 'America/Chicago'],
  AK: ['Alaska', 'America/Anchorage'],
  AZ: ['Arizona', 'America/Phoenix'],
  AR: ['Arkansas', 'America/Chicago'],
  CA: ['California', 'America/Los_Angeles'],
  CO: ['Colorado', 'America/Denver'],
  CT: ['Connecticut', 'America/New_York'],
  DE: ['Delaware', 'America/New_York'],
  DC: ['District of Columbia', 'America/New_York'],
  FL: ['Florida', 'America/New_York', 'America/Chicago'],
  GA: ['Georgia', 'America/New_York'],
  HI: ['Hawaii', 'Pacific/Honolulu'],
  ID: ['Idaho', 'America/Boise', 'America/Los_Angeles'],
  IL: ['Illinois', 'America/Chicago'],
  IN: ['Indiana', 'America/Indiana/Indianapolis', 'America/Chicago'],
  IA: ['Iowa', 'America/Chicago'],
  KS: ['Kansas', 'America/Chicago', 'America/Denver'],
  KY: ['Kentucky', 'America/Kentucky/Louisville', 'America/Chicago'],
  LA: ['Louisiana', 'America/Chicago'],
  ME: ['Maine', 'America/New_York'],
  MD: ['Maryland', 'America/New_York'],
  MA: ['Massachusetts', 'America/New_York'],
  MI: ['Michigan', 'America/Detroit', 'America/Menominee'],
  MN: ['Minnesota', 'America/Chicago'],
  MS: ['Mississippi', 'America/Chicago'],
  MO: ['Missouri', 'America/Chicago'],
  MT: ['Montana', 'America/Denver'],
  NE: ['Nebraska', 'America/Chicago', 'America/Denver'],
  NV: ['Nevada', 'America/Los_Angeles'],
  NH: ['New Hampshire', 'America/New_York'],
  NJ: ['New Jersey', 'America/New_York'],
  NM: ['New Mexico', 'America/Denver'],
  NY: ['New York', 'America/New_York'],
  NC: ['North Carolina', 'America/New_York'],
  ND: ['North Dakota', 'America/Chicago', 'America/Denver'],
  OH: ['Ohio', 'America/New_York'],
  OK: ['Oklahoma', 'America/Chicago'],
  OR: ['Oregon', 'America/Los_Angeles', 'America/Boise'],
  PA: ['Pennsylvania', 'America/New_York'],
  RI: ['Rhode Island', 'America/New_York'],
  SC: ['South Carolina', 'America/New_York'],
  SD: ['South Dakota', 'America/Chicago', 'America/Denver'],
  TN: ['Tennessee', 'America/Chicago', 'America/New_York'],
  TX: ['Texas', 'America/Chicago', 'America/Denver'],
  UT: ['Utah', 'America/Denver'],
  VT: ['Vermont', 'America/New_York'],
  VA: ['Virginia', 'America/New_York'],
  WA: ['Washington', 'America/Los_Angeles'],
  WV: ['West Virginia', 'America/New_York'],
  WI: ['Wisconsin', 'America/Chicago'],
  WY: ['Wyoming', 'America/Denver'],
}

/** First months of fiscal years that do not begin in July. Source: National Conference of State Legislatures. */
const FISCAL_YEAR_FIRST_MONTHS: Readonly<Record<string, number>> = { AL: 10, DC: 10, MI: 10, NY: 4, TX: 9 }

/** The code of the state in a name: "Ohio Department of Transportation". `null`: it has none. */
export function stateOf(name: string): string | null {
  // Longest first: "West Virginia" contains "Virginia".
  const states = Object.entries(STATES).toSorted(([, [a]], [, [b]]) => b.length - a.length)
  return states.find(([, [state]]) => new RegExp(`\\b${state}\\b`, 'i').test(name))?.[0] ?? null
}

/** What counties are called in a state: singular and plural. */
export function countyWordsOf(state: string): readonly [one: string, several: string] {
  if (state === 'AK') return ['Borough', 'boroughs']
  return state === 'LA' ? ['Parish', 'parishes'] : ['County', 'counties']
}

/** The time zones of a state; empty for an unknown one. */
export function timeZonesOf(state: string): readonly string[] {
  return STATES[state]?.slice(1) ?? []
}

/** 7: fiscal year 2026 begins on July 1, 2025. */
export function fiscalYearFirstMonthOf(state: string): number {
  return FISCAL_YEAR_FIRST_MONTHS[state] ?? 7
}
