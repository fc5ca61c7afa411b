import { createInterface } from 'node:readline/promises'
import * as v from 'valibot'
import { issueMessage } from '../../src/content/yaml/issue-messages.ts'
import { Help } from '../../src/contract/district-profile.ts'
import { LANGUAGES } from '../../src/contract/language.ts'
import { refuse } from '../../src/publishing/publishing.ts'
import {
  type Answers,
  complete,
  FIELDS,
  type Given,
  NEEDS,
  PUBLICATIONS,
  SERVICES,
  timeZonesIn,
} from './init-answers.ts'
import { fiscalYearFirstMonthOf, stateOf } from './us-states.ts'

/** One question; it is repeated until the answer fits its schema. */
interface Question {
  /** Where the answer goes: a field, or a field of a group. */
  path: readonly [keyof Given, string?]
  question: string | ((soFar: Partial<Given>) => string)
  schema: v.GenericSchema
  /** What pressing Enter means; `''`: no answer. Missing: an answer is required. */
  usual?: ((soFar: Partial<Given>) => string) | undefined
  /** Parses what was typed. Missing: the text itself. */
  read?: (typed: string) => unknown
  /** Missing: always asked. */
  isAsked?: ((soFar: Partial<Given>) => boolean) | undefined
}

const QUESTIONS: readonly Question[] = [
  ask('name', 'Name of the district, which heads every page, such as ODOT District 6'),
  ask('department', 'Department, such as Ohio Department of Transportation'),
  ask('state', 'State, two letters', { read: (typed) => typed.toUpperCase() }),
  ask('timeZone', (soFar) => `Time zone, ${timeZonesIn(soFar).join(' or ')}`, {
    usual: (soFar) => timeZonesIn(soFar)[0] ?? '',
  }),
  ask('counties', 'Counties, from north to south, with commas between them', {
    read: (typed) => split(typed).map((county) => county.replace(/ county$/i, '')),
  }),
  ask('unit', 'Name of the office'),
  ask(
    'languages',
    `Languages of the site, of ${LANGUAGES.join(', ')}; pages without a translation are shown in English`,
    { usual: () => 'en' },
  ),
  ask('fiscalYearFirstMonth', 'First month of the fiscal year, 1 to 12', {
    usual: (soFar) => String(fiscalYearFirstMonthOf(stateIn(soFar))),
  }),
  ask('phone', 'Phone of the office, for the public'),
  ask('phoneHours', 'Hours of that phone', { usual: () => 'Weekdays, 8 a.m. to 5 p.m.' }),
  ask('address', 'Postal address, with semicolons between its lines', { read: (typed) => split(typed, ';') }),
  askAbout(
    'assistance',
    'name',
    'Free help on the road: its name, such as Freeway Safety Patrol (Enter: there is none)',
  ),
  askAbout('assistance', 'number', 'The number to dial for it'),
  askAbout(
    'assistance',
    'singular',
    'What one of its helpers is called, such as Safety Patrol driver (Enter: the same)',
  ),
  askAbout(
    'travelerInformation',
    'name',
    'The state’s traveler information: its name, such as OHGO (Enter: there is none)',
  ),
  askAbout('travelerInformation', 'url', 'Its address, which starts with https://'),
  askAbout('travelerInformation', 'number', 'Its phone number, such as 511 (Enter: it has none)'),
  ask('services', `What the office does on the road, of ${SERVICES.join(', ')}`),
  ask('publishes', `What it publishes, or will within a year, of ${PUBLICATIONS.join(', ')}`),
  ask('clearanceGoalMinutes', 'Lanes are to be open within how many minutes of the first report?', {
    usual: () => '90',
  }),
  ask('arterialAreas', 'Areas of the arterial reports, one or two'),
  ask('expressLanes', 'Express lanes, up to three, each with its road, such as 70 Express on I-70', {
    read: (typed) => split(typed).map(lanesOf),
  }),
  ask('incidentAreas', 'Areas whose incident management teams meet'),
  ask('cameras', 'Cameras: live, if the server will have a feed of them, or off'),
]

