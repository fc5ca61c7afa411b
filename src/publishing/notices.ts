import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { englishNameOf } from '../content/checks/translation-warnings.ts'
import { closestWord } from '../content/did-you-mean.ts'
import { readFolder } from '../content/folder/read-folder.ts'
import { decodeText } from '../content/folder/read-text.ts'
import { buildNotice, parseNoticeEntry } from '../content/notices/notice-entry.ts'
import { slugOf } from '../content/slug.ts'
import { writeTime } from '../content/zoned-time.ts'
import { dayIn } from '../contract/calendar-days.ts'
import { LANGUAGES, type Language, TRANSLATED } from '../contract/language.ts'
import type { Notice } from '../contract/notice.ts'
import { hasBegun, isOver } from '../contract/notices-in-force.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { listIssues, type Published, type Publishing, refuse, refuseIssues } from './publishing.ts'
import { editEntry, readSite } from './read-published.ts'
import { readTextIfExists } from './write-files.ts'

export interface NoticeOptions extends Partial<Record<Language, string>> {
  level: string
  en: string
  from?: string
  until?: string
  roads?: string
  link?: string
}

/** Publishes a notice under an id made of the day and its first words; if the folder would have problems, nothing changes. */
export function addNotice(
  options: NoticeOptions,
  publishing: Publishing,
  now = new Date(),
): Promise<Published> {
  const { level, en, from, until, roads, link } = options
  const { folder } = publishing
  return withPublishingLock(folder, async () => {
    const { district, languages } = await readSite(folder)
    const { timeZone } = district
    const text = stringify(
      {
        level,
        text: Object.fromEntries(LANGUAGES.map((language) => [language, options[language]])),
        from: from ?? writeTime(now, timeZone),
        until,
        roads: roads?.split(',').map((road) => road.trim()),
        link,
      },
      { lineWidth: 0 },
    )
    const parsed = parseNoticeEntry(text)
    if (parsed.kind === 'invalid') refuseIssues(parsed.issues, 'published')
    const wanted = [dayIn(timeZone, now), ...firstWords(en)].join('-')
    const id = await freeId(folder, wanted)
    return changeFolder(publishing, `add notice ${id}`, async (change) => {
      change.write(`notices/${id}.yaml`, text)
      const storm = level === 'emergency' ? await stormMode(folder) : []
      return {
        address: id,
        notes: [...missingLanguages(options, languages), ...unseenLanguages(options, languages), ...storm],
      }
    })
  })
}

