import type { AnswerOf, EndpointId, ParamsOf } from './endpoints.ts'
import type { SiteInfo } from './site-info.ts'

/** The calls that are answered from what the office published. */
export type ReadEndpointId = Exclude<EndpointId, 'sendFeedback' | 'sendTourRequest'>

/** Answers a GET call from published content; `null` when the category, id or page is unknown. */
export type AnswerSource = <Id extends ReadEndpointId>(id: Id, params: ParamsOf<Id>) => AnswerOf<Id> | null

/** All that a page may be drawn from. The server passes it to `render`; a page never sees files. */
export interface PageSource {
  site: SiteInfo
  /** The site's own origin, without a slash at its end: `https://traffic.example.gov`. */
  publicUrl: string
  answer: AnswerSource
}

/** One page ready to be sent. */
export interface RenderedPage {
  html: string
}

/**
 * Draws the page at an address path as a whole HTML document; `null` when no page lives there.
 * Pure: the same path and source give the same document.
 */
export type RenderPage = (pathname: string, source: PageSource) => RenderedPage | null
