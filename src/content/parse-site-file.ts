import * as v from 'valibot'
import { SiteInfo } from '../contract/site-info.ts'
import { DeskRoles, NO_DESK_ROLES } from './desk-roles.ts'
import type { Parsed } from './issue.ts'
import { type ParsedRecord, parseRecord } from './yaml/parse-record.ts'

const SiteFile = v.pipe(
  v.strictObject({ ...SiteInfo.entries, desk: v.optional(DeskRoles) }),
  v.forward(
    v.partialCheck(
      [['district', 'timeZone']],
      ({ district }) => isTimeZone(district.timeZone),
      'is not a time zone: write its name, such as America/New_York',
    ),
    ['district', 'timeZone'],
  ),
)

/** What `site.yaml` says: for every page, and for the desk alone. */
export interface SiteFile extends ParsedRecord<SiteInfo> {
  desk: DeskRoles
}

/** Reads `site.yaml`. */
export function parseSiteFile(text: string): Parsed<SiteFile> {
  const parsed = parseRecord(SiteFile, text)
  if (parsed.kind === 'invalid') return parsed
  const { desk = NO_DESK_ROLES, ...value } = parsed.value.value
  return { kind: 'parsed', value: { ...parsed.value, value, desk } }
}

/** Whether a name is one of a time zone, such as America/New_York. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // There is no other way to ask: the list of names leaves out older ones that still work.
    return false
  }
}
