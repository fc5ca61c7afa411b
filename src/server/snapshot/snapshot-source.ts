import type { SiteContent } from '../../content/site-content.ts'
import type { AnswerSource, RenderPage } from '../../contract/page-source.ts'
import type { AnswerDraft } from './prepared-answer.ts'

/** All that a snapshot is made of. */
export interface SnapshotSource {
  content: SiteContent
  answer: AnswerSource
  render: RenderPage
  /** The built files of the web part. */
  assets: readonly AnswerDraft[]
  /** The site's own origin, without a slash at its end. */
  publicUrl: string
  /** The web-analytics property. `null`: none is configured. */
  analyticsId: string | null
  /** Servers from which pages may play video, as they stand in a content security policy. Missing: none. */
  videoOrigins?: readonly string[]
  /** The product's version. */
  version: string
}
