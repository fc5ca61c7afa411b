import { createTimeSharing } from '../../../content/share-time.ts'
import type { FeedKind } from '../../../contract/camera.ts'
import type { FeedCamera, FeedForm, ParsedFeed } from './feed-camera.ts'
import { ProblemTally, problemOf } from './feed-camera.ts'
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

/** More cameras than any agency has; a list beyond this is a mistake or an attack. */
const MAX_RECORDS = 20_000

/**
 * Parses the response of a feed. It may be anything; an error in XML, which 511 services send even where JSON was
 * expected, is distinguished from other text. `base`: the address it came from.
 */
export async function parseFeed(kind: FeedKind, text: string, base: string): Promise<ParsedFeed> {
  const response = parseJson(text)
  if (response === undefined) {
    const isError = /^\s*(<\?xml[^>]*>\s*)?<Error\b/i.test(text)
    return { kind: 'refused', problems: problemOf(isError ? 'refusedByAgency' : 'notJson') }
  }
  const { listOf, cameraOf } = FORMS[kind]
  const list = listOf(response)
  if (!Array.isArray(list)) return { kind: 'refused', problems: problemOf('notAList') }
  const problems = new ProblemTally()
  const cameras = await takeRecords(list, problems, (record) => cameraOf(record, base, problems))
  if (cameras.length > 0) return { kind: 'list', cameras, problems: problems.counts }
  // No agency takes its last camera down from one minute to the next; one whose list is broken does.
  return { kind: 'refused', problems: new Map([...problemOf('emptyList'), ...problems.counts]) }
}

/** Reads each record of a list. One that is none, or repeats an earlier name, is counted and left out. */
async function takeRecords(
  list: readonly unknown[],
  problems: ProblemTally,
  read: (record: Readonly<Record<string, unknown>>) => FeedCamera | null,
): Promise<FeedCamera[]> {
  problems.add('tooManyRecords', list.length - MAX_RECORDS)
  const cameras = new Map<string, FeedCamera>()
  const shareTime = createTimeSharing()
  for (const item of list.slice(0, MAX_RECORDS)) {
    await shareTime()
    const record = recordOf(item)
    const camera = record === null ? problems.reject('notARecord') : read(record)
    if (camera === null) continue
    if (cameras.has(camera.key)) problems.add('duplicateId')
    else cameras.set(camera.key, camera)
    if (camera.road === '') problems.add('noRoad')
  }
  return [...cameras.values()]
}

function parseJson(text: string): unknown {
  try {
    // Some services put a byte order mark before it.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
