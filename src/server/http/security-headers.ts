import { hash } from 'node:crypto'
import { ANALYTICS_ORIGIN } from '../../contract/analytics.ts'

/** Kinds of responses, each with its own security headers. A `measuredPage` may also report page views. */
export type ResponseKind =
  | 'page'
  | 'measuredPage'
  | 'api'
  /** A call for live data. */
  | 'liveApi'
  /** A camera's picture; its route decides how long it may be cached. */
  | 'picture'
  | 'hashedAsset'
  /** One of the office's own pictures, which other programs also show, such as in link previews. */
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
  // The video player assembles a camera's segments into a blob.
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

/** For a worker's script or a picture opened directly: only the site's own files. */
const OWN_POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For responses that no browser should ever run or frame. */
const INERT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For the office's own drawings opened directly: only the file's contents, and no scripts. */
const DRAWING_POLICY = `${INERT_POLICY}; style-src 'unsafe-inline'; img-src data:; sandbox`

/** The site uses none of these, so an injected script cannot either. */
const PERMISSIONS = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid
  idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get
  screen-wake-lock serial usb xr-spatial-tracking`
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ')

const ONE_YEAR_SECONDS = 31_536_000
/** For every page of an https-only site: browsers return only over https. */
export const ALWAYS_HTTPS: FlatHeaders = [
  'Strict-Transport-Security',
  `max-age=${2 * ONE_YEAR_SECONDS}; includeSubDomains`,
]

const NO_SNIFFING: FlatHeaders = ['X-Content-Type-Options', 'nosniff']
const REFERRER: FlatHeaders = ['Referrer-Policy', 'strict-origin-when-cross-origin']

/** Lets other sites' scripts read a response and its validator. Only for the API's GET responses. */
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
    // Long enough for a cache in front of the site to absorb a storm's traffic, and short enough to stay accurate.
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
    // Other programs show icons: installers, link previews, bookmark lists.
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
    // Any cache may store a page but must check its ETag each time: a closure must show within seconds.
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
 * The caching and security headers of one kind of response. `videoOrigins`: servers from which a page may play video;
 * every page may, because visitors reach the cameras without loading a new document. `inlineStyle`, `inlineScript`:
 * the text of a page's one `<style>` or inline `<script>` element.
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

/** What a policy allows besides the site's own files. */
function allowed(inlineText: string | undefined): string {
  return inlineText === undefined ? '' : ` 'sha256-${hash('sha256', inlineText, 'base64')}'`
}

/** The same headers as an object, for the framework. */
export function namedHeaders(flat: FlatHeaders): Record<string, string> {
  const named: Record<string, string> = {}
  for (let i = 0; i + 1 < flat.length; i += 2) named[flat[i] ?? ''] = flat[i + 1] ?? ''
  return named
}

/** For problems, redirects, and responses meant for one visitor: never cached. */
export const PROBLEM_HEADERS = namedHeaders(HEADERS.problem)
