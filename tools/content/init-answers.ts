import * as v from 'valibot'
import type { Parsed } from '../../src/content/issue.ts'
import { isTimeZone } from '../../src/content/parse-site-file.ts'
import { parseRecord } from '../../src/content/yaml/parse-record.ts'
import { Help, IncidentPolicy, Languages } from '../../src/contract/district-profile.ts'
import { Words } from '../../src/contract/local-text.ts'
import { fiscalYearFirstMonthOf, STATES, stateOf, timeZonesOf } from './us-states.ts'

/** What an office may do on the road, by the tabs of the Services page; help on the road is one by itself. */
export const SERVICES = [
  'incidentManagement',
  'travelerInformation',
  'itsMaintenance',
  'workZones',
  'arterialManagement',
  'rampSignals',
  'expressLanes',
  'connectedVehicles',
] as const

/** What an office may publish. Everything else stays hidden until `site.yaml` shows it. */
export const PUBLICATIONS = [
  'annualReports',
  'strategicPlans',
  'masterPlans',
  'freeways',
  'arterials',
  'expressLanes',
  'rampSignals',
  'incidents',
] as const

const State = v.pipe(
  Words,
  v.check((code) => Object.hasOwn(STATES, code), 'must be the two capital letters of a state, such as OH'),
)
const TimeZone = v.pipe(
  Words,
  v.check(isTimeZone, 'is not a time zone: write its name, such as America/Chicago'),
)
const Lines = v.pipe(v.array(Words), v.minLength(1, 'must name at least one'))
const ExpressLanes = v.pipe(
  v.array(v.strictObject({ name: Words, road: Words })),
  v.minLength(1, 'must name at least one'),
  v.maxLength(3, 'has more than the three that the API has room for'),
)

/** What each answer must be. */
export const FIELDS = {
  /** "ODOT District 6": heads every page. */
  name: Words,
  department: Words,
  /** ISO code. Missing: the one in the department's name. */
  state: v.optional(State),
  /** Missing: the only one of the state. */
  timeZone: v.optional(TimeZone),
  counties: Lines,
  /** What the office is called. */
  unit: v.optional(Words, 'Traffic operations'),
  languages: Languages,
  /** Missing: the state's usual one. */
  fiscalYearFirstMonth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  phone: Words,
  phoneHours: Words,
  /** Lines of the postal address. */
  address: Lines,
  /** Missing: the district has none. */
  assistance: Help.entries.assistance,
  /** Missing: there is none. */
  travelerInformation: Help.entries.travelerInformation,
  services: v.optional(v.array(v.picklist(SERVICES)), [
    'incidentManagement',
    'travelerInformation',
    'itsMaintenance',
    'workZones',
  ]),
  publishes: v.optional(v.array(v.picklist(PUBLICATIONS)), ['annualReports']),
  clearanceGoalMinutes: v.optional(IncidentPolicy.entries.clearanceGoalMinutes.wrapped),
  arterialAreas: v.optional(v.pipe(Lines, v.maxLength(2, 'has more than the two that the API has room for'))),
  expressLanes: v.optional(ExpressLanes),
  incidentAreas: v.optional(Lines),
  cameras: v.optional(v.picklist(['live', 'off'], 'must be live or off'), 'off'),
} as const

/** The answers as given. */
export type Given = v.InferOutput<v.StrictObjectSchema<typeof FIELDS, undefined>>

/** An office's answers about itself, with what follows from them. */
export interface Answers extends Omit<Given, 'state' | 'timeZone' | 'fiscalYearFirstMonth'> {
  state: string
  timeZone: string
  fiscalYearFirstMonth: number
}

/** An answer that other answers make necessary. */
interface Need {
  /** Whether the other answers make it necessary. */
  isNeeded: (given: Partial<Given>) => boolean
  message: (given: Partial<Given>) => string
}

/** The time zones of the state in the answers. */
export function timeZonesIn({ state, department = '' }: Partial<Given>): readonly string[] {
  return timeZonesOf(state ?? stateOf(department) ?? '')
}

export const NEEDS: Readonly<Partial<Record<keyof Given, Need>>> = {
  state: {
    isNeeded: ({ department = '' }) => stateOf(department) === null,
    message: () => 'is missing: write the two capital letters of the state, such as OH',
  },
  timeZone: {
    isNeeded: (given) => timeZonesIn(given).length > 1,
    message: (given) =>
      `is missing, and the state has more than one: write ${timeZonesIn(given).join(' or ')}`,
  },
  arterialAreas: {
    isNeeded: ({ publishes }) => publishes?.includes('arterials') === true,
    message: () => 'is missing: name the one or two areas that arterial reports are about',
  },
  expressLanes: {
    isNeeded: ({ publishes, services }) =>
      publishes?.includes('expressLanes') === true || services?.includes('expressLanes') === true,
    message: () =>
      'is missing: write the name and road of up to three, such as { name: 70 Express, road: I-70 }',
  },
  incidentAreas: {
    isNeeded: ({ publishes }) => publishes?.includes('incidents') === true,
    message: () => 'is missing: name the areas whose incident management teams meet',
  },
  clearanceGoalMinutes: {
    isNeeded: ({ publishes }) => publishes?.some((one) => one === 'freeways' || one === 'incidents') === true,
    message: () => 'is missing: write within how many minutes lanes are to be open, such as 90',
  },
}

const AnswersFile = v.pipe(
  v.strictObject(FIELDS),
  v.rawCheck(({ dataset, addIssue }) => {
    // A file with other problems lacks some values, so each check uses those it can read.
    const given = readable(dataset.value)
    for (const [key, { isNeeded, message }] of Object.entries(NEEDS))
      if (!(key in given) && isNeeded(given))
        addIssue({
          message: message(given),
          path: [{ type: 'object', origin: 'value', input: {}, key, value: undefined }],
        })
  }),
)

/** The answers that are valid on their own. */
function readable(value: unknown): Partial<Given> {
  const written = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return Object.fromEntries(
    written.flatMap(([key, one]) => {
      const read = key in FIELDS ? v.safeParse(FIELDS[key as keyof typeof FIELDS], one) : null
      // An invalid answer is reported as such, not as missing too.
      return read === null ? [] : [[key, read.success ? read.output : null]]
    }),
  )
}

/** Reads answers from the text of a YAML file. `invalid`: all their problems. */
export function parseAnswers(text: string): Parsed<Answers> {
  const parsed = parseRecord(AnswersFile, text)
  return parsed.kind === 'invalid' ? parsed : { kind: 'parsed', value: complete(parsed.value.value) }
}

/** Adds what follows from complete answers. */
export function complete(given: Given): Answers {
  const state = given.state ?? stateOf(given.department) ?? ''
  return {
    ...given,
    state,
    timeZone: given.timeZone ?? timeZonesOf(state)[0] ?? '',
    fiscalYearFirstMonth: given.fiscalYearFirstMonth ?? fiscalYearFirstMonthOf(state),
  }
}
