import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import product from '../../package.json' with { type: 'json' }
import { slugOf } from '../../src/content/slug.ts'
import { PAGES } from '../../src/contract/pages.ts'
import { fillTemplate, type TemplateValues } from './fill-template.ts'
import { type Answers, SERVICES } from './init-answers.ts'
import { countyWordsOf, STATES } from './us-states.ts'

/** Texts that are true of every district, with placeholders for what differs. */
export const STARTER = join(import.meta.dirname, 'starter')

/**
 * The files of a content folder for a new district, by their paths in it. Notes that begin with `TODO:` mark what only
 * the office knows.
 *
 * @param today calendar day in the district's time zone
 */
export async function starterFiles(answers: Answers, today: string): Promise<Map<string, string>> {
  const facts = factsOf(answers, today)
  const read = (name: string) => readFile(join(STARTER, name), 'utf8')
  const files = new Map<string, string>()
  files.set(
    'site.yaml',
    fillTemplate(await read('site.template'), { ...facts, ...siteValues(answers, today) }),
  )
  files.set('README.md', fillTemplate(await read('folder.md'), facts, plainText))
  files.set('.gitignore', await read('gitignore'))
  // The pages about cameras appear once cameras are live.
  for (const page of PAGES) files.set(`pages/en/${page}.md`, fillPage(await read(`pages/${page}.md`), facts))
  const services = await Promise.all(servicesOf(answers).map((one) => read(`services/${one}.md`)))
  const head = files.get('pages/en/services.md') ?? ''
  const texts = services.map((text) => fillTemplate(text, facts, markdown))
  files.set('pages/en/services.md', [head, ...texts].join('\n'))
  return files
}

/** The tabs of the Services page; `roadRangers` is the name of help on the road in its address. */
function servicesOf({ services, assistance }: Answers): string[] {
  const chosen = SERVICES.filter((one) => services.includes(one))
  const [first, ...rest] = chosen
  return assistance === undefined ? chosen : [first ?? [], 'roadRangers', ...rest].flat()
}

