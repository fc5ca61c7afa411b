import { join } from 'node:path'
import * as v from 'valibot'
import { dayIn } from '../../contract/calendar-days.ts'
import type { Notice } from '../../contract/notice.ts'
import type { RoadEvent } from '../../contract/roads.ts'
import { PastStorm, type Warning } from '../../contract/weather.ts'
import { namesIn, readTextIfExists, replaceText } from '../../publishing/write-files.ts'

export interface StormMoment {
  now: Date
  /** Those in force of level `emergency`. */
  notices: readonly Notice[]
  /** `null`: unknown. */
  warnings: readonly Warning[] | null
  /** Closed roads. `null`: unknown. */
  closures: readonly RoadEvent[] | null
}

// Even a storm of a week is a page that can be read.
const MOST_NOTICES = 100
const MOST_WARNINGS = 300
const MOST_CLOSURES = 2_000

/**
 * Updates the record of a storm. An item that is no longer shown ended at that moment; one that is shown again continues.
 * Unknown lists change nothing. Pure; returns the same object if nothing changed.
 */
export function recordMoment(storm: PastStorm, { now, notices, warnings, closures }: StormMoment): PastStorm {
  const at = now.toISOString()
  const next: PastStorm = {
    ...storm,
    notices: merge(
      storm.notices,
      notices.map(({ id, text, from, until }) => ({ id, text, from, until })),
      { at, most: MOST_NOTICES },
    ),
    warnings: merge(
      storm.warnings,
      warnings?.map(({ id, event, phrase, areas }) => ({ id, event, phrase, areas, from: at, until: null })),
      { at, most: MOST_WARNINGS },
    ),
    closures: merge(
      storm.closures,
      closures?.map(({ id, sentence, location, startsAt, reportedAt }) => {
        const from = earliest(at, startsAt ?? reportedAt)
        return { id, sentence, location, from, until: null }
      }),
      { at, most: MOST_CLOSURES },
    ),
  }
  return JSON.stringify(next) === JSON.stringify(storm) ? storm : next
}

interface Recorded {
  id: string
  from: string
  until: string | null
}

function merge<Item extends Recorded>(
  known: Item[],
  shown: readonly Item[] | undefined,
  { at, most }: { at: string; most: number },
): Item[] {
  if (shown === undefined) return known
  const now = new Map(shown.map((item) => [item.id, item]))
  const updated = known.map((item) => {
    const current = now.get(item.id)
    now.delete(item.id)
    if (current !== undefined) return { ...current, from: item.from }
    const isOver = item.until !== null && item.until <= at
    return isOver ? item : { ...item, until: at }
  })
  return [...updated, ...now.values()].slice(0, most)
}

function earliest(at: string, other: string | null): string {
  return other !== null && other < at ? other : at
}

/** A new storm, named after the day; `taken`: the names of earlier storms. Pure. */
export function beginStorm(now: Date, timeZone: string, taken: readonly string[]): PastStorm {
  const day = dayIn(timeZone, now)
  let id = day
  for (let number = 2; taken.includes(id); number++) id = `${day}-${number}`
  return { id, startedAt: now.toISOString(), endedAt: null, notices: [], warnings: [], closures: [] }
}

/** The record after storm mode: items that were still shown ended with it. Pure. */
export function endStorm(storm: PastStorm, now: Date): PastStorm {
  const ended = recordMoment(storm, { now, notices: [], warnings: [], closures: [] })
  const last = ended.notices
    .map(({ until }) => until ?? '')
    .toSorted()
    .at(-1)
  return { ...ended, endedAt: last === undefined || last === '' ? now.toISOString() : last }
}

/** More storms than a page lists; the files of older ones stay. */
const MOST_STORMS = 200

/** The records as files, one per storm: `storms/2026-09-28.json` in the data folder. */
export function createStormStore(dataDir: string) {
  const folder = join(dataDir, 'storms')
  return {
    /** Newest first. A file that is not a record is left out and passed to `refuse`. */
    read: async (refuse: (name: string) => void): Promise<PastStorm[]> => {
      const storms: PastStorm[] = []
      for (const name of (await namesIn(folder))
        .filter((one) => /^\d{4}-\d{2}-\d{2}(?:-\d{1,3})?\.json$/.test(one))
        .toSorted()
        .toReversed()
        .slice(0, MOST_STORMS)) {
        const storm = parseRecord(await readTextIfExists(join(folder, name)))
        if (storm !== null && `${storm.id}.json` === name) storms.push(storm)
        else refuse(name)
      }
      return storms.toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
    },
    write: (storm: PastStorm): Promise<void> =>
      replaceText(join(folder, `${storm.id}.json`), `${JSON.stringify(storm, null, 1)}\n`),
  }
}

/** A file edited by hand may not be JSON; the log says so, and an operator can repair it. */
function parseRecord(text: string | null): PastStorm | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PastStorm), text)
  return parsed.success ? parsed.output : null
}
