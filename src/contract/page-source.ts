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

/** The calls whose responses come from what the site last received from agencies. */
export type LiveEndpointId =
  | 'getCameras'
  | 'getEvents'
  | 'getSigns'
  | 'getAdvisories'
  | 'getWeatherAlerts'
  | 'getWarnings'

/** The calls whose responses come from what the office published, and from nothing else the visitor says. */
export type ReadEndpointId = Exclude<
  EndpointId,
  'sendFeedback' | 'sendTourRequest' | 'searchDocuments' | 'getToken' | 'getChallenge' | LiveEndpointId
>

/** Responds to a GET call from published content; `null` when the category, id or page is unknown. */
export type ResponseSource = <Id extends ReadEndpointId>(
  id: Id,
  params: ParamsOf<Id>,
) => ResponseOf<Id> | null

/** All that a page may be rendered from. The server passes it to `render`; a page never sees files. */
export interface PageSource {
  site: SiteInfo
  appearance: Appearance
  /** The site's own origin, without a slash at its end: `https://traffic.example.gov`. */
  publicUrl: string
  /** The web-analytics property. `null`: no analytics code is sent to anyone. */
  analyticsId: string | null
  response: ResponseSource
  /** Absent: the page is rendered as it is without a search. */
  found?: FoundSearch
  /** Absent: the search page is rendered without a server that could search, or another page is. */
  foundOnSite?: FoundOnSite
  /** What the page is to show, from `?` on, for pages that show several views. Absent: the usual one. */
  view?: string
  /** Absent: no form was sent from the page by a browser without scripts. */
  form?: SentForm
  /** The cameras as the server knows them when the page is rendered. Absent: not known, because the page shows none. */
  cameras?: CamerasResponse
  /** The roads as the server knows them when the page is rendered. Absent: not known. */
  roads?: RoadsNow
  /** The official weather warnings that every page shows. Absent: nothing is known of the weather. */
  warnings?: readonly Warning[]
  /** What the page for storms shows of the moment. Absent: nothing is known, as in an export. */
  storm?: StormFacts
  /** The storms that are over, newest first. Absent: none was recorded. */
  pastStorms?: readonly PastStorm[]
  /** Present: nothing is at the address, and the page says so. */
  missing?: Missing
}

/** What goes on at the roads, as the server knows it at one moment. */
export interface RoadsNow {
  events: EventsResponse
  signs: SignsResponse
  advisories: AdvisoriesResponse
}

/** What is known of a storm at the moment. */
export interface StormFacts {
  weather: WeatherAlertsResponse
  /** `null`: nothing is known of the roads. */
  events: EventsResponse | null
}

/** An address at which nothing is. */
export interface Missing {
  kind: MissingKind
  /** `null`: the page serves many addresses, as in an export. */
  path: string | null
}

/** A search in the page's address, with its response. */
export interface FoundSearch {
  /** From `?` on, as `buildSearchAddress` writes it. */
  address: string
  /** `null`: nothing was searched, because the visitor chose no group. */
  response: SearchResponse | null
}

/** One page ready to be sent. */
export interface RenderedPage {
  html: string
  /** What may be in its one `<style>` element. Missing: it has none. */
  inlineStyle?: string
  /** What may be in its one inline `<script>` element. Missing: it has none. */
  inlineScript?: string
}

/**
 * Renders the page at an address path as a whole HTML document; `null` when there is no such page.
 * Pure: the same path and source give the same document.
 */
export type RenderPage = (pathname: string, source: PageSource) => RenderedPage | null
