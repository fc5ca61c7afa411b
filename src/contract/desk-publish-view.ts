/** An uploaded file that is not published yet. */
export interface DraftLink {
  id: string
  kind: 'report' | 'figures'
  /** What the person called the file. */
  fileName: string
  /** "Nov 24, 2026, 1:30 PM": when it was last changed, in the district's time zone. */
  changedAt: string
  changedBy: string
  /** When it is published automatically. `null`: not scheduled. */
  scheduledFor: string | null
  /** Why it was not published on schedule. */
  problem: string | null
  /** Number of changes so far; each form sends it back. */
  version: number
}

/** One thing that machine checks found in a PDF, and how to fix it. */
export interface DeskFinding {
  rule: string
  /** "A picture has no alternative text (3 times, pages 2, 5)". */
  text: string
  remedy: { word: string; indesign: string; acrobat: string }
}

/** What was read out of a PDF. */
export interface ReportReading {
  pages: number
  title: string | null
  language: string | null
  /** What else staff should know, each completing a sentence that starts with "The PDF": "has no title, …". */
  remarks: readonly string[]
  /** `null`: the machine checks could not run. */
  findings: readonly DeskFinding[] | null
}

/** A report as it would be published. */
export interface PlannedReport {
  title: string
  /** "FY 2026 (2025-07-01 to 2026-06-30)". */
  period: string
  summary: string
  id: string
  /** The full address of its page. */
  address: string
  /** Why it may be a mistake, one sentence each. */
  doubts: readonly string[]
  /** Published reports it may be meant to correct. */
  same: readonly { id: string; title: string }[]
  /** What the box that confirms the doubts sends. */
  sure: string
}

/** One row of a figures file compared with what is published. */
export interface RowChange {
  /** Row in the file, from 1. */
  row: number
  /** "county Adams, road I-70, period from 2026-11-01". */
  what: string
  /** Changed cells by column; empty: the row is new. */
  cells: readonly { column: string; before: string; after: string }[]
}

/** One column of the file, and the table column it was matched to. */
export interface ColumnChoice {
  /** From 0. */
  index: number
  /** "C". */
  letter: string
  /** As the file names it. */
  heading: string
  /** Name of a column of the table. Empty: left out. */
  column: string
  /** The first cells as the file has them. */
  examples: readonly string[]
}

/** What a figures file would do to a table. */
export interface PlannedFigures {
  added: number
  changed: number
  unchanged: number
  /** The first rows that differ from what is published. */
  changes: readonly RowChange[]
  /** Hash of all of these, with their figures before and after. */
  changesHash: string
  /** The first rows as they were understood: names of columns, then cells. */
  names: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The pages of the desk on which staff publish. `problem`: why the last action was refused. */
export type PublishView =
  | {
      kind: 'publish'
      /** `isSubmitted`: a change made from it waits for a publisher. */
      drafts: readonly (DraftLink & { isSubmitted: boolean })[]
      maxUploadMb: number
      problem: string | null
    }
  | {
      kind: 'reportDraft'
      draft: DraftLink
      reading: ReportReading
      /** Typed or suggested values by field name. */
      values: Readonly<Record<string, string>>
      /** What is wrong, by field name. */
      errors: Readonly<Record<string, string>>
      problem: string | null
      categories: readonly { value: string; text: string }[]
      languages: readonly { value: string; text: string }[]
      /** `null`: something is wrong or missing. */
      plan: PlannedReport | null
      /** "5:00 PM": the time in the district now. */
      clock: string
    }
  | {
      kind: 'figuresDraft'
      draft: DraftLink
      values: Readonly<Record<string, string>>
      errors: Readonly<Record<string, string>>
      problem: string | null
      /** Tables by their ids. */
      tables: readonly { value: string; text: string }[]
      sheets: readonly string[]
      /** Row of the headings, from 1. `null`: none was found. */
      headingRow: number | null
      columns: readonly ColumnChoice[]
      /** Every column of the table. */
      tableColumns: readonly { name: string; label: string }[]
      /** Required columns that no column of the file was matched to. */
      missing: readonly {
        name: string
        label: string
        /** The only values it accepts; empty: any. */
        choices: readonly string[]
        /** Staff chose to leave it empty: not measured. */
        isEmptied: boolean
      }[]
      /** What is wrong, by cell: "B7". */
      issues: readonly { cell: string; message: string }[]
      /** How many more there are. */
      unlisted: number
      /** What was left out or interpreted, a sentence each. */
      notes: readonly string[]
      plan: PlannedFigures | null
      /** "5:00 PM": the time in the district now. */
      clock: string
    }
