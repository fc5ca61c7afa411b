import { glob, readFile } from 'node:fs/promises'
import { FEED_PROBLEM_MESSAGES } from '../../src/contract/feed-problem-messages.ts'
import { DEFAULT_LANGUAGE, TRANSLATED } from '../../src/contract/language.ts'
import { en as definitions } from '../../src/measures/columns/definitions/en.ts'
import { en as phrases } from '../../src/phrases/en.ts'
import { AREAS, type Area } from '../../src/web/messages/catalog.ts'
import { AREA_LOADERS } from '../../src/web/messages/languages.ts'

/** The files of translations, with the English that each translates: texts by their keys, in any depth. */
const TRANSLATIONS: readonly { pathIn: (language: string) => string; readEnglish: () => Promise<object> }[] =
  [
    ...AREAS.map((area) => ({
      pathIn: (language: string) => `src/web/messages/${language}-${area}.json`,
      readEnglish: () => readArea(area),
    })),
    {
      pathIn: (language) => `src/measures/columns/definitions/${language}.json`,
      readEnglish: async () => definitions,
    },
    { pathIn: (language) => `src/phrases/${language}.json`, readEnglish: async () => phrases },
  ]

/** Messages that nothing uses, and what is wrong with translations: see `checkTranslation`. */
export async function findMessageProblems(): Promise<string[]> {
  const areas = await Promise.all(AREAS.map(async (area) => (await readArea(area)).messages))
  const problems = findUnused(Object.assign({}, ...areas), await readSources())
  for (const language of TRANSLATED)
    for (const { pathIn, readEnglish } of TRANSLATIONS) {
      const path = pathIn(language)
      const text = await readFile(path, 'utf8').catch(() => null)
      problems.push(...checkTranslation(path, text, await readEnglish()))
    }
  return problems
}

/** What an area says in English, in the shape of a translation's file. */
async function readArea(area: Area): Promise<{ messages: object } & Record<string, object>> {
  const { messages } = await AREA_LOADERS[DEFAULT_LANGUAGE][area]()
  switch (area) {
    case 'site':
      return { messages: { ...messages, ...ONLY_TRANSLATED } }
    case 'cameras':
      return { messages, feedProblems: FEED_PROBLEM_MESSAGES }
    case 'forms':
      return { messages, errors: (await AREA_LOADERS[DEFAULT_LANGUAGE].forms()).errors }
    default:
      return { messages }
  }
}

/** What only translations say, as it would be in English. */
const ONLY_TRANSLATED: Readonly<Record<string, string>> = {
  'site.draft': 'Nobody who speaks the language has reviewed this translation yet.',
  'place.exit': 'exit',
}

/** The keys of English messages that no code names. Pure. */
export function findUnused(english: object, sources: string): string[] {
  const isUsed = matcherOf(sources)
  return Object.keys(english)
    .filter((key) => !isUsed(key) && !(key in ONLY_TRANSLATED))
    .map((key) => `message "${key}" is not used: remove it in every language`)
}

/**
 * What is wrong with a file of translations: texts that are missing, empty, of another shape or not in English, and
 * names in braces that are missing or that nothing fills. Pure.
 *
 * @param text of the file; `null`: there is none
 */
export function checkTranslation(path: string, text: string | null, english: object): string[] {
  if (text === null) return [`${path} is missing: copy the one of another language and translate it`]
  const file = parseFile(text)
  if (typeof file === 'string') return [`${path} is not valid JSON: ${file}`]
  const { review, reviewAgain = [], searchNames: _, ...texts } = file
  const problems = compare(texts, english)
  if (review !== 'draft' && review !== 'done') problems.push('"review" must be "draft" or "done"')
  for (const key of reviewAgain)
    if (!(key in (file.messages ?? {}))) problems.push(`"reviewAgain" names "${key}", which does not exist`)
  return problems.map((problem) => `${path}: ${problem}`)
}

interface TranslationFile extends Record<string, unknown> {
  review?: unknown
  /** Keys of single messages that need another look. */
  reviewAgain?: readonly string[]
  messages?: object
}

/** A file's content, or why it has none. */
function parseFile(text: string): TranslationFile | string {
  try {
    return JSON.parse(text)
  } catch (error) {
    return String(error)
  }
}

/** The forms of a plural are the keys `one` and `other`. */
function compare(texts: object, english: object, keys: readonly string[] = []): string[] {
  const translated: Readonly<Record<string, unknown>> = { ...texts }
  const originals: Readonly<Record<string, unknown>> = { ...english }
  return [...new Set([...Object.keys(english), ...Object.keys(texts)])].flatMap((key) => {
    const where = [...keys, key]
    const name = `"${where.join(' > ')}"`
    const [text, original] = [translated[key], originals[key]]
    if (original === undefined)
      return key.startsWith('headline.') ? [] : [`${name} does not exist in English: remove it`]
    if (text === undefined) return [`${name} is missing`]
    if (typeof original === 'object' && original !== null)
      return typeof text === 'object' && text !== null
        ? compare(text, original, where)
        : [`${name} needs ${Object.keys(original).join(', ')}, as in English`]
    if (typeof text !== 'string') return [`${name} must be one text`]
    if (text === '' && original !== '') return [`${name} is empty`]
    // The form for one may leave names out, and name what the other form does.
    const known = new Set([...namesIn(original), ...(key === 'one' ? namesIn(originals.other) : [])])
    const named = namesIn(text)
    return [
      ...Array.from(named.difference(known), (one) => `${name} names {${one}}, which nothing fills`),
      ...(key === 'one' ? [] : Array.from(known.difference(named), (one) => `${name} lacks {${one}}`)),
    ]
  })
}

function namesIn(text: unknown): Set<string> {
  if (typeof text !== 'string') return new Set()
  return new Set(text.matchAll(/\{(\w+)\}/g).map(([, name = '']) => name))
}

/** The translations that nobody has reviewed yet, and the number of single texts marked for another review. */
export async function findDrafts(): Promise<string[]> {
  const drafts: string[] = []
  for await (const path of glob([
    'src/{web/messages,phrases}/*.{ts,json}',
    'src/measures/columns/definitions/**/*.{ts,json}',
  ])) {
    const draft = describeDraft(path, await readFile(path, 'utf8'))
    if (draft !== null) drafts.push(draft)
  }
  return drafts.toSorted()
}

/** A file's line in that list; `null`: everything in it is reviewed. Pure. */
export function describeDraft(path: string, text: string): string | null {
  if (!path.endsWith('.json')) return /^ \* .*Review: draft/m.test(text) ? path : null
  const file = parseFile(text)
  if (typeof file === 'string') return null
  const marked = file.reviewAgain?.length ?? 0
  if (marked > 0) return `${path} (${marked} ${marked === 1 ? 'text' : 'texts'} marked)`
  return file.review === 'draft' ? path : null
}

/** The code that may use messages; not the messages themselves, and no tests. */
async function readSources(): Promise<string> {
  const sources: string[] = []
  for await (const path of glob('src/web/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|messages\/[a-z]{2}-/.test(path)) continue
    sources.push(await readFile(path, 'utf8'))
  }
  return sources.join('\n')
}

/** Checks whether a key is in the sources, whole or built in a template: `report.kind.${category}`. */
function matcherOf(sources: string): (key: string) => boolean {
  const whole = new Set([...sources.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, key = '']) => key))
  const templates = [...sources.matchAll(/`([a-zA-Z]+\.(?:[\w.-]|\$\{[^`]+?\})*)`/g)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '[\\w.-]+')}$`),
  )
  return (key) => whole.has(key) || templates.some((template) => template.test(key))
}
