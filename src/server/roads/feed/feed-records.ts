import { createTimeSharing } from '../../../content/share-time.ts'
import type { RoadProblemCode } from '../../../contract/road-problem-messages.ts'
import type { Advisory, MessageSign, RoadEvent } from '../../../contract/roads.ts'
import { type Place, type ProblemCounts, ProblemTally } from '../../cameras/feed/feed-camera.ts'
import { recordOf } from '../../cameras/feed/read-field.ts'
import { parseJson, splitRecords } from '../../upstream/split-records.ts'

/** One event of a feed, whatever the feed's format. All text is plain. Instants are milliseconds since 1970. */
export interface FeedEvent {
  /** The feed's own id for it, with its source if several use the same id. */
  key: string
  source: string
  kind: RoadEvent['kind']
  cause: RoadEvent['cause']
  subtype: string | null
  /** Empty: the feed names none. */
  road: string
  direction: RoadEvent['direction']
  location: string
  county: string | null
  place: Place | null
  /** The stretch. `null`: a point. */
  path: readonly Place[] | null
  milepost: number | null
  lanes: RoadEvent['lanes']
  isFullClosure: boolean
  severity: RoadEvent['severity']
  reportedAt: number | null
  changedAt: number | null
  startsAt: number | null
  endsAt: number | null
  recurrence: RoadEvent['recurrence']
  operatorText: string | null
}

/** One message sign of a feed. */
export interface FeedSign
  extends Pick<FeedEvent, 'key' | 'road' | 'direction' | 'location' | 'county' | 'place'> {
  phases: MessageSign['phases']
  changedAt: number | null
}

/** One advisory of a feed. */
export interface FeedAdvisory extends Pick<Advisory, 'text' | 'notes' | 'regions' | 'isHighImportance'> {
  key: string
  startsAt: number | null
  endsAt: number | null
}

export type RoadTally = ProblemTally<RoadProblemCode>

/** What a feed's response says. Records that could not be used are left out and counted. */
export type ParsedRecords<Item> =
  | { kind: 'list'; items: Item[]; records: number; problems: ProblemCounts<RoadProblemCode> }
  | { kind: 'refused'; problems: ProblemCounts<RoadProblemCode> }

/** How the records of one format are parsed. */
export interface RecordForm<Item extends { key: string; changedAt?: number | null }> {
  /** The member of the response that has the list. `null`: the response is the list. */
  member: string | null
  /** Distinguishes sources that use the same id for different things. */
  sourceOf?: (item: Item) => string
  /** The item of a record; `null`: it cannot be used, which is counted. `rest`: the other members of the response. */
  read: (
    record: Readonly<Record<string, unknown>>,
    problems: RoadTally,
    rest: Readonly<Record<string, unknown>>,
  ) => Item | null
}

/** More than any agency has; a list beyond this is a mistake or an attack. */
const MAX_RECORDS = 50_000

/**
 * Parses a response, which may be anything, yielding to other work in between. An empty list is valid here: nothing is
 * going on.
 */
export async function parseRecords<Item extends { key: string; changedAt?: number | null }>(
  form: RecordForm<Item>,
  text: string,
): Promise<ParsedRecords<Item>> {
  const split = await splitRecords(text, form.member)
  if (split.kind === 'refused') return { kind: 'refused', problems: new Map([[split.code, 1]]) }
  const problems: RoadTally = new ProblemTally()
  const records = split.records.length
  problems.add('tooManyRecords', records - MAX_RECORDS)
  const items = new Map<string, Item>()
  const shareTime = createTimeSharing()
  for (const source of split.records.slice(0, MAX_RECORDS)) {
    await shareTime()
    const item = readRecord(source, form, problems, split.rest)
    if (item !== null) addItem(items, item, form, problems)
  }
  return { kind: 'list', items: [...items.values()], records, problems: problems.counts }
}

function readRecord<Item extends { key: string }>(
  source: string,
  form: RecordForm<Item>,
  problems: RoadTally,
  rest: Readonly<Record<string, unknown>>,
): Item | null {
  const record = recordOf(parseJson(source))
  return record === null ? problems.reject('notARecord') : form.read(record, problems, rest)
}

/** Of two records with the same id and source the last changed one counts; those of different sources are both shown. */
function addItem<Item extends { key: string; changedAt?: number | null }>(
  items: Map<string, Item>,
  item: Item,
  { sourceOf }: RecordForm<Item>,
  problems: RoadTally,
): void {
  const known = items.get(item.key)
  if (known === undefined) return void items.set(item.key, item)
  const isOther = sourceOf !== undefined && sourceOf(known) !== sourceOf(item)
  const key = isOther ? `${item.key} ${sourceOf(item)}` : item.key
  const same = items.get(key)
  if (same !== undefined) problems.add('duplicateId')
  if (same === undefined || (item.changedAt ?? 0) > (same.changedAt ?? 0)) items.set(key, { ...item, key })
}
