import { join } from 'node:path'
import { readTextIfExists, replaceText } from '../../publishing/write-files.ts'
import { addressHash } from '../upstream/shared-feeds.ts'
import { parseJson } from '../upstream/split-records.ts'
import type { FeedEvent } from './feed/feed-records.ts'
import type { RoadServiceOptions } from './followed-feed.ts'
import type { GoneStore, Tracked } from './tracked-records.ts'

/** Raise this when `FeedEvent` changes: files of another version are ignored. */
const FORM = 1

/** More than a state sees in two hours. A feed that renames all its events must not write megabytes. */
const MOST_STORED = 1000

/**
 * Stores the events that left a feed within the last two hours, in one file per address: `roads/gone-….json` in the data
 * folder. `null`: a sample, or a service that stores nothing. A file that cannot be read is ignored; one that cannot be
 * written is logged.
 */
export function openGoneEvents(
  kind: 'events-511' | 'wzdx',
  { dataDir, settings, log }: Pick<RoadServiceOptions, 'dataDir' | 'settings' | 'log'>,
): GoneStore<FeedEvent> | null {
  const url = settings.urls[kind]
  if (dataDir === undefined || url === undefined) return null
  const file = join(dataDir, 'roads', `gone-${kind}-${addressHash(url)}.json`)
  let stored = '[]'
  return {
    read: async () => {
      const gone = parseGone(await readTextIfExists(file).catch(() => null))
      stored = JSON.stringify(gone)
      return gone
    },
    write: async (gone) => {
      const newest = gone.toSorted((a, b) => (b.goneAt ?? 0) - (a.goneAt ?? 0)).slice(0, MOST_STORED)
      const text = JSON.stringify(newest)
      if (text === stored) return
      try {
        await replaceText(file, JSON.stringify({ form: FORM, gone: newest }))
        stored = text
      } catch (error) {
        log.warn(
          { err: error, file },
          'Events that ended will be forgotten at a restart: the file cannot be written',
        )
      }
    },
  }
}

function parseGone(text: string | null): readonly Tracked<FeedEvent>[] {
  // This server wrote it; another version is not read.
  const stored = parseJson(text ?? 'null') as { form: number; gone: Tracked<FeedEvent>[] } | null | undefined
  return stored?.form === FORM ? stored.gone : []
}
