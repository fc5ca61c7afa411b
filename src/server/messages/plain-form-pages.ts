import type { SentForm } from '../../contract/sent-form.ts'
import { headersFor, namedHeaders } from '../http/security-headers.ts'
import type { SnapshotSource } from '../snapshot/snapshot-source.ts'

/** A page drawn for one visitor, with what became of the form sent from it. */
export interface PlainFormPage {
  html: string
  headers: Readonly<Record<string, string>>
}

/** Draws pages for visitors without scripts from what is live. */
export interface PlainFormPages {
  /** Takes what went live just now. */
  publish: (source: SnapshotSource) => void
  /** `null`: no page lives there, or nothing is live yet. */
  draw: (path: string, shown: ShownOnPage) => PlainFormPage | null
}

/** What became of a form, or what the visitor writes about, from `?` on. */
export type ShownOnPage = { form: SentForm } | { view: string }

export function createPlainFormPages(): PlainFormPages {
  let live: SnapshotSource | null = null
  return {
    publish: (source) => {
      live = source
    },
    draw: (path, shown) => {
      if (live === null) return null
      const { content, publicUrl, analyticsId, response, render, videoOrigins } = live
      const rendered = render(path, { site: content.site, publicUrl, analyticsId, response, ...shown })
      if (rendered === null) return null
      const kind = analyticsId === null ? 'page' : 'measuredPage'
      // It may hold what one visitor wrote: nobody keeps it.
      return {
        html: rendered.html,
        headers: { ...namedHeaders(headersFor(kind, videoOrigins)), 'Cache-Control': 'no-store' },
      }
    },
  }
}
