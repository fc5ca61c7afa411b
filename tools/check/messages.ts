import { glob, readFile } from 'node:fs/promises'
import { DEFAULT_LANGUAGE } from '../../src/contract/language.ts'
import { loadCatalog, OFFERED_LANGUAGES } from '../../src/web/messages/languages.ts'
import type { Text, TextSet } from '../../src/web/messages/translate.ts'

export interface MessageSet {
  english: TextSet
  translations: Readonly<Record<string, TextSet>>
}

/**
 * What the compiler cannot check in messages: keys that English lacks, placeholders that nothing fills, and messages
 * that nothing uses.
 */
export async function findMessageProblems(): Promise<string[]> {
  const catalogs = OFFERED_LANGUAGES.map(
    async (language) => [language, (await loadCatalog(language)).messages] as const,
  )
  const { [DEFAULT_LANGUAGE]: english, ...translations } = Object.fromEntries(await Promise.all(catalogs))
  return checkMessages({ english: english ?? {}, translations }, await readSources())
}

/** The same for any messages and the code that uses them. Pure. */
export function checkMessages({ english, translations }: MessageSet, sources: string): string[] {
  const isUsed = matcherOf(sources)
  return [
    ...Object.keys(english)
      .filter((key) => !isUsed(key))
      .map((key) => `message "${key}" is not used: remove it in every language`),
    ...Object.entries(translations).flatMap(([language, texts]) => problemsOf(language, texts, english)),
  ]
}

/** The translations that nobody has reviewed yet, and the number of single texts marked for another review. */
export async function findDrafts(): Promise<string[]> {
  const drafts: string[] = []
  for await (const path of glob([
    'src/{web/messages,phrases}/*.ts',
    'src/measures/columns/definitions/*/*.ts',
  ])) {
    const draft = describeDraft(path, await readFile(path, 'utf8'))
    if (draft !== null) drafts.push(draft)
  }
  return drafts.toSorted()
}

/** A file's line in that list; `null`: everything in it is reviewed. Pure. */
export function describeDraft(path: string, text: string): string | null {
  const marked = text.match(/\/\/ review$/gm)?.length ?? 0
  if (marked > 0) return `${path} (${marked} ${marked === 1 ? 'text' : 'texts'} marked)`
  return /^ \* Review: draft$/m.test(text) ? path : null
}

/** `TranslatedTexts` of translate.ts. */
const ONLY_TRANSLATED = /^(?:headline\.|site\.draft$|site\.notTranslated$|place\.exit$)/

function problemsOf(language: string, texts: TextSet, english: TextSet): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const original = english[key]
    if (ONLY_TRANSLATED.test(key)) return []
    if (original === undefined) return [`${language}: message "${key}" does not exist in English: remove it`]
    const known = namesIn(original)
    const unknown = [...namesIn(text)].filter((name) => !known.has(name))
    return unknown.map((name) => `${language}: message "${key}" names {${name}}, which nothing fills`)
  })
}

function namesIn(text: Text): Set<string> {
  const forms = typeof text === 'string' ? [text] : [text.one, text.other]
  return new Set(forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)))
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