/**
 * The question about a field. Its schema says what pressing Enter means, unless `extra` does, and whether numbers or
 * texts with commas between them are typed.
 */
function ask(
  key: keyof typeof FIELDS,
  question: Question['question'],
  extra: Pick<Question, 'usual' | 'read'> = {},
): Question {
  const field: v.GenericSchema | v.OptionalSchema<v.GenericSchema, unknown> = FIELDS[key]
  const schema = 'wrapped' in field ? field.wrapped : field
  const byDefault = 'default' in field ? field.default : undefined
  const usual = Array.isArray(byDefault) ? byDefault.join(', ') : byDefault
  return {
    path: [key],
    question,
    schema,
    usual: typeof usual === 'string' ? () => usual : undefined,
    read: schema.type === 'array' ? (typed) => split(typed) : schema.type === 'number' ? Number : String,
    isAsked: NEEDS[key]?.isNeeded,
    ...extra,
  }
}

/** A question about something that an office has if it names it. */
function askAbout(
  group: 'assistance' | 'travelerInformation',
  field: 'name' | 'number' | 'singular' | 'url',
  question: string,
): Question {
  const schemas: Readonly<Record<string, v.GenericSchema>> = Help.entries[group].wrapped.entries
  const schema = schemas[field] ?? v.never()
  const isFirst = field === 'name'
  return {
    path: [group, field],
    question,
    schema,
    usual: isFirst || schema.type === 'optional' ? () => '' : undefined,
    isAsked: (soFar) => isFirst || soFar[group] !== undefined,
  }
}

/** Asks the questions in order. Refuses when the person ends the input. */
export async function askInTerminal(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<Answers> {
  const terminal = createInterface({ input, output })
  const ended = new AbortController()
  terminal.once('close', () => ended.abort())
  const soFar: Partial<Given> = {}
  try {
    output.write(
      'Press Enter to accept the value in [brackets]. Nothing is written before the last answer.\n\n',
    )
    for (const question of QUESTIONS)
      if (question.isAsked?.(soFar) !== false) put(soFar, question, await answerTo(question, soFar))
  } catch (error) {
    if (ended.signal.aborted) return refuse('\nNothing was written.')
    throw error
  } finally {
    terminal.close()
  }
  return complete(v.parse(v.strictObject(FIELDS), soFar))

  /** `undefined`: no answer. */
  async function answerTo(
    { question, schema, usual, read = String }: Question,
    given: Partial<Given>,
  ): Promise<unknown> {
    const proposed = usual?.(given)
    const brackets = proposed === undefined || proposed === '' ? '' : ` [${proposed}]`
    const asked = `${typeof question === 'string' ? question : question(given)}${brackets}: `
    for (;;) {
      const typed = (await terminal.question(asked, { signal: ended.signal })).trim()
      const text = typed === '' ? proposed : typed
      if (text === '') return undefined
      const checked = v.safeParse(schema, text === undefined ? '' : read(text), { message: issueMessage })
      if (text !== undefined && checked.success) return checked.output
      const [issue] = checked.issues ?? []
      output.write(text === undefined ? '  This one needs an answer.\n' : `  ${text} ${issue?.message}.\n`)
    }
  }
}

function put(soFar: Partial<Given>, { path: [key, below] }: Question, answer: unknown): void {
  if (answer === undefined) return
  const group: unknown = soFar[key]
  const value =
    below === undefined ? answer : { ...(typeof group === 'object' ? group : {}), [below]: answer }
  Object.assign(soFar, { [key]: value })
}

function stateIn({ state, department = '' }: Partial<Given>): string {
  return state ?? stateOf(department) ?? ''
}

function split(typed: string, mark = ','): string[] {
  return typed
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** "70 Express on I-70" */
function lanesOf(typed: string): { name: string; road: string } {
  const [name = '', ...road] = typed.split(' on ')
  return { name, road: road.join(' on ') }
}