/** The id, or the next free one with a number. */
async function freeId(folder: string, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}-${number}`
    if ((await readTextIfExists(join(folder, 'notices', `${id}.yaml`))) === null) return id
  }
}

/** The first whole words that fit into 40 characters of a name. */
function firstWords(text: string): string[] {
  const words = slugOf(text).split('-').filter(Boolean)
  return words.filter((_, index) => words.slice(0, index + 1).join('-').length <= 40)
}

function missingLanguages(
  words: Partial<Record<Language, string | undefined>>,
  offered: readonly Language[],
): string[] {
  const missing = TRANSLATED.filter((language) => offered.includes(language) && words[language] === undefined)
  return missing.map((language) => `It has no --${language}: visitors to those pages see the English text.`)
}

/** Texts that no page shows. Only a warning: in a storm, nobody should have to run the command again. */
function unseenLanguages(
  words: Partial<Record<Language, string | undefined>>,
  offered: readonly Language[],
): string[] {
  const unseen = TRANSLATED.filter((language) => !offered.includes(language) && words[language] !== undefined)
  return unseen.map(
    (language) =>
      `The site is not in ${englishNameOf(language)}, so no page shows the text of --${language}: leave it out, or add ${language} to languages in site.yaml.`,
  )
}

/** Warns that an emergency replaces the start page, which may not be intended for a crash. */
async function stormMode(folder: string): Promise<string[]> {
  const forStorms = await readTextIfExists(join(folder, 'pages', 'en', 'storm.md'))
  const note =
    'While it is in force, Discover is the page for storms. For any other danger use --level closure.'
  return forStorms === null ? [] : [note]
}

/** Ends a notice now and keeps its file for the record; deletes one that has not begun. */
export function endNotice(id: string, publishing: Publishing, now = new Date()): Promise<Published> {
  const { folder } = publishing
  return withPublishingLock(folder, async () => {
    const { timeZone } = (await readSite(folder)).district
    const files = await readNotices(folder, timeZone)
    const file = files.find(({ notice }) => notice.id === id)
    if (file === undefined) {
      const ids = files.map(({ notice }) => notice.id)
      const near = closestWord(id, ids)
      return refuse(
        `There is no notice "${id}" in ${folder}.${near === null ? '' : ` Did you mean "${near}"?`}`,
      )
    }
    const { name, text, notice } = file
    if (isOver(notice, now)) refuse(`"${id}" is already over, ${stateOf(notice, now, inZone(timeZone))}.`)
    const until = writeTime(now, timeZone)
    // A notice that ends in the second it begins would never be in force.
    const hasEnd = Date.parse(notice.from) < Date.parse(until)
    return changeFolder(publishing, `end notice ${id}`, async (change) => {
      const from = writeTime(new Date(notice.from), timeZone)
      const times = file.hasFrom ? { until } : { from, until }
      if (hasEnd) change.write(name, editEntry(text, times))
      else change.remove(name)
      const note = hasEnd
        ? `It is over. ${name} stays for the record; delete it if you like.`
        : 'It had not begun: its file was deleted.'
      return { address: id, notes: [note] }
    })
  })
}

export interface NoticeFile {
  /** Inside the content folder. */
  name: string
  text: string
  notice: Notice
  hasFrom: boolean
}

export async function readNotices(folder: string, timeZone: string): Promise<NoticeFile[]> {
  const entries = ((await readFolder(folder)) ?? []).filter(({ path }) => /^notices\/[^/]+\.yaml$/.test(path))
  return Promise.all(
    entries.map(async ({ path: name, modifiedMs }) => {
      const decoded = decodeText(await readFile(join(folder, name)))
      const parsed = decoded.kind === 'invalid' ? decoded : parseNoticeEntry(decoded.value)
      if (decoded.kind === 'invalid' || parsed.kind === 'invalid') {
        const issues = parsed.kind === 'invalid' ? parsed.issues : []
        return refuse(`Nothing was changed: fix this notice first.\n${listIssues(name, issues)}`)
      }
      const entry = parsed.value.value
      const id = name.slice('notices/'.length, -'.yaml'.length)
      const notice = buildNotice({ id, entry, modifiedMs }, timeZone)
      return { name, text: decoded.value, notice, hasFrom: entry.from !== undefined }
    }),
  )
}

/** A line for each notice: id, level, whether it is in force, and its English text. */
export async function listNotices(folder: string, now = new Date()): Promise<string[]> {
  const { timeZone } = (await readSite(folder)).district
  const notices = (await readNotices(folder, timeZone)).map(({ notice }) => notice)
  const rows = notices.map((notice) => [notice.id, notice.level, stateOf(notice, now, inZone(timeZone))])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return notices.map(({ text }, index) => {
    const cells = (rows[index] ?? []).map((cell, column) => cell.padEnd(widths[column] ?? 0))
    return [...cells, text.en].join('  ')
  })
}

const inZone = (timeZone: string) => (instant: string) => writeTime(new Date(instant), timeZone)

/** `write` formats instants. */
export function stateOf(notice: Notice, now: Date, write: (instant: string) => string): string {
  const { from, until } = notice
  if (until !== null && isOver(notice, now)) return `over since ${write(until)}`
  if (!hasBegun(notice, now)) return `from ${write(from)}`
  return until === null ? 'in force' : `in force until ${write(until)}`
}
