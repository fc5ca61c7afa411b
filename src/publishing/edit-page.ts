import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { decodeText } from '../content/folder/read-text.ts'
import type { Parsed } from '../content/issue.ts'
import { splitPage } from '../content/pages/front-matter.ts'
import { fingerprintOf, type ParsedPage, parsePage } from '../content/pages/parse-page.ts'
import type { Language } from '../contract/language.ts'
import type { Page } from '../contract/pages.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { copyPath, readChanges } from './change-journal.ts'
import { type Published, type Publishing, refuse } from './publishing.ts'
import { editEntry, readSite } from './read-published.ts'
import { hasCode } from './write-files.ts'

/** The parts of a page that people write. */
export interface PageFields {
  title: string
  /** One sentence for search engines and link previews. */
  description: string
  /** The sentence under the title. */
  lead: string
  /** Markdown. */
  text: string
}

export interface PageFile {
  /** Inside the content folder: `pages/es/about-us.md`. */
  name: string
  /** Empty: there is no such file yet. */
  source: string
  fields: PageFields
  /** Version of the file's bytes, to detect changes by others. Empty: there is no such file. */
  version: string
  /** The fingerprints of its text and of the English text it translates; `null`: it names none. */
  fingerprint: string
  translationOf: string | null
  /** No speaker of the language has reviewed it yet. */
  isDraft: boolean
}

export interface PagePlace {
  page: Page
  language: Language
}

const Front = v.fallback(
  v.object({
    title: v.fallback(v.string(), ''),
    description: v.fallback(v.string(), ''),
    lead: v.fallback(v.string(), ''),
    translationOf: v.optional(v.string()),
    review: v.optional(v.string()),
  }),
  { title: '', description: '', lead: '' },
)

/** Reads a page, even one that does not exist yet or has problems. */
export async function readPageFile(folder: string, { page, language }: PagePlace): Promise<PageFile> {
  const name = `pages/${language}/${page}.md`
  const bytes = await readFile(join(folder, name)).catch((error: unknown) => {
    if (hasCode(error, ['ENOENT', 'ENOTDIR'])) return null
    throw error
  })
  const decoded = bytes === null ? null : decodeText(bytes)
  if (decoded?.kind === 'invalid') refuse(`${name} ${decoded.issues[0]?.message ?? 'cannot be read'}.`)
  const source = decoded?.value ?? ''
  const split = splitPage(source)
  const [head, body] = split.kind === 'parsed' ? [split.value.frontMatter, split.value.body] : ['', source]
  const { title, description, lead, translationOf, review } = v.parse(Front, readYaml(head))
  return {
    name,
    source,
    version: bytes === null ? '' : hash('sha256', bytes),
    fields: { title, description, lead, text: body.replace(/^\n+/, '') },
    fingerprint: fingerprintOf(source),
    translationOf: translationOf ?? null,
    isDraft: review === 'draft',
  }
}

function readYaml(text: string): unknown {
  try {
    return parse(text, { schema: 'core' })
  } catch {
    // The folder check reports what is wrong; here only the readable parts matter.
    return null
  }
}

interface TranslationMarks {
  translationOf?: string
  review?: 'draft' | 'done'
}

/** A page's file with new text; unchanged front matter stays as written. Pure. */
export function writePage(before: PageFile, fields: PageFields, marks: TranslationMarks): string {
  const split = splitPage(before.source)
  const head = split.kind === 'parsed' ? split.value.frontMatter.trimStart() : ''
  const { text, ...facts } = fields
  const known: Readonly<Record<string, string>> = { ...before.fields }
  const lines = Object.entries(facts).map(([key, value]) => [key, oneLine(value)] as const)
  const changed = lines.filter(([key, value]) => head === '' || known[key] !== value)
  const front = editEntry(head, { ...Object.fromEntries(changed), ...marks })
  return `---\n${front.trimEnd()}\n---\n\n${plainLines(text).trim()}\n`
}

