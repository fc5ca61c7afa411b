import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toString as textOf } from 'mdast-util-to-string'
import { expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { parseMarkdown } from '../../src/content/pages/parse-page.ts'
import { parseSiteFile } from '../../src/content/parse-site-file.ts'
import { LIVE_PAGES, PAGES, pagePath } from '../../src/contract/pages.ts'
import { startServer } from '../testing/running-server.ts'
import { isShortRun } from '../testing/test-cases.ts'
import { hasTerminal, runInTerminal } from './testing/in-terminal.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'
import { treeOf } from './testing/tree-of.ts'

const EXAMPLE = join(import.meta.dirname, 'starter/answers.yaml')

async function aPlace(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'init-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  return place
}

/** The example with other answers; `undefined` leaves one out. */
async function answersIn(place: string, changes: Record<string, unknown> = {}): Promise<string> {
  const file = join(place, 'answers.yaml')
  await writeFile(file, stringify({ ...parse(await readFile(EXAMPLE, 'utf8')), ...changes }))
  return file
}

async function siteIn(folder: string) {
  const parsed = parseSiteFile(await readFile(join(folder, 'site.yaml'), 'utf8'))
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.issues))
  return parsed.value.value
}

/** Names of the sample's district, its roads, programs and numbers, except the API's names of categories. */
const OF_THE_SAMPLE =
  /Florida|FDOT|District Four|(?<!metrics_arterial_)Broward|Palm Beach|SunPass|SunGuide|Road Rangers|\*347|FL511|RISC|SIRV|Okeechobee|hurricane|I-95\b|I-595|555\) 010/i

test('the example answers become a folder without problems that names no other office', async () => {
  const place = await aPlace()
  const folder = join(place, 'ohio')
  const { code, out, err } = await runContentProcess(['init', folder, '--answers', EXAMPLE])
  expect({ code, out }).toEqual({ code: 0, out: `${folder}\n` })
  expect(err).toMatch(/It has \d+ pages and \d+ TODO markers\./)
  // Quoted, so it can be copied even if the path has a space.
  expect(err).toContain(`npm run content -- check "${folder}"\n`)
  expect(await readdir(place)).toEqual(['ohio'])

  const checked = await runContent(['check', folder])
  // Only what is left to write: no unexplained abbreviation, no page that is hard to read.
  expect(checked.out.split('\n').filter((line) => line !== '' && !line.includes('TODO marker'))).toEqual([])
  expect(checked).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^0 reports and \d+ pages in .+ can be published as they are\.\n$/),
  })

  const site = await siteIn(folder)
  expect(site).toMatchObject({
    sample: false,
    district: { name: 'ODOT District 6', timeZone: 'America/New_York' },
    calendar: { fiscalYearFirstMonth: 7, holidays: { country: 'US', state: 'OH' } },
    categories: { documents_annual: {}, metrics_freeway_weekly: {}, ramp_monthly: 'hidden' },
    cameras: { feed: 'off' },
  })
  for (const [file, text] of Object.entries(await treeOf(folder)))
    expect(`${file}: ${OF_THE_SAMPLE.exec(text)?.[0]}`).toBe(`${file}: undefined`)
})

test('an office without a service in its answers gets whole sentences', async () => {
  const place = await aPlace()
  const folder = join(place, 'quiet')
  const answers = await answersIn(place, { services: [], publishes: [], assistance: undefined })
  await runContent(['init', folder, '--answers', answers])
  const services = await readFile(join(folder, 'pages/en/services.md'), 'utf8')
  expect(services).toContain('\ndescription: What ODOT District 6 traffic operations does on the road.\n')
})

test('the site of a new folder serves every page in the office’s name, without its notes', async () => {
  const place = await aPlace()
  const folder = join(place, 'ohio')
  await runContent(['init', folder, '--answers', await answersIn(place, { languages: ['en', 'es'] })])
  const server = await startServer({ CONTENT_DIR: folder, DATA_DIR: join(place, 'data') })
  onTestFinished(() => server.stop())
  const notLive = PAGES.filter((page) => !LIVE_PAGES.some((live) => live === page))
  for (const path of notLive.map((page) => pagePath(page))) {
    const answer = await fetch(server.url + path)
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
    expect(html).toContain('ODOT District 6')
    expect(html).not.toContain('TODO')
    expect([path, html.includes('Florida')]).toEqual([path, false])
  }
  // No translation is invented: the page says that it is in English.
  const spanish = await fetch(`${server.url}/es/app/about-us`)
  const html = await spanish.text()
  expect(html).toContain('Esta página todavía no está traducida y se muestra en inglés.')
  expect(html).toMatch(/<h1[^>]* lang="en"/)
})