/** Fills a page's placeholders: as YAML in its front matter, as Markdown in its text. */
function fillPage(template: string, facts: TemplateValues): string {
  const [, front = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(template) ?? []
  const lines = fillTemplate(front, facts, plainText).trim().split('\n')
  const fields = lines.map((line): [string, string] => {
    const [key = '', ...words] = line.split(': ')
    return [key, words.join(': ')]
  })
  const text = body.trim() === '' ? '' : `\n${fillTemplate(body, facts, markdown)}`
  return `---\n${yaml(Object.fromEntries(fields))}\n---\n${text}`
}

/** Prefix of values that contain Markdown; front matter and YAML have none of them. */
const AS_IT_IS = '\0'

/** Escapes a value for Markdown. An ampersand needs it only where HTML would read an entity. */
function markdown(value: string): string {
  return value.startsWith(AS_IT_IS) ? value.slice(1) : value.replace(/[\\`*_[\]<>#|~]|&(?=#?\w+;)/g, '\\$&')
}

function plainText(value: string): string {
  return value.replace(AS_IT_IS, '')
}

function factsOf(answers: Answers, today: string) {
  const { name, department, unit, counties, assistance, travelerInformation, publishes, languages } = answers
  const has = (...wanted: Answers['publishes']) => flag(wanted.some((one) => publishes.includes(one)))
  const documents = Object.entries(DOCUMENTS).flatMap(([one, words]) =>
    publishes.some((published) => published === one) ? [words] : [],
  )
  const expressLanes = answers.expressLanes?.map((lanes) => `${lanes.name} on ${lanes.road}`) ?? []
  return {
    name,
    department,
    unit,
    emergency: '911',
    query: '{query}',
    version: product.version,
    area: areaOf(counties, answers.state),
    countyNames: countyNamesOf(counties, answers.state),
    today: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(today)),
    ...helpFacts({ assistance, travelerInformation }),
    fiscalYear: fiscalYearSentence(answers.fiscalYearFirstMonth),
    goal: String(has('freeways', 'incidents') === '' ? '' : (answers.clearanceGoalMinutes ?? '')),
    documents: list(documents),
    documentsTitle: capitalized(list(documents)),
    serviceNames: list(servicesOf(answers).map((one) => SERVICE_WORDS[one] ?? 'help on the road')),
    arterialAreas: list(answers.arterialAreas ?? []),
    expressLanes: list(expressLanes),
    figures: has('freeways', 'arterials', 'expressLanes', 'rampSignals', 'incidents'),
    freeways: has('freeways'),
    arterials: has('arterials'),
    express: has('expressLanes'),
    ramps: has('rampSignals'),
    incidents: has('incidents'),
    signals: has('arterials', 'rampSignals'),
    cameras: flag(answers.cameras === 'live'),
    translated: flag(languages.length > 1),
  }
}

function helpFacts({ assistance, travelerInformation }: Pick<Answers, 'assistance' | 'travelerInformation'>) {
  return {
    assistanceName: assistance === undefined ? '' : english(assistance.name),
    assistanceNumber: assistance?.number ?? '',
    assistanceTel: assistance === undefined ? '' : telOf(assistance.number),
    tiName: travelerInformation === undefined ? '' : english(travelerInformation.name),
    tiUrl: travelerInformation === undefined ? '' : AS_IT_IS + travelerInformation.url,
    tiNumber: travelerInformation?.number ?? '',
    tiTel: travelerInformation?.number === undefined ? '' : telOf(travelerInformation.number),
    conditions: conditionsOf(travelerInformation),
  }
}

/** The starter's texts about roadside assistance, which two districts of a state share. */
export function helpInPages(help: Pick<Answers, 'assistance' | 'travelerInformation'>): TemplateValues {
  return Object.fromEntries(Object.entries(helpFacts(help)).map(([name, value]) => [name, markdown(value)]))
}

const DOCUMENTS = {
  annualReports: 'annual reports',
  strategicPlans: 'strategic business plans',
  masterPlans: 'master plans',
}

const SERVICE_WORDS: Readonly<Record<string, string>> = {
  incidentManagement: 'incident management',
  travelerInformation: 'traveler information',
  itsMaintenance: 'ITS maintenance',
  workZones: 'work zones',
  arterialManagement: 'arterial signals',
  rampSignals: 'ramp signals',
  expressLanes: 'express lanes',
  connectedVehicles: 'connected vehicles',
}

/** The same facts in the form of `site.yaml`, and those only it has. */
function siteValues(answers: Answers, today: string) {
  const { name, unit, assistance, travelerInformation, incidentAreas } = answers
  const shortest = unit.length > LONGEST_SHORT_UNIT ? 'Traffic operations' : unit
  const below = (value: unknown) => `\n${yaml(value).replace(/^/gm, '    ')}`
  return {
    name: yaml(name),
    unit: yaml(unit),
    shortUnit: yaml(shortest),
    department: yaml(answers.department),
    footerUnit: yaml(`${name} · ${unit}`),
    counties: flow(answers.counties),
    timeZone: answers.timeZone,
    languages: flow(answers.languages),
    emergency: '"911"',
    assistance: assistance === undefined ? '' : below(assistance),
    travelerInformation: travelerInformation === undefined ? '' : below(travelerInformation),
    fiscalYearFirstMonth: String(answers.fiscalYearFirstMonth),
    state: answers.state,
    categories: `\n${yaml(categoriesOf(answers)).replace(/^/gm, '  ')}`,
    incidentAreas:
      answers.publishes.includes('incidents') && incidentAreas !== undefined
        ? `\n${yaml(incidentAreas.map((area) => ({ id: idOf(area), name: area }))).replace(/^/gm, '  ')}`
        : '',
    cameras: answers.cameras,
    phone: yaml(answers.phone),
    phoneHours: yaml(answers.phoneHours),
    address: below(answers.address),
    date: today,
  }
}

/** The most that fits a phone's toolbar. */
const LONGEST_SHORT_UNIT = 24

/** What is published under the API's names; the five named after places hold the district's own figures. */
function categoriesOf({ publishes, arterialAreas = [], expressLanes = [] }: Answers) {
  const hidden = (isPublished: boolean, ...names: string[]) =>
    isPublished ? [] : names.map((name) => [name, 'hidden'] as const)
  const arterials = publishes.includes('arterials') ? arterialAreas : []
  const lanes = publishes.includes('expressLanes') ? expressLanes : []
  const express = ['metrics_express_i95', 'metrics_express_i75', 'metrics_express_i595']
  const arterial = ['metrics_arterial_broward', 'metrics_arterial_palmBeach']
  const freeway = ['metrics_freeway_quarterly', 'metrics_freeway_weekly', 'metrics_freeway_monthly']
  return Object.fromEntries([
    ...hidden(publishes.includes('annualReports'), 'documents_annual'),
    ...hidden(publishes.includes('strategicPlans'), 'documents_strategicBusinessPlans'),
    ...hidden(publishes.includes('masterPlans'), 'documents_masterPlans'),
    ...hidden(publishes.includes('freeways'), ...freeway),
    ...arterial.map((category, index) => [
      category,
      arterials[index] === undefined ? 'hidden' : { name: arterials[index] },
    ]),
    ...express.map((category, index) => [category, lanes[index] ?? 'hidden']),
    ...hidden(publishes.includes('incidents'), 'services_incidentManagement_tim'),
    ...hidden(publishes.includes('rampSignals'), 'ramp_monthly'),
  ])
}

/** "Franklin County, east" becomes "franklinCountyEast". */
function idOf(area: string): string {
  const id = slugOf(area).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return /^[a-z]/.test(id) ? id : `area${capitalized(id)}`
}

const NUMBERS = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "Union County", "Madison and Union counties". */
function countyNamesOf(counties: readonly string[], state: string): string {
  const [one, several] = countyWordsOf(state)
  return `${list(counties)} ${counties.length === 1 ? one : several}`
}

/** The same, or "eight counties in Ohio" if they are too many for a title. */
function areaOf(counties: readonly string[], state: string): string {
  if (counties.length < 4) return countyNamesOf(counties, state)
  const number = NUMBERS[counties.length - 4] ?? counties.length
  return `${number} ${countyWordsOf(state)[1]} in ${STATES[state]?.[0]}`
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month)),
  ),
)

function fiscalYearSentence(firstMonth: number): string {
  if (firstMonth === 1) return 'The fiscal year is the calendar year.'
  const lastDay = new Date(Date.UTC(2026, firstMonth - 1, 0)).getUTCDate()
  return `The fiscal year runs from ${MONTHS[firstMonth - 1]} 1 to ${MONTHS[firstMonth - 2]} ${lastDay}.`
}

/** "call **511** or open [OHGO](https://…)", as Markdown. */
function conditionsOf(information: Answers['travelerInformation']): string {
  if (information === undefined) return ''
  const { name, number, url } = information
  const call = number === undefined ? '' : `call **${markdown(number)}** or `
  return `${AS_IT_IS}${call}open [${markdown(english(name))}](${url})`
}

/** The answers of this command are in English. */
function english(text: string | { en: string }): string {
  return typeof text === 'string' ? text : text.en
}

function telOf(number: string): string {
  return `${AS_IT_IS}tel:${number.replace(/[^\d*#+]/g, '')}`
}

function flag(isSo: boolean): string {
  return isSo ? 'yes' : ''
}

/** "a, b and c" */
function list(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function yaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trimEnd()
}

function flow(value: unknown): string {
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false }).trimEnd()
}
