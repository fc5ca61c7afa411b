import { createTimeSharing } from '../../content/share-time.ts'
import { parseJson, splitRecords } from './split-records.ts'

export type ProblemCounts<Code extends string> = ReadonlyMap<Code, number>

export class ProblemTally<Code extends string> {
  readonly #counts = new Map<Code, number>()

  add(code: Code, records = 1): void {
    if (records > 0) this.#counts.set(code, (this.#counts.get(code) ?? 0) + records)
  }

  /** Counts an unusable record and returns `null` in its place. */
  reject(code: Code): null {
    this.add(code)
    return null
  }

  get counts(): ProblemCounts<Code> {
    return this.#counts
  }
}

/** The problems of any feed as the public sees them, in the order of its messages. */
export function describeCounts<Code extends string>(
  messages: Readonly<Record<Code, string>>,
  all: readonly ProblemCounts<Code>[],
): { code: Code; count: number; message: string }[] {
  // The keys of the messages are exactly the codes.
  const codes = Object.keys(messages) as Code[]
  return codes.flatMap((code) => {
    const count = all.reduce((sum, counts) => sum + (counts.get(code) ?? 0), 0)
    return count === 0 ? [] : [{ code, count, message: messages[code] }]
  })
}

/** What a feed's response says. Records that could not be used are left out and counted. */
export type ParsedRecords<Item, Code extends string> =
  | { kind: 'list'; items: Item[]; records: number; problems: ProblemCounts<Code> }
  /** The response is not a list; the last good one stays. */
  | { kind: 'refused'; problems: ProblemCounts<Code> }

interface Keyed {
  key: string
  changedAt?: number | null
}

export interface RecordForm<Item extends Keyed, Code extends string> {
  /** The member of the response that has the list. `null`: the response is the list. */
  member: string | null
  /** More records than any agency has; a longer list is a mistake or an attack. Default: 50,000. */
  most?: number
  /** The record in a list item; `undefined`: the item is something else. Missing: the item is the record. */
  recordIn?: (item: unknown) => unknown
  /** Distinguishes sources that use the same id for different things. */
  sourceOf?: (item: Item) => string
  /**
   * The item of a record; `null`: it cannot be used, which is counted. `rest`: the other members of the response.
   * `base`: the response's URL, for relative ones.
   */
  read: (
    record: Readonly<Record<string, unknown>>,
    problems: ProblemTally<Code>,
    rest: Readonly<Record<string, unknown>>,
    base: string,
  ) => Item | null
}

const MAX_RECORDS = 50_000

/** Problems that a list of any format may have. */
type ListProblem =
  | 'notAList'
  | 'notJson'
  | 'refusedByAgency'
  | 'tooManyRecords'
  | 'notARecord'
  | 'duplicateId'

/**
 * Parses a response, which may be anything, yielding to other work in between. An empty list is valid here: nothing is
 * going on.
 */
export async function parseRecords<Item extends Keyed, Code extends string>(
  form: RecordForm<Item, Code | ListProblem>,
  text: string,
  base = '',
): Promise<ParsedRecords<Item, Code | ListProblem>> {
  const { member, most = MAX_RECORDS, recordIn = (item) => item } = form
  const split = await splitRecords(text, member)
  if (split.kind === 'refused') return { kind: 'refused', problems: new Map([[split.code, 1]]) }
  const problems = new ProblemTally<Code | ListProblem>()
  const items = new Map<string, Item>()
  const shareTime = createTimeSharing()
  let records = 0
  for (const source of split.records) {
    await shareTime()
    // Neither `null` nor text that is not JSON is a record.
    const value = recordIn(parseJson(source) ?? null)
    if (value === undefined || ++records > most) continue
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
    // Any object that is neither null nor an array can be read field by field.
    const record = isRecord ? (value as Readonly<Record<string, unknown>>) : null
    const item =
      record === null ? problems.reject('notARecord') : form.read(record, problems, split.rest, base)
    if (item !== null && !addItem(items, item, form.sourceOf)) problems.add('duplicateId')
  }
  problems.add('tooManyRecords', records - most)
  return { kind: 'list', items: [...items.values()], records, problems: problems.counts }
}

/**
 * Of two records with the same id and source the last changed one counts; those of different sources are both shown.
 * Returns whether it was new.
 */
function addItem<Item extends Keyed>(
  items: Map<string, Item>,
  item: Item,
  sourceOf?: (item: Item) => string,
): boolean {
  const known = items.get(item.key)
  const isOther = known !== undefined && sourceOf !== undefined && sourceOf(known) !== sourceOf(item)
  const key = isOther ? `${item.key} ${sourceOf(item)}` : item.key
  const same = items.get(key)
  if (same === undefined || (item.changedAt ?? 0) > (same.changedAt ?? 0)) items.set(key, { ...item, key })
  return same === undefined
}
