import type { Report } from '../../../contract/report.ts'

/** One thing that happened to a report, on a calendar day. */
export type Change =
  | { kind: 'published' | 'publishedAsPreliminary' | 'archived'; on: string }
  | {
      kind: 'revised'
      on: string
      /** What changed, in the office's words. `null`: it did not say. */
      note: string | null
      /** Address of the file as it was before. `null`: it was not kept. */
      earlierUrl: string | null
    }

type Dated = Pick<Report, 'publishedOn' | 'revisedOn' | 'status' | 'archivedOn' | 'history'>

/** What happened to a report so far, the newest first. Pure. */
export function changesOf({ publishedOn, revisedOn, status, archivedOn, history }: Dated): Change[] {
  const kind = status === 'preliminary' ? 'publishedAsPreliminary' : 'published'
  const changes: Change[] = history.map(({ on, note, url }) => ({
    kind: 'revised',
    on,
    note,
    earlierUrl: url,
  }))
  if (revisedOn !== null && !history.some(({ on }) => on === revisedOn)) {
    changes.push({ kind: 'revised', on: revisedOn, note: null, earlierUrl: null })
  }
  if (archivedOn !== null) changes.push({ kind: 'archived', on: archivedOn })
  // On one day a report is first revised and then archived: what is archived is no longer altered.
  const newestFirst = changes.toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : rank(a) - rank(b)))
  return [...newestFirst, { kind, on: publishedOn }]
}

function rank({ kind }: Change): number {
  return kind === 'archived' ? 0 : 1
}
