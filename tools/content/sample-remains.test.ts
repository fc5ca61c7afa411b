import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { aContentFolder, type ContentFiles } from '../../tests/builders/a-content-folder.ts'
import { aPage } from '../../tests/builders/a-page.ts'
import { aSiteFile, aSiteInfo } from '../../tests/builders/a-site.ts'
import { writeArchive } from '../map/streets-archive.ts'
import { cutTiles, DISTRICT } from '../testing/cut-tiles.ts'
import { sampleRemains } from './sample-remains.ts'
import { runContent } from './testing/run-command.ts'

const SAMPLE = join(import.meta.dirname, '../../content')
const read = (file: string) => readFile(join(SAMPLE, file), 'utf8')
const EXAMPLE = join(import.meta.dirname, 'starter/answers.yaml')
const HELP = {
  assistance: { name: 'Road Rangers', singular: 'Road Ranger', number: '*347' },
  travelerInformation: { name: 'FL511', number: '511', url: 'https://fl511.com' },
}
const SITE = { 'site.yaml': aSiteFile({ sample: false }) }

async function remainsIn(files: ContentFiles): Promise<string[]> {
  const { path } = await aContentFolder({ ...SITE, ...files })
  return (await sampleRemains(path)).map(({ file, line, message }) => `${file}:${line} ${message}`)
}

test('a sentence written for the sample’s district is a problem, whatever its formatting', async () => {
  const body =
    '## Roads\n\nWe clear roads. Together they **cover about 5,000 square miles** and are home to about\n3.6 million people.\n'
  expect(await remainsIn({ 'pages/en/about-us.md': aPage({ body }) })).toEqual([
    'pages/en/about-us.md:9 "Together they cover about 5,000 square miles and are home to about 3.6 million p…" is a sentence of the sample, about FDOT District Four: write your own',
  ])
})

test('a sentence that is true of every district may stay, and so may quoted law', async () => {
  const body =
    '## Help\n\nPull as far to the right as you can. Turn on your hazard lights.\n\n> Under Florida law, e-mail addresses are public records.\n'
  expect(await remainsIn({ 'pages/en/services.md': aPage({ body }) })).toEqual([])
})

test('a new site in the sample’s state may name the same roadside assistance', async () => {
  const place = await mkdtemp(join(tmpdir(), 'remains-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const answers = join(place, 'answers.yaml')
  await writeFile(answers, stringify({ ...parse(await readFile(EXAMPLE, 'utf8')), ...HELP }))
  expect(await runContent(['init', join(place, 'site'), '--answers', answers])).toMatchObject({ code: 0 })
  expect(await sampleRemains(join(place, 'site'))).toEqual([])
})

test('the sample’s own district may keep its sentences, but not what was made up', async () => {
  const district = { ...aSiteInfo().district, name: 'FDOT District Four' }
  const files = {
    'site.yaml': aSiteFile({ sample: false, district }),
    'pages/en/about-us.md': await read('pages/en/about-us.md'),
    'exits.yaml': await read('exits.yaml'),
    'ramps.yaml': await read('ramps.yaml'),
  }
  expect(await remainsIn(files)).toEqual([
    'ramps.yaml:null comes from the sample: replace it with your own, or remove it',
  ])
})

test('a translation of the sample’s page is a problem next to one’s own English page', async () => {
  const spanish = await read('pages/es/about-us.md')
  const [, of] = /translationOf: (\S+)/.exec(spanish) ?? []
  expect(of).toMatch(/^en-/)
  expect(await remainsIn({ 'pages/es/about-us.md': spanish })).toEqual([
    'pages/es/about-us.md:null is the translation of a page of the sample: translate your own, or delete the file',
  ])
  // This one mentions no district.
  const general = ['pages/en/camera-health.md', 'pages/es/camera-health.md']
  const files = await Promise.all(general.map(async (file) => [file, await read(file)] as const))
  expect(await remainsIn(Object.fromEntries(files))).toEqual([])
})

test('made-up figures among one’s own are reported', async () => {
  const table = 'metrics/metrics_express_i95.csv'
  const [head = '', first = '', second = ''] = (await read(table)).split('\n')
  const own = first.replace(/,(\d)/, ',9$1')
  expect(await remainsIn({ [table]: [head, own, first, second, ''].join('\n') })).toEqual([
    `${table}:3 holds made-up figures of the sample in 2 rows, the first of them here: remove them`,
  ])
})

test('a folder that says it is a sample may hold the sample', async () => {
  expect(await remainsIn({ 'site.yaml': aSiteFile(), 'ramps.yaml': await read('ramps.yaml') })).toEqual([])
  expect(await sampleRemains(SAMPLE)).toEqual([])
})

test('the check fails on what is left of the sample', async () => {
  const body = '## Roads\n\nWe clear crashes. **I-75** runs west from Broward across the Everglades.\n'
  const { path } = await aContentFolder({
    'site.yaml': aSiteFile({
      sample: false,
      contact: { phone: '850-414-0000', phoneHours: 'always', post: ['A'] },
      links: { webSearch: 'https://duckduckgo.com/?q={query}' },
      promo: undefined,
    }),
    'pages/en/about-us.md': aPage({ body }),
  })
  const { code, out, err } = await runContent(['check', path])
  expect({ code, out }).toEqual({
    code: 1,
    out: 'pages/en/about-us.md:9 "I-75 runs west from Broward across the Everglades." is a sentence of the sample, about FDOT District Four: write your own\n',
  })
  expect(err).toMatch(/1 problem in .*: visitors would mistake the sample for yours\./)
})

test('streets whose credit calls them a sample fail the check, and others do not', async () => {
  const tiles = await cutTiles([12])
  const withCredit = async (credit: string) => {
    const { path } = await aContentFolder({
      'site.yaml': aSiteFile({ sample: false }),
      'map/streets.pmtiles': writeArchive(tiles, { credit, bounds: DISTRICT }),
    })
    return (await runContent(['check', path])).out
  }
  expect(await withCredit('Sample streets, made up')).toContain(
    'map/streets.pmtiles has the credit "Sample streets, made up", so its streets are a sample',
  )
  expect(await withCredit('© OpenStreetMap contributors')).not.toContain('streets.pmtiles')
})
