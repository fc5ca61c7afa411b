import { createTimeSharing } from '../../../content/share-time.ts'
import type { FeedKind } from '../../../contract/camera.ts'
import { parseJson, splitRecords } from '../../upstream/split-records.ts'
import { type FeedCamera, type FeedForm, type ParsedFeed, ProblemTally, problemOf } from './feed-camera.ts'
import { FORM_511 } from './parse-511.ts'
import { FORM_CWWP2 } from './parse-cwwp2.ts'
import { FORM_WZDX } from './parse-wzdx.ts'
import { recordOf } from './read-field.ts'

const FORMS: Readonly<Record<FeedKind, FeedForm>> = {
  sample: FORM_511,
  'arcadis-511': FORM_511,
  'caltrans-cwwp2': FORM_CWWP2,
  'wzdx-device': FORM_WZDX,
}

/** The largest lists have some 7,000 cameras; a list beyond this is a mistake or an attack. */
const MAX_RECORDS = 10_000

/**
 * Parses the response of a feed, which may be anything. `base`: the response's URL.
 */
export async function parseFeed(kind: FeedKind, text: string, base: string): Promise<ParsedFeed> {
  const form = FORMS[kind]
  const split = await splitRecords(text, form.member)
  if (split.kind === 'refused') return { kind: 'refused', problems: problemOf(split.code) }
  const problems = new ProblemTally()
  const cameras = await takeRecords(split.records, form, base, problems)
  if (cameras.length > 0) return { kind: 'list', cameras, problems: problems.counts }
  // No agency removes all its cameras within a minute; an empty list means that it is broken.
  return { kind: 'refused', problems: new Map([...problemOf('emptyList'), ...problems.counts]) }
}

/** Reads each record of a list. Invalid records and repeated names are counted and omitted. */
async function takeRecords(
  items: readonly string[],
  { recordIn = (item) => item, cameraOf }: FeedForm,
  base: string,
  problems: ProblemTally,
): Promise<FeedCamera[]> {
  const cameras = new Map<string, FeedCamera>()
  const shareTime = createTimeSharing()
  let count = 0
  for (const item of items) {
    await shareTime()
    // Neither `null` nor text that is not JSON is a record.
    const value = recordIn(parseJson(item) ?? null)
    if (value === undefined) continue
    if (++count > MAX_RECORDS) continue
    const record = recordOf(value)
    const camera = record === null ? problems.reject('notARecord') : cameraOf(record, base, problems)
    if (camera === null) continue
    if (cameras.has(camera.key)) problems.add('duplicateId')
    else cameras.set(camera.key, camera)
    if (camera.road === '') problems.add('noRoad')
  }
  problems.add('tooManyRecords', count - MAX_RECORDS)
  return [...cameras.values()]
}
