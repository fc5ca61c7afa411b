import type { FeedCamera } from './feed-camera.ts'
import type { ProblemTally } from './feed-problems.ts'
import { recordOf } from './read-field.ts'

/** More cameras than any agency has; a list beyond this is a mistake or an attack. */
const MAX_RECORDS = 20_000

/** Reads each record of a list. One that is none, or bears a name that was there before, is counted and left out. */
export function takeRecords(
  list: readonly unknown[],
  problems: ProblemTally,
  read: (record: Readonly<Record<string, unknown>>) => FeedCamera | null,
): FeedCamera[] {
  problems.add('tooManyRecords', list.length - MAX_RECORDS)
  const cameras = new Map<string, FeedCamera>()
  for (const item of list.slice(0, MAX_RECORDS)) {
    const record = recordOf(item)
    if (record === null) {
      problems.add('notARecord')
      continue
    }
    const camera = read(record)
    if (camera === null) continue
    if (cameras.has(camera.key)) problems.add('duplicateId')
    else cameras.set(camera.key, camera)
    if (camera.road === '') problems.add('noRoad')
  }
  return [...cameras.values()]
}
