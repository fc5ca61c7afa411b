import type { DeskListPage, InboxDeskView } from './desk-inbox.ts'
import type { PublishView } from './desk-publish-view.ts'
import type { Language } from './language.ts'

export type DeskRole = 'author' | 'publisher' | 'inbox'

/** What every page of the desk has around its content. */
export interface DeskFrame {
  /** "District Four". */
  siteName: string
  /** Addresses of the styles: the desk's own, then the district's colors. */
  stylesheets: readonly string[]
  /** Addresses of the scripts; every page works without them. */
  scripts: readonly string[]
  /** Path of the current page. */
  path: string
  /** Who is signed in. `null`: nobody. */
  person: { name: string; roles: readonly DeskRole[] } | null
  /** The XSRF token each form sends back. Empty: nobody is signed in. */
  token: string
  /** Result of the last action. `null`: there was none. */
  done: DeskDone | null
}

/** Result of an action, for the page that follows it. */
export const DESK_DONE = [
  ...(['noticePublished', 'noticeEnded', 'undone', 'removed', 'archived'] as const),
  ...(['submitted', 'published', 'returned', 'withdrawn'] as const),
  ...(['draftSaved', 'draftDiscarded', 'pagePublished', 'reviewed', 'corrected', 'restored'] as const),
  ...([
    'reportPublished',
    'revised',
    'scheduled',
    'scheduleCanceled',
    'discarded',
    'figuresPublished',
  ] as const),
  'handled',
] as const
export type DeskDone = (typeof DESK_DONE)[number]

/** A change within the last year. */
export interface DeskChange {
  key: string
  /** "add report annual-fy2026". */
  what: string
  /** "Nov 23, 2026, 6:00 AM", in the district's time zone. */
  at: string
  /** `null`: somebody at the command line. */
  who: string | null
  /** `null`: nobody gave a reason. */
  why: string | null
  canUndo: boolean
}

export interface DeskNotice {
  id: string
  level: string
  text: string
  /** "in force", "from Nov 23, 2026, 6:00 AM". */
  state: string
  isOver: boolean
}

export interface DeskReport {
  id: string
  title: string
  /** "Nov 1–7, 2026". */
  period: string
  /** "Nov 16, 2026": when its file was published or last corrected. */
  changedOn: string
  /** Its address on the site. */
  path: string
  isArchived: boolean
}

/** A change that waits to be published, or was returned. */
export interface DeskProposal {
  key: string
  /** "add report annual-fy2026". */
  what: string
  who: string
  /** `null`: its author gave no reason. */
  why: string | null
  /** When it was submitted, in the district's time zone. */
  at: string
  isOwn: boolean
  mayPublish: boolean
  /** `null`: it waits. */
  returned: { who: string; note: string } | null
  /** Path where its author can edit it. `null`: there is no such page. */
  editAt: string | null
  /** Files changed since it was submitted: it cannot be published as it is. */
  changedSince: readonly string[]
}

/** State of a page in one language. `older`: the English text changed since. `unread`: no speaker has reviewed it. */
export type DeskPageState = 'current' | 'missing' | 'older' | 'unread'

export interface DeskPageRow {
  page: string
  title: string
  states: readonly { language: string; state: DeskPageState }[]
}

/** One page in one language, to be edited. */
export interface DeskPageText {
  language: string
  state: DeskPageState
  /** Its address on the site. */
  path: string
  /** Version of what is published; the form sends it back with the edited text. */
  version: string
  values: Readonly<Record<string, string>>
  /** When this text was stored as a draft, in the district's time zone. `null`: it is the one on the site. */
  draftAt: string | null
  /** Why this text was refused. */
  problem: string | null
  /** Differences from what somebody else published meanwhile. `null`: nobody did. */
  conflict: readonly DeskDiffPart[] | null
  /** What changed in the English text since it was translated. `null`: nothing, or no longer known. */
  englishSince: readonly DeskDiffPart[] | null
}

/** A run of words in a comparison. `skipped`: unchanged words left out. */
export interface DeskDiffPart {
  kind: 'same' | 'added' | 'removed' | 'skipped'
  text: string
}

export interface DeskFileChange {
  /** Inside the content folder. */
  name: string
  kind: 'added' | 'changed' | 'removed'
  /** `null`: it cannot be compared word by word. */
  parts: readonly DeskDiffPart[] | null
  /** Where the new file can be opened. `null`: it cannot. */
  href: string | null
}

/** One page of the desk with everything it shows. `problem`: why the last action was refused; `values`: what was sent. */
export type DeskView =
  | InboxDeskView
  | { kind: 'signIn'; returnTo: string }
  /** Signed in: the browser continues automatically, because a redirect would not carry the session. */
  | { kind: 'goOn'; to: string }
  | { kind: 'message'; title: string; text: readonly string[] }
  /** Changes, new messages and health items that wait for this person. */
  | { kind: 'home'; waiting: { review: number; inbox: number; health: number } }
  | {
      kind: 'history'
      changes: readonly DeskChange[]
      /** Why there is no history in git. `null`: there is one. */
      notInGit: string | null
      problem: string | null
    }
  | {
      kind: 'change'
      key: string
      what: string
      at: string
      who: string | null
      why: string | null
      files: readonly DeskFileChange[]
      /** Changes made since, newest first. */
      later: readonly string[]
      problem: string | null
    }
  | {
      kind: 'pages'
      rows: readonly DeskPageRow[]
      languages: readonly Language[]
      siteTexts: readonly string[]
    }
  | { kind: 'page'; page: string; title: string; texts: readonly DeskPageText[] }
  /** Shown instead of a preview. */
  | { kind: 'noPreview'; problems: readonly string[] }
  | { kind: 'reviews'; proposals: readonly DeskProposal[] }
  | {
      kind: 'review'
      proposal: DeskProposal
      files: readonly DeskFileChange[]
      problem: string | null
      values: Readonly<Record<string, string>>
    }
  /** `words`: the search. */
  | ({ kind: 'reports'; words: string } & DeskListPage<DeskReport>)
  | {
      kind: 'report'
      report: DeskReport
      problem: string | null
      /** Version of the entry; the form sends it back with the correction. */
      version: string
      /** What changed with each revision. */
      notes: readonly string[]
      values: Readonly<Record<string, string>>
      /** Differences from what somebody else published meanwhile. `null`: nobody did. */
      conflict: readonly DeskDiffPart[] | null
      /** When this text was stored as a draft. `null`: it is the one on the site. */
      draftAt: string | null
    }
  | {
      kind: 'notices'
      notices: readonly DeskNotice[]
      /** The urgent notice in force. `null`: none. */
      storm: DeskNotice | null
      languages: readonly Language[]
      /** When the form was stored as a draft. `null`: it was not. */
      draftAt: string | null
      problem: string | null
      values: Readonly<Record<string, string>>
    }
  | PublishView

/** Renders one page of the desk as a whole HTML document. Pure. */
export type RenderDesk = (view: DeskView, frame: DeskFrame) => string
