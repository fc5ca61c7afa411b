import { headersFor } from '../../src/server/http/security-headers.ts'
import { exportedHeaders } from './exported-response.ts'
import { headerLines } from './nginx-headers.ts'
import { NOTHING_THERE, type SiteRules } from './site-rules.ts'

/** Rules for what no file serves: calls to the server, redirects, and messages for missing addresses. Pure. */
export function nginxFallbacks(rules: SiteRules): string {
  const { serverPaths, removedFiles } = rules
  const proxied = serverPaths.map((path) => `${locationOf(path)} {\n    return 418;\n}`)
  const gone = removedFiles.map(
    ([path, id]) => `location = "${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" {
    error_page 410 /gone/${id}.json;
    return 410;
}`,
  )
  return `
${proxied.join('\n')}
${rules.server === null ? '' : passedOn(rules)}
location @export_too_large {
${problem(413, 'Payload Too Large', 'Send at most 32768 bytes.')}
}
location @export_server_away {
# While the server is down, a search leads to the page itself.
    if ($export_is_search) {
        return 302 $export_language/app/documents;
    }
    add_header Retry-After 30 always;
${problem(503, 'Service Unavailable', 'This part of the site is not available right now. Try again in a minute.')}
}
location @export_nothing {
    error_page 410 /gone/$export_gone_call.json;
    if ($export_gone_call) {
        return 410;
    }
${problem(404, 'Not Found', NOTHING_THERE)}
}
${rules.server === null ? '' : NEWER_CODE}location ~ ^/(?:api|files|assets|feeds)/ {
    try_files /-/nothing @export_nothing;
}
${gone.join('\n')}
location / {
    try_files /-/nothing @export_no_page;
}
location @export_no_page {
    error_page 410 /gone$export_language/$export_gone_page.html;
    if ($export_gone_page) {
        return 410;
    }
${PROBLEM_HEADERS}
${['documents', 'metrics', 'services'].map(sectionRule).join('\n')}
    if ($export_is_camera) {
        return 302 $export_language/app/cameras;
    }
    if (-f $document_root$export_without_slash.html) {
        return 308 $export_without_slash$is_args$args;
    }
    if (-f $document_root$export_without_slash) {
        return 308 $export_without_slash$is_args$args;
    }
    if (-f $document_root$uri/index.html) {
        return 308 $uri/$is_args$args;
    }
    set $export_missing_page gone$export_language/_$export_missing.html;
    error_page 404 /$export_missing_page;
    if (-f $document_root/$export_missing_page) {
        return 404;
    }
    if (-f $document_root$export_language/index.html) {
        return 302 $export_language/?missing=$export_asked;
    }
    return 302 /?missing=$export_asked;
}`
}

/** What the server handles. The live pages and the search page have copies, for when it is down. */
function passedOn({ groups, livePaths }: SiteRules): string {
  const live = livePaths.map(
    (path) => `${locationOf(path)} {
    error_page 418 = @export_live;
    return 418;
}`,
  )
  const pages = groups.find(({ name }) => name === 'page')
  return `location @export_server {
${PASS_ON}
    error_page 502 504 = @export_server_away;
}
${live.join('\n')}
location @export_live {
${PASS_ON}
    error_page 502 504 = @export_live_away;
}
location @export_live_away {
${pages === undefined ? '' : headerLines(pages)}
    try_files $uri.html$export_packing $uri.html @export_no_page;
}`
}

/** After an upgrade of the server, its pages need code that the export does not have yet. */
const NEWER_CODE = `location ~ ^/assets/ {
    return 418;
}
`

const PASS_ON = `    proxy_pass http://traffic_site;
    proxy_http_version 1.1;
    proxy_connect_timeout 2s;
    proxy_read_timeout 30s;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    # The visitor's address as seen here, and nothing that the visitor claims.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host "";
    proxy_set_header Forwarded "";
    # A message stays in memory and is never written into a temporary file.
    client_body_buffer_size 33k;`

/** A path or, if it ends with a slash, everything below it, matched before patterns. */
function locationOf(path: string): string {
  return `location ${path.endsWith('/') ? '^~' : '='} ${path}`
}

/** Redirects a report below the wrong section, or with an extra slash, to its own page. */
function sectionRule(section: string): string {
  const page = `$export_language/app/${section}/$export_report$export_read`
  return `    if (-f $document_root${page}.html) {
        return 308 ${page}$is_args$args;
    }`
}

/** Ends a location with a problem for programs (RFC 9457). */
function problem(status: number, title: string, detail: string): string {
  const body = JSON.stringify({ type: 'about:blank', title, status, detail, requestId: '$request_id' })
  return `${PROBLEM_HEADERS}
    types { }
    default_type application/problem+json;
    return ${status} '${body}';`
}

const PROBLEM_HEADERS = Object.entries(exportedHeaders(headersFor('problem')))
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')
