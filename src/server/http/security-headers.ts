import { hash } from 'node:crypto'
import { ANALYTICS_ORIGIN } from '../../contract/analytics.ts'

/**
 * Kinds of responses; each has its own protective headers. A `measuredPage` may also report
 * page views.
 */
export type ResponseKind =
  | 'page'
  | 'measuredPage'
  | 'api'
  /** A call about what is observed at the moment. */
  | 'liveApi'
  /** A camera's picture; its route says how long it may be cached. */
  | 'picture'
  | 'hashedAsset'
  /** A picture of the office's own; other programs show it too, as link previews do. */
  | 'hashedPicture'
  | 'publicFile'
  | 'problem'

/** Headers as they go to `writeHead`: name, value, name, value. */
export type FlatHeaders = readonly string[]

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  // What a player makes of the pieces of a camera's video is a blob.
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // No string becomes HTML or code unless one of two policies made it: src/web/ui/trusted-types.ts.
  "require-trusted-types-for 'script'",
  'trusted-types prose worker',
].join('; ')

/** For a worker's script or a picture opened by itself: nothing but the site's own. */
const OWN_POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For what no browser should ever run or frame. */
const INERT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For the office's own drawings, opened by themselves: what is in the file, and no script. */
const DRAWING_POLICY = `${INERT_POLICY}; style-src 'unsafe-inline'; img-src data:; sandbox`

/** The site needs none of these; a script that got in should not be able to either. */
const PERMISSIONS = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid
  idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get
  screen-wake-lock serial usb xr-spatial-tracking`
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ')

const ONE_YEAR_SECONDS = 31_536_000
/** With every page of a site that is reached over https alone: browsers come back in no other way. */
export const ALWAYS_HTTPS: FlatHeaders = [
  'Strict-Transport-Security',
  `max-age=${2 * ONE_YEAR_SECONDS}; includeSubDomains`,
]

const NO_SNIFFING: FlatHeaders = ['X-Content-Type-Options', 'nosniff']
const REFERRER: FlatHeaders = ['Referrer-Policy', 'strict-origin-when-cross-origin']

/** Lets other sites' scripts read a response, its validator included. GET responses of the API only. */
export const READABLE_ANYWHERE: FlatHeaders = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'ETag',
]

const OPEN_DATA: FlatHeaders = [
  ...['Content-Security-Policy', INERT_POLICY],
  ...['Cross-Origin-Resource-Policy', 'cross-origin'],
  ...READABLE_ANYWHERE,
  ...NO_SNIFFING,
]

const FOREVER: FlatHeaders = ['Cache-Control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`]

const HEADERS: Readonly<Record<ResponseKind, FlatHeaders>> = {
  page: pageHeaders(PAGE_POLICY),
  measuredPage: pageHeaders(PAGE_POLICY.replace("connect-src 'self'", `$& ${ANALYTICS_ORIGIN}`)),
  api: ['Cache-Control', 'no-cache', ...OPEN_DATA],
  liveApi: [
    // Long enough for a cache in front of the site to take the load of a storm, and short enough to be true.
    ...['Cache-Control', 'public, max-age=2, s-maxage=2, stale-while-revalidate=5, stale-if-error=60'],
    ...OPEN_DATA,
  ],
  picture: OPEN_DATA,
  hashedAsset: [...FOREVER, ...['Cross-Origin-Resource-Policy', 'same-origin'], ...NO_SNIFFING],
  hashedPicture: [
    ...FOREVER,
    ...['Content-Security-Policy', DRAWING_POLICY],
    ...['Cross-Origin-Resource-Policy', 'cross-origin'],
    ...NO_SNIFFING,
  ],
  publicFile: [
    ...['Cache-Control', 'no-cache'],
    ...['Content-Security-Policy', OWN_POLICY],
    // Icons are shown by other programs: installers, link previews, bookmark lists.
    ...['Cross-Origin-Resource-Policy', 'cross-origin'],
    ...NO_SNIFFING,
  ],
  problem: [
    ...['Cache-Control', 'no-store'],
    ...['Content-Security-Policy', INERT_POLICY],
    ...REFERRER,
    ...NO_SNIFFING,
  ],
}

function pageHeaders(policy: string): FlatHeaders {
  return [
    // Any cache may store a page, and checks its ETag each time: a closure must show within seconds.
    ...['Cache-Control', 'public, no-cache'],
    ...['Content-Security-Policy', policy],
    ...['Permissions-Policy', PERMISSIONS],
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
    ...REFERRER,
    ...NO_SNIFFING,
  ]
}

/**
 * The caching and protective headers of one kind of response. `videoOrigins`: servers from which a page may play video;
 * every page may, for visitors come to the cameras without loading a new document. `inlineStyle`, `inlineScript`: the
 * text of a page's one `<style>` or inline `<script>` element.
 */
export function headersFor(
  kind: ResponseKind,
  {
    videoOrigins = [],
    inlineStyle,
    inlineScript,
  }: { videoOrigins?: readonly string[]; inlineStyle?: string; inlineScript?: string } = {},
): FlatHeaders {
  const headers = HEADERS[kind]
  const isPage = kind === 'page' || kind === 'measuredPage'
  if (!isPage) return headers
  const origins = videoOrigins.map((origin) => ` ${origin}`).join('')
  return headers.map((value) =>
    value.startsWith('default-src')
      ? value
          .replace("script-src 'self'", `$&${allowed(inlineScript)}`)
          .replace("style-src 'self'", `$&${allowed(inlineStyle)}`)
          .replace("media-src 'self' blob:", `$&${origins}`)
          .replace("connect-src 'self'", `$&${origins}`)
      : value,
  )
}

/** What a policy allows beside the site's own files. */
function allowed(inlineText: string | undefined): string {
  return inlineText === undefined ? '' : ` 'sha256-${hash('sha256', inlineText, 'base64')}'`
}

/** The same headers by name, for a framework that wants them so. */
export function namedHeaders(flat: FlatHeaders): Record<string, string> {
  const named: Record<string, string> = {}
  for (let i = 0; i + 1 < flat.length; i += 2) named[flat[i] ?? ''] = flat[i + 1] ?? ''
  return named
}

/** For problems and redirects, and for what is meant for one visitor at one moment: nobody stores it. */
export const PROBLEM_HEADERS = namedHeaders(HEADERS.problem)
