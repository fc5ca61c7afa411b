import type { SiteContent } from '../../content/site-content.ts'
import { readTime } from '../../content/zoned-time.ts'
import type { DeskVisit } from './desk-call.ts'
import { mustWait } from './make-change.ts'
import type { Draft } from './uploads.ts'

/** When a person wants a draft published. `accepted`: the warnings that person confirmed. */
export function readPublicationTime(
  visit: DeskVisit,
  accepted: readonly string[],
): { kind: 'now' } | { kind: 'later'; schedule: NonNullable<Draft['schedule']> } | InvalidTime {
  const written = visit.form.at?.trim() ?? ''
  if (written === '') return { kind: 'now' }
  const time = readTime(written, visit.content.site.district.timeZone)
  const error = mustWait(visit) ? NO_TIME : timeError(time, visit.now)
  if (error !== null || time.kind !== 'instant') return { kind: 'invalid', error: error ?? '' }
  const schedule = { at: time.at.toISOString(), who: visit.author.name, accepted: [...accepted] }
  return { kind: 'later', schedule }
}

interface InvalidTime {
  kind: 'invalid'
  error: string
}

const NO_TIME = 'Only a publisher can schedule it.'

function timeError(time: ReturnType<typeof readTime>, now: Date): string | null {
  switch (time.kind) {
    case 'instant':
      return time.at > now
        ? null
        : 'That time has passed: choose a later one, or leave it empty to publish now.'
    case 'skipped':
      return 'The clocks skip that time: choose another one.'
    case 'twice':
      return 'That time comes twice that night: choose another one.'
    default:
      return 'Write it like 2026-11-30 09:00.'
  }
}

/** "5:00 PM": the district's local time. */
export function clockOf({ site }: Pick<SiteContent, 'site'>, now: Date): string {
  const { timeZone } = site.district
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(now)
}

export const ALREADY_SCHEDULED = 'It is scheduled already: cancel that first.'