test.skipIf(isShortRun)(
  'a site without figures has no links to them and no text that their publication would make untrue',
  async () => {
    const place = await aPlace()
    const folder = join(place, 'ohio')
    await runContent(['init', folder, '--answers', await answersIn(place, { publishes: ['annualReports'] })])
    const server = await startServer({ CONTENT_DIR: folder, DATA_DIR: join(place, 'data') })
    onTestFinished(() => server.stop())
    const services = await (await fetch(`${server.url}/app/services`)).text()
    expect(services).toContain('Incident management')
    expect(services).not.toContain('See how fast lanes reopen')
    const discover = await (await fetch(`${server.url}/app/discover`)).text()
    expect(discover).not.toContain('no figures yet')
  },
)

test('everything an office can have appears on its site', async () => {
  const place = await aPlace()
  const folder = join(place, 'all')
  const answers = await answersIn(place, {
    name: 'Austin: the *district*',
    department: 'Texas Department of Transportation',
    timeZone: 'America/Chicago',
    counties: ['Travis'],
    languages: ['en', 'es'],
    services: [
      'incidentManagement',
      'travelerInformation',
      'expressLanes',
      'rampSignals',
      'arterialManagement',
      'connectedVehicles',
    ],
    publishes: ['arterials', 'expressLanes', 'rampSignals', 'incidents', 'masterPlans', 'strategicPlans'],
    arterialAreas: ['Travis County'],
    expressLanes: [{ name: 'Loop 1 Express', road: 'Loop 1' }],
    incidentAreas: ['Travis County, north'],
    cameras: 'live',
    travelerInformation: { name: 'DriveTexas', number: '800-452-9292', url: 'https://drivetexas.org' },
  })
  expect(await runContent(['init', folder, '--answers', answers])).toMatchObject({ code: 0 })
  expect(await onlyTodosIn(folder)).toBe(true)
  expect(await siteIn(folder)).toMatchObject({
    district: { name: 'Austin: the *district*' },
    calendar: { fiscalYearFirstMonth: 9 },
    categories: {
      documents_annual: 'hidden',
      metrics_arterial_broward: { name: 'Travis County' },
      metrics_arterial_palmBeach: 'hidden',
      metrics_express_i95: { name: 'Loop 1 Express', road: 'Loop 1' },
    },
    incidentAreas: [{ id: 'travisCountyNorth', name: 'Travis County, north' }],
  })
  const page = (name: string) => readFile(join(folder, 'pages/en', `${name}.md`), 'utf8')
  expect(await page('discover')).toContain('Traffic on the state roads of Travis County')
  expect(await page('services')).toContain('Here they are Loop 1 Express on Loop 1.')
  expect(await page('services')).toContain('[**800-452-9292**](tel:8004529292)')
  expect(await page('about-us')).toContain('The English text of this site is authoritative.')
  expect(await page('definitions')).toContain('The fiscal year runs from September 1 to August 31.')
  expect(await page('cameras')).toContain(
    'call **800-452-9292** or open [DriveTexas](https://drivetexas.org)',
  )
})

test('every problem in the answers is listed with its line, and nothing is written', async () => {
  const place = await aPlace()
  const answers = join(place, 'answers.yaml')
  await writeFile(
    answers,
    'name: District 1\ndepartment: Tennessee Department of Transportation\nconties: [Knox]\nphone: 865\ncameras: sample\nassistance: { name: HELP }\npublishes: [freeways]\n',
  )
  const { code, err } = await runContent(['init', join(place, 'new'), '--answers', answers])
  expect(code).toBe(1)
  expect(err.trim().split('\n')).toEqual([
    'answers.yaml:3 "conties" is not a key of this file: did you mean "counties"?',
    'answers.yaml counties is missing',
    'answers.yaml:4 phone 865 must be text: put it in quotes',
    'answers.yaml phoneHours is missing',
    'answers.yaml address is missing',
    'answers.yaml:6 assistance.number is missing',
    'answers.yaml:5 cameras "sample" must be live or off',
    'answers.yaml timeZone is missing, and the state has more than one: write America/Chicago or America/New_York',
    'answers.yaml clearanceGoalMinutes is missing: write within how many minutes lanes are to be open, such as 90',
    'Nothing was written.',
  ])
  expect(await readdir(place)).toEqual(['answers.yaml'])
})

