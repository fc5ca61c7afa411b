import * as v from 'valibot'
import { SiteInfo } from '../contract/site-info.ts'
import type { Parsed } from './issue.ts'
import { type ParsedRecord, parseRecord } from './yaml/parse-record.ts'

const SiteFile = v.pipe(
  SiteInfo,
  v.forward(
    v.partialCheck(
      [['district', 'timeZone']],
      ({ district }) => isTimeZone(district.timeZone),
      'is not a time zone: write its name, such as America/New_York',
    ),
    ['district', 'timeZone'],
  ),
)

/** Reads `site.yaml`. */
export function parseSiteFile(text: string): Parsed<ParsedRecord<SiteInfo>> {
  return parseRecord(SiteFile, text)
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
