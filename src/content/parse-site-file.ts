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

/** The content of `site.yaml`: for every page, and for the desk only. */
export interface SiteFile extends ParsedRecord<SiteInfo> {
  desk: DeskRoles
}

export function parseSiteFile(text: string): Parsed<SiteFile> {
  const parsed = parseRecord(SiteFile, text)
  if (parsed.kind === 'invalid') return parsed
  const { desk = NO_DESK_ROLES, ...value } = parsed.value.value
  return { kind: 'parsed', value: { ...parsed.value, value, desk } }
}

/** Whether this is the name of a time zone, such as America/New_York. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // There is no other way to check: the list of names lacks older ones that still work.
    return false
  }
}
