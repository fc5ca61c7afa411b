import type { SiteContent } from '../../content/site-content.ts'
import type { RenderPage, ResponseSource } from '../../contract/page-source.ts'
import type { ResponseDraft } from './compressed-response.ts'

/** Everything a snapshot is rendered from. */
export interface SnapshotSource {
  content: SiteContent
  response: ResponseSource
  render: RenderPage
  /** The built files of the web part. */
  assets: readonly ResponseDraft[]
  /** The site's own origin, without a slash at its end. */
  publicUrl: string
  /** The web-analytics property. `null`: none is configured. */
  analyticsId: string | null
  /** Servers from which pages may play video, as they stand in a content security policy. Missing: none. */
  videoOrigins?: readonly string[]
  /** The product's version. */
  version: string
}
