import type { Appearance } from './appearance.ts'
import type { CamerasResponse } from './camera.ts'
import type { EndpointId, ParamsOf, ResponseOf } from './endpoints.ts'
import type { MissingKind } from './missing-address.ts'
import type { AdvisoriesResponse, EventsResponse, SignsResponse } from './roads.ts'
import type { SearchResponse } from './search.ts'
import type { SentForm } from './sent-form.ts'
import type { SiteInfo } from './site-info.ts'
import type { FoundOnSite } from './site-search.ts'
import type { PastStorm, Warning, WeatherAlertsResponse } from './weather.ts'

/** The calls whose responses come from data last received from agencies. */
export type LiveEndpointId =
  | 'getCameras'
  | 'getEvents'
  | 'getSigns'
  | 'getAdvisories'
  | 'getWeatherAlerts'
  | 'getWarnings'

/** The calls whose responses depend only on published content and path parameters. */
export type ReadEndpointId = Exclude<
  EndpointId,
  'sendFeedback' | 'sendTourRequest' | 'searchDocuments' | 'getToken' | 'getChallenge' | LiveEndpointId
>

/** Responds to a GET call from published content; `null` when the category, id or page is unknown. */
export type ResponseSource = <Id extends ReadEndpointId>(
  id: Id,
  params: ParamsOf<Id>,
) => ResponseOf<Id> | null

/** Everything a page may be rendered from. The server passes it to `render`; a page never reads files. */
export interface PageSource {
  site: SiteInfo
  appearance: Appearance
  /** The site's own origin, without a trailing slash: `https://traffic.example.gov`. */
  publicUrl: string
  /** The web-analytics property. `null`: no analytics code is sent to anyone. */
  analyticsId: string | null
  response: ResponseSource
  /** Absent: the page is rendered without a search. */
  found?: FoundSearch
  /** Absent: the page is not the search page, or there is no server to search. */
  foundOnSite?: FoundOnSite
  /** The query that selects the view, from `?` on, for pages with several views. Absent: the default view. */
  view?: string
  /** Absent: no form was sent from the page by a browser without scripts. */
  form?: SentForm
  /** The cameras at the time of rendering. Absent: the page shows none. */
  cameras?: CamerasResponse
  /** The roads at the time of rendering. Absent: unknown. */
  roads?: RoadsNow
  /** The official weather warnings that every page shows. Absent: unknown. */
  warnings?: readonly Warning[]
  /** Current facts for the storm page. Absent: unknown, as in an export. */
  storm?: StormFacts
  /** Past storms, newest first. Absent: none was recorded. */
  pastStorms?: readonly PastStorm[]
  /** Present: nothing exists at the address, and the page says so. */
  missing?: Missing
}

/** Events, signs and advisories on the roads at one moment. */
export interface RoadsNow {
  events: EventsResponse
  signs: SignsResponse
  advisories: AdvisoriesResponse
}

/** What is currently known about a storm. */
export interface StormFacts {
  weather: WeatherAlertsResponse
  /** `null`: unknown. */
  events: EventsResponse | null
}

/** An address where nothing exists. */
export interface Missing {
  kind: MissingKind
  /** `null`: the page serves many addresses, as in an export. */
  path: string | null
}

/** A search in the page's address, with its response. */
export interface FoundSearch {
  /** From `?` on, as `buildSearchAddress` writes it. */
  address: string
  /** `null`: no search was made because the visitor chose no group. */
  response: SearchResponse | null
}

/** One page ready to be sent. */
export interface RenderedPage {
  html: string
  /** The content of its only `<style>` element. Missing: it has none. */
  inlineStyle?: string
  /** The content of its only inline `<script>` element. Missing: it has none. */
  inlineScript?: string
}

/**
 * Renders the page at an address path as a complete HTML document; `null` when there is no such page.
 * Pure: the same path and source give the same document.
 */
export type RenderPage = (pathname: string, source: PageSource) => RenderedPage | null