function oneLine(text: string): string {
  return plainLines(text).replaceAll(/\s+/g, ' ').trim()
}

/** Browsers send the line ends of Windows. */
function plainLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/** A page as it would look with this text, or everything wrong with it. */
export async function previewPage(
  folder: string,
  place: PagePlace,
  fields: PageFields,
  localTerms: SiteInfo['abbreviations'],
): Promise<Parsed<ParsedPage>> {
  const before = await readPageFile(folder, place)
  return parsePlaced(writePage(before, fields, {}), place, localTerms)
}

/** Line numbers are those of the text at the desk, without the front matter above it in the file. */
function parsePlaced(
  source: string,
  { page, language }: PagePlace,
  localTerms: SiteInfo['abbreviations'],
): Parsed<ParsedPage> {
  const parsed = parsePage(source, page, language, localTerms)
  if (parsed.kind === 'parsed') return parsed
  const above = source.split('\n').indexOf('---', 1) + 2
  const issues = parsed.issues.map(({ line, message }) =>
    line === null || line <= above
      ? { line: null, message }
      : { line: line - above, message: `Line ${line - above} of the text ${message}` },
  )
  return { kind: 'invalid', issues }
}

/** The text of a page with this fingerprint, from the copies of the last year; `null`: no longer available. */
export async function readEarlierPage(
  folder: string,
  name: string,
  fingerprint: string,
): Promise<string | null> {
  for (const change of await readChanges(folder))
    for (const [index, file] of change.files.entries()) {
      if (file.name !== name || file.before === null) continue
      const decoded = decodeText(await readFile(copyPath(change, index)))
      if (decoded.kind === 'parsed' && fingerprintOf(decoded.value) === fingerprint) return decoded.value
    }
  return null
}

export interface SavePage extends PagePlace {
  fields: PageFields
  version: string
  /** A speaker of the language has reviewed this text. English needs no review. */
  isReviewed: boolean
}

/** Writes a page; a translation gets the fingerprint of its English text. Refuses to overwrite somebody else's change. */
export function savePage(save: SavePage, publishing: Publishing): Promise<Published> {
  const { language, fields, isReviewed } = save
  return changePage({ ...save, whatToDo: PUT_TOGETHER }, publishing, 'edit page', async (before) => {
    const review = isReviewed ? 'done' : 'draft'
    const english = await readPageFile(publishing.folder, { ...save, language: 'en' })
    const marks = language === 'en' ? {} : ({ translationOf: english.fingerprint, review } as const)
    return writePage(before, fields, marks)
  })
}

/** Marks a translation as reviewed by a speaker of the language. */
export function markReviewed(
  seen: PagePlace & { version: string },
  publishing: Publishing,
): Promise<Published> {
  return changePage({ ...seen, whatToDo: READ_AGAIN }, publishing, 'mark as reviewed', async (before) =>
    writePage(before, before.fields, { review: 'done' }),
  )
}

function changePage(
  { version, whatToDo, ...place }: PagePlace & { version: string; whatToDo: string },
  publishing: Publishing,
  verb: string,
  write: (before: PageFile) => Promise<string>,
): Promise<Published> {
  const { folder } = publishing
  return withPublishingLock(folder, async () => {
    const before = await readPageFile(folder, place)
    if (before.version !== version) refuse(`${CHANGED} ${whatToDo}`)
    const after = await write(before)
    if (after === before.source) refuse('This text is already published: nothing was changed.')
    const parsed = parsePlaced(after, place, (await readSite(folder)).abbreviations)
    if (parsed.kind === 'invalid') refuse(parsed.issues.map(({ message }) => `${message}.`).join('\n'))
    return changeFolder(publishing, `${verb} ${place.language}/${place.page}`, async (change) => {
      change.write(before.name, after)
      return { address: before.name, notes: [] }
    })
  })
}

const CHANGED = 'Somebody else changed this page after you began.'
const PUT_TOGETHER = 'Your text is below, and so is the difference: put the two together, then publish again.'
const READ_AGAIN = 'Read it as it is now.'
