import type { GoodDirection, SameWithin } from '../comparison/compare.ts'

/**
 * The type of a cell. `key`: a word that says which thing the row is about · `number`, `percent` (0 to 100) ·
 * `count`: a whole number, exact · `text`: text about the thing · `day`: YYYY-MM-DD · `instant`: ISO 8601
 * with offset · `flag`: yes or no.
 */
export type ColumnKind = 'key' | 'number' | 'count' | 'percent' | 'text' | 'day' | 'instant' | 'flag'

/** Units of figures by their English names; empty: no unit. */
export const UNITS = {
  '': '',
  activations: 'activations',
  assists: 'assists',
  closures: 'closures',
  crashes: 'crashes',
  days: 'days',
  events: 'events',
  hours: 'hours',
  lanes: 'lanes',
  minutes: 'minutes',
  mph: 'mph',
  outages: 'outages',
  percent: 'percent',
  ratio: 'ratio',
  responders: 'responders',
  'seconds per vehicle': 'seconds per vehicle',
  signals: 'signals',
  USD: 'USD',
  'vehicle-miles': 'vehicle-miles',
  vehicles: 'vehicles',
  'vehicles per hour': 'vehicles per hour',
} as const
export type ColumnUnit = keyof typeof UNITS

/** Everything a file reader, a table or a chart must know about one column, except its texts. */
export interface ColumnSpec<Name extends string = string> {
  /** snake_case with its unit; the same in the office's files, CSV and JSON. */
  name: Name
  kind: ColumnKind
  unit: ColumnUnit
  /** Published decimals; a figure is accurate to half of the last one. 0 for anything but figures. */
  decimals: number
  /** Bounds of plausible figures. `null`: no bound. */
  minimum: number | null
  maximum: number | null
  goodDirection: GoodDirection
  sameWithin: SameWithin
  /** Whether a file may leave the whole column out. */
  header: 'required' | 'optional'
  /** Whether a cell may be empty: not measured. */
  isEmptyAllowed: boolean
  /** The only words allowed in a cell. `null`: any. */
  choices: readonly string[] | null
  /** The pattern of a word not chosen from a list. `null`: any. */
  form: { pattern: RegExp; example: string } | null
}

/** Options that differ between columns of one kind. */
export type ColumnOptions = Partial<Omit<ColumnSpec, 'name' | 'kind' | 'unit'>>

const WORD = {
  decimals: 0,
  minimum: null,
  maximum: null,
  goodDirection: 'none',
  sameWithin: { amount: 0, of: 'unit' },
  header: 'required',
  isEmptyAllowed: false,
  choices: null,
  form: null,
} as const satisfies ColumnOptions

const FIGURE = { ...WORD, decimals: 1, minimum: 0, isEmptyAllowed: true } as const satisfies ColumnOptions

const DEFAULTS: Record<ColumnKind, Omit<ColumnSpec, 'name' | 'kind' | 'unit'>> = {
  key: WORD,
  day: WORD,
  flag: WORD,
  text: { ...WORD, isEmptyAllowed: true },
  instant: { ...WORD, isEmptyAllowed: true },
  number: { ...FIGURE, sameWithin: { amount: 0.5, of: 'unit' } },
  percent: { ...FIGURE, maximum: 100, sameWithin: { amount: 0.5, of: 'unit' } },
  count: { ...FIGURE, decimals: 0, maximum: 100_000_000, sameWithin: { amount: 5, of: 'baselinePercent' } },
}

export function column<const Name extends string>(
  name: Name,
  kind: ColumnKind,
  unit: ColumnUnit,
  options: ColumnOptions = {},
): ColumnSpec<Name> {
  return { ...DEFAULTS[kind], ...options, name, kind, unit }
}

/** Whether a column has figures, which can be added, compared and charted. */
export function isFigure({ kind }: ColumnSpec): boolean {
  return kind === 'number' || kind === 'count' || kind === 'percent'
}
