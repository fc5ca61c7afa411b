import * as v from 'valibot'
import { splitLanguage } from '../../contract/language.ts'
import { inTranslations } from '../../contract/local-text.ts'
import { NOTICE_LEVELS, type Notice } from '../../contract/notice.ts'
import { cameraIdOf, pageOf, reportAddressOf, stormAddressOf } from '../../contract/pages.ts'
import type { Issue, Parsed } from '../issue.ts'
import { type ParsedRecord, parseRecord, text } from '../yaml/parse-record.ts'
import { isWrittenTime, type ReadTime, readTime } from '../zoned-time.ts'

/** Screen readers read all of it on every page, and phones show it above everything else. */
const MAX_CHARACTERS = 400

const Words = text(MAX_CHARACTERS)
const Time = v.pipe(
  v.string(),
  v.trim(),
  v.check(isWrittenTime, 'is not a time: write it as 2026-11-23 06:00'),
)

/** One notice as the office writes it: `notices/<id>.yaml`. Times are in the district's time zone. */
const NoticeEntry = v.strictObject({
  level: v.picklist(NOTICE_LEVELS),
  text: v.strictObject({ en: Words, ...inTranslations(Words) }),
  /** Missing: from publication on. */
  from: v.optional(Time),
  /** Missing: until the office ends it. */
  until: v.optional(Time),
  roads: v.optional(v.array(text(40)), []),
  link: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isLink, 'must begin with https:// or be a page of this site, such as /app/roads'),
    ),
  ),
})
export type NoticeEntry = v.InferOutput<typeof NoticeEntry>

export function parseNoticeEntry(source: string): Parsed<ParsedRecord<NoticeEntry>> {
  return parseRecord(NoticeEntry, source)
}

function isLink(link: string): boolean {
  if (/\s/.test(link)) return false
  return link.startsWith('/') ? isSitePath(link) : link.startsWith('https://') && URL.canParse(link)
}

/** Whether a page may exist at an address; those of reports, cameras and files may come and go. */
function isSitePath(link: string): boolean {
  const { path } = splitLanguage(link.replace(/[?#].*$/s, ''))
  const addresses = [pageOf, stormAddressOf, reportAddressOf, cameraIdOf]
  return /^\/(?:files\/.+)?$/.test(path) || addresses.some((read) => read(path) !== null)
}

/** A notice, and when its file was written: its publication time unless it says otherwise. */
export interface NoticeSource {
  id: string
  entry: NoticeEntry
  modifiedMs: number
}

/** Builds the notice from a valid entry. Pure. */
export function buildNotice({ id, entry, modifiedMs }: NoticeSource, timeZone: string): Notice {
  const { level, text: words, roads, link = null } = entry
  return {
    id,
    level,
    text: words,
    from: instantOf(entry.from, timeZone) ?? new Date(modifiedMs).toISOString(),
    until: instantOf(entry.until, timeZone),
    roads,
    link,
  }
}

function instantOf(written: string | undefined, timeZone: string): string | null {
  const time = written === undefined ? null : readTime(written, timeZone)
  return time?.kind === 'instant' ? time.at.toISOString() : null
}

/** What is wrong with the times of an entry in the district's time zone. Pure. */
export function noticeTimeIssues({ value, lineOf }: ParsedRecord<NoticeEntry>, timeZone: string): Issue[] {
  const issues = (['from', 'until'] as const).flatMap((key): Issue[] => {
    const written = value[key]
    const problem = written === undefined ? null : TIME_PROBLEMS[readTime(written, timeZone).kind]
    return problem === null ? [] : [{ line: lineOf([key]), message: `${key} "${written}" ${problem}` }]
  })
  const from = instantOf(value.from, timeZone)
  const until = instantOf(value.until, timeZone)
  const isEndedFirst = from !== null && until !== null && Date.parse(until) <= Date.parse(from)
  const endsFirst = { line: lineOf(['until']), message: 'until is not after from: correct one of the two' }
  return isEndedFirst ? [...issues, endsFirst] : issues
}

const TIME_PROBLEMS: Readonly<Record<ReadTime['kind'], string | null>> = {
  instant: null,
  unreadable: 'is not a time: write it as 2026-11-23 06:00',
  skipped: 'does not exist: clocks go forward over it that night. Write an hour later',
  twice: 'comes twice, because clocks go back that night: add the offset, as in 2026-11-01T01:30-04:00',
}
