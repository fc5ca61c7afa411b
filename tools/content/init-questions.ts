import { createInterface } from 'node:readline/promises'
import * as v from 'valibot'
import { issueMessage } from '../../src/content/yaml/issue-messages.ts'
import { Help } from '../../src/contract/district-profile.ts'
import { LANGUAGES } from '../../src/contract/language.ts'
import { refuse } from '../../src/publishing/publishing.ts'
import { type Answers, complete, FIELDS, type Given, NEEDS, PUBLICATIONS, SERVICES } from './init-answers.ts'
import { fiscalYearFirstMonthOf, stateOf, timeZonesOf } from './us-states.ts'

/** One thing to ask; a question whose answer does not fit its schema is repeated. */
interface Question {
  /** Where the answer goes: a field, or a field of a group. */
  path: readonly [keyof Given, string?]
  words: string
  schema: v.GenericSchema
  /** What Enter alone means; `''`: nothing, and the answer is left out. Missing: there must be an answer. */
  usual?: (soFar: Partial<Given>) => string
  /** From what was typed. Missing: the text itself. */
  read?: (typed: string) => unknown
  /** Missing: it is always asked. */
  isAsked?: (soFar: Partial<Given>) => boolean
}

const Assistance = Help.entries.assistance.wrapped.entries
const TravelerInformation = Help.entries.travelerInformation.wrapped.entries
const nothing = () => ''

const QUESTIONS: readonly Question[] = [
  {
    path: ['name'],
    words: 'Name of the district, which heads every page, such as ODOT District 6',
    schema: FIELDS.name,
  },
  {
    path: ['department'],
    words: 'Department, such as Ohio Department of Transportation',
    schema: FIELDS.department,
  },
  {
    path: ['state'],
    words: 'State, two letters',
    schema: FIELDS.state.wrapped,
    read: (typed) => typed.toUpperCase(),
    isAsked: NEEDS.state.isNeeded,
  },
  {
    path: ['timeZone'],
    words: 'Time zone',
    schema: FIELDS.timeZone.wrapped,
    usual: (soFar) => timeZonesOf(stateIn(soFar))[0] ?? '',
    isAsked: NEEDS.timeZone.isNeeded,
  },
  {
    path: ['counties'],
    words: 'Counties, from north to south, with commas between them',
    schema: FIELDS.counties,
    read: (typed) => split(typed).map((county) => county.replace(/ county$/i, '')),
  },
  {
    path: ['unit'],
    words: 'Name of the office',
    schema: FIELDS.unit.wrapped,
    usual: () => FIELDS.unit.default,
  },
  {
    path: ['languages'],
    words: `Languages of the site, of ${LANGUAGES.join(', ')}; pages without a translation are shown in English`,
    schema: FIELDS.languages,
    usual: () => 'en',
    read: split,
  },
  {
    path: ['fiscalYearFirstMonth'],
    words: 'First month of the fiscal year, 1 to 12',
    schema: FIELDS.fiscalYearFirstMonth.wrapped,
    usual: (soFar) => String(fiscalYearFirstMonthOf(stateIn(soFar))),
    read: Number,
  },
  { path: ['phone'], words: 'Phone of the office, for the public', schema: FIELDS.phone },
  {
    path: ['phoneHours'],
    words: 'Hours of that phone',
    schema: FIELDS.phoneHours,
    usual: () => 'Weekdays, 8 a.m. to 5 p.m.',
  },
  {
    path: ['address'],
    words: 'Postal address, with semicolons between its lines',
    schema: FIELDS.address,
    read: (typed) => split(typed, ';'),
  },
  {
    path: ['assistance', 'name'],
    words: 'Free help on the road: its name, such as Freeway Safety Patrol (Enter: there is none)',
    schema: Assistance.name,
    usual: nothing,
  },
  {
    path: ['assistance', 'number'],
    words: 'The number to dial for it',
    schema: Assistance.number,
    isAsked: ({ assistance }) => assistance !== undefined,
  },
  {
    path: ['assistance', 'singular'],
    words: 'What one of its helpers is called, such as Safety Patrol driver (Enter: the same)',
    schema: Assistance.singular,
    usual: nothing,
    isAsked: ({ assistance }) => assistance !== undefined,
  },
  {
    path: ['travelerInformation', 'name'],
    words: 'The state’s traveler information: its name, such as OHGO (Enter: there is none)',
    schema: TravelerInformation.name,
    usual: nothing,
  },
  {
    path: ['travelerInformation', 'url'],
    words: 'Its address, which starts with https://',
    schema: TravelerInformation.url,
    isAsked: ({ travelerInformation }) => travelerInformation !== undefined,
  },
  {
    path: ['travelerInformation', 'number'],
    words: 'Its phone number, such as 511 (Enter: it has none)',
    schema: TravelerInformation.number,
    usual: nothing,
    isAsked: ({ travelerInformation }) => travelerInformation !== undefined,
  },
  {
    path: ['services'],
    words: `What the office does on the road, of ${SERVICES.join(', ')}`,
    schema: FIELDS.services.wrapped,
    usual: () => FIELDS.services.default.join(', '),
    read: split,
  },
  {
    path: ['publishes'],
    words: `What it publishes, or will within a year, of ${PUBLICATIONS.join(', ')}`,
    schema: FIELDS.publishes.wrapped,
    usual: () => FIELDS.publishes.default.join(', '),
    read: split,
  },
  {
    path: ['clearanceGoalMinutes'],
    words: 'Lanes are to be open within how many minutes of the first report?',
    schema: FIELDS.clearanceGoalMinutes.wrapped,
    usual: () => '90',
    read: Number,
    isAsked: NEEDS.clearanceGoalMinutes.isNeeded,
  },
  {
    path: ['arterialAreas'],
    words: 'Areas of the arterial reports, one or two',
    schema: FIELDS.arterialAreas.wrapped,
    read: split,
    isAsked: NEEDS.arterialAreas.isNeeded,
  },
  {
    path: ['expressLanes'],
    words: 'Express lanes, up to three, each with its road, such as 70 Express on I-70',
    schema: FIELDS.expressLanes.wrapped,
    read: (typed) => split(typed).map(lanesOf),
    isAsked: NEEDS.expressLanes.isNeeded,
  },
  {
    path: ['incidentAreas'],
    words: 'Areas whose incident management teams meet',
    schema: FIELDS.incidentAreas.wrapped,
    read: split,
    isAsked: NEEDS.incidentAreas.isNeeded,
  },
  {
    path: ['cameras'],
    words: 'Cameras: live, if the server will have a feed of them, or off',
    schema: FIELDS.cameras.wrapped,
    usual: () => FIELDS.cameras.default,
  },
]

/** Asks one question after another. Refuses when the person ends the input. */
export async function askInTerminal(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<Answers> {
  const terminal = createInterface({ input, output })
  const ended = new AbortController()
  terminal.once('close', () => ended.abort())
  const soFar: Partial<Given> = {}
  try {
    output.write(
      'What is in [brackets] is taken when you press Enter. Nothing is written before the last answer.\n\n',
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

  /** `undefined`: the person left it out. */
  async function answerTo(
    { words, schema, usual, read = String }: Question,
    given: Partial<Given>,
  ): Promise<unknown> {
    const proposed = usual?.(given)
    const brackets = proposed === undefined || proposed === '' ? '' : ` [${proposed}]`
    for (;;) {
      const typed = (await terminal.question(`${words}${brackets}: `, { signal: ended.signal })).trim()
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