test('a folder with files is left alone, and an empty one is filled', async () => {
  const place = await aPlace()
  const folder = join(place, 'site')
  await mkdir(folder)
  await writeFile(join(folder, 'notes.txt'), 'ours')
  const { code, err } = await runContent(['init', folder, '--answers', EXAMPLE])
  expect({ code, err }).toEqual({
    code: 1,
    err: `${folder} is not empty: name a new folder, or move its files away. Nothing was written.\n`,
  })
  expect(await treeOf(folder)).toEqual({ 'notes.txt': 'ours' })
  await rm(join(folder, 'notes.txt'))
  expect(await runContent(['init', folder, '--answers', EXAMPLE])).toMatchObject({ code: 0 })
  expect(await readdir(folder)).toContain('site.yaml')
})

test('without a terminal or answers, it explains how to continue', async () => {
  const place = await aPlace()
  const { code, err } = await runContent(['init', join(place, 'site')])
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/add --answers FILE\. Start with a copy of .*answers\.yaml/),
  })
  expect(await readdir(place)).toEqual([])
})

test.runIf(hasTerminal)(
  'in a terminal it asks, repeats the question after an invalid answer, and writes the folder',
  async () => {
    const place = await aPlace()
    const folder = join(place, 'georgia')
    const run = runInTerminal(['init', folder])
    const reply = async (question: string | RegExp, answer: string) => {
      await run.waitFor(question)
      run.type(`${answer}\r`)
    }
    await reply('Name of the district', 'GDOT District 7')
    await reply('Department, such as', 'Georgia Department of Transportation')
    await reply('Counties, from north to south', 'Clayton County, Cobb, DeKalb, Fulton')
    await reply('Name of the office', '')
    await reply('Languages of the site', '')
    await reply(/fiscal year, 1 to 12 \[7\]/, '13')
    await reply('13 must be at most 12.', '')
    await reply('Phone of the office', '')
    await reply('This one needs an answer.', '(770) 555-0100')
    await reply('Hours of that phone', '')
    await reply('Postal address', '1 Test Way; Atlanta, GA')
    await reply('Free help on the road', '')
    await reply('traveler information: its name', '511 Georgia')
    await reply('Its address', '511ga.org')
    await reply('must be a full address', 'https://511ga.org')
    await reply('Its phone number', '511')
    await reply('What the office does on the road', '')
    await reply('What it publishes', 'annualReports, expressLanes')
    await reply('Express lanes, up to three', '75 Express on I-75')
    await reply('Cameras: live', '')
    expect(await run.end()).toMatchObject({ code: 0, shown: expect.stringContaining('TODO markers') })
    expect(await siteIn(folder)).toMatchObject({
      district: { counties: ['Clayton', 'Cobb', 'DeKalb', 'Fulton'], timeZone: 'America/New_York' },
      calendar: { holidays: { state: 'GA' } },
      help: { travelerInformation: { number: '511' } },
      categories: { metrics_express_i95: { name: '75 Express', road: 'I-75' } },
    })
    expect(await onlyTodosIn(folder)).toBe(true)
  },
)

test.runIf(hasTerminal).each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s before the last answer, such as to which time zone of the state, writes nothing', async (_, key) => {
  const place = await aPlace()
  const run = runInTerminal(['init', join(place, 'site')])
  await run.waitFor('Name of the district')
  run.type('ODOT Region 5\r')
  await run.waitFor('Department')
  run.type('Oregon Department of Transportation\r')
  await run.waitFor('Time zone, America/Los_Angeles or America/Boise [America/Los_Angeles]: ')
  run.type(key)
  expect(await run.end()).toMatchObject({ code: 1, shown: expect.stringContaining('Nothing was written.') })
  expect(await readdir(place)).toEqual([])
})

/** Whether the check finds only what the office still has to write. */
async function onlyTodosIn(folder: string): Promise<boolean> {
  const { out, err } = await runContent(['check', folder])
  const lines = out.split('\n').filter((line) => line !== '')
  return lines.every((line) => line.includes('TODO marker')) && err.includes('can be published')
}

test('names with Markdown and HTML characters appear on the site as given', async () => {
  const names = ['Parks & Roads', 'R&D; A &amp; B', '"Big" O\'Neil', '*N* _E_ [W](x) ~~S~~ <b> #1']
  for (const name of names) {
    const folder = join(await aPlace(), 'site')
    const answers = await answersIn(await aPlace(), { name })
    expect(await runContent(['init', folder, '--answers', answers]), name).toMatchObject({ code: 0 })
    const page = await readFile(join(folder, 'pages/en/about-us.md'), 'utf8')
    const [, front = '', body = ''] = page.split('---\n')
    expect(parse(front).lead).toContain(`${name} is part of`)
    const text = parseMarkdown(body)
    expect(text.kind === 'parsed' && textOf(text.value)).toContain(`${name} looks after`)
  }
})
