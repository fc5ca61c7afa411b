import { headersFor } from '../../src/server/http/security-headers.ts'
import { exportedHeaders } from './list-responses.ts'
import { NOTHING_THERE, type RuleGroup, type SiteRules, TABLE_PATTERN } from './site-rules.ts'

/** What goes into the \`server\` block: what is a file, what the server behind handles, and what is neither. Pure. */
export function buildNginxServer(rules: SiteRules): string {
  const { groups, server } = rules
  const [tables = [], files = []] = [true, false].map((isTable) =>
    groups
      .filter(({ name }) => name.startsWith('table_') === isTable)
      .map((group) => location(group, server !== null)),
  )
  return `# Made by "npm run export": for a server block whose "root" is the folder "site" beside this file's own.
# Needs maps.conf in the http block${server === null ? '' : ', and there an upstream named "traffic_site" that leads to the server'}.
charset off;
gzip off;
etag on;
absolute_redirect off;
merge_slashes off;
recursive_error_pages on;
error_page 404 = @export_nothing;
error_page 418 = ${server === null ? '@export_server_away' : '@export_server'};
error_page 413 = @export_too_large;

if ($export_is_large) {
    return 413;
}
# Whatever is not reading is for the server: forms without scripts, preflights.
if ($request_method !~ ^(?:GET|HEAD)$) {
    return 418;
}
${[...tables, ...(tables.length === 0 ? [] : [TABLE_LOCATION]), ...files].join('\n')}
${nginxFallbacks(rules)}
`
}

/** In braces, because letters may follow. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: nginx puts the value in, not JavaScript
const ADDRESS = '${export_address}'

/** Tables are reached only through the rewrite below, which chooses the format. */
function location(group: RuleGroup, hasServer: boolean): string {
  const { name, suffix } = group
  const isTable = name.startsWith('table_')
  const pattern = group.pattern.replace(
    /^\^(.*)\$$/,
    `^(?<export_address>$1)${isTable ? `\\${suffix}` : ''}$`,
  )
  const file = `${ADDRESS}${suffix}`
  const isNewerCode = hasServer && name.startsWith('file_assets_')
  const isPage = name === 'page' || name === 'home'
  const missing = isPage ? '@export_no_page' : isNewerCode ? '@export_server' : '@export_nothing'
  return [
    `location ~ ${quoted(pattern)} {`,
    ...(isTable || name.startsWith('gone_') ? ['    internal;'] : []),
    ...(name === 'page' ? ['    if ($export_is_search) {', '        return 418;', '    }'] : []),
    headerLines(group),
    `    try_files ${file}$export_packing ${file} ${missing};`,
    '}',
  ].join('\n')
}

/** Without tables it would rewrite forever. */
const TABLE_LOCATION = `location ~ ${quoted(`^(?<export_address>${TABLE_PATTERN.slice(1)})$`)} {
    rewrite ^ ${ADDRESS}$export_table last;
}`

/** Type and headers of a group's responses, as the lines of a location. Pure. */
function headerLines(group: RuleGroup): string {
  const always = group.name.startsWith('gone_') ? ' always' : ''
  const lines = Object.entries(group.headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, header]) => {
      const value = typeof header === 'string' ? headerValue(name, header) : variableOf(group, name)
      return `    add_header ${name} ${value}${always};`
    })
  return [
    '    types { }',
    `    default_type ${typeOf(group)};`,
    ...(group.hasRanges ? [] : ['    max_ranges 0;']),
    ...(group.name.startsWith('gone_') ? ['    etag off;'] : []),
    ...lines,
    '    add_header Content-Encoding $export_encoding;',
    // The server sends no date with prepared responses: its validators distinguish versions.
    ...(group.hasRanges ? [] : ['    add_header Last-Modified "";']),
  ].join('\n')
}

function typeOf({ name, headers }: RuleGroup): string {
  const type = headers['Content-Type']
  if (typeof type !== 'string') throw new Error(`Responses of the group ${name} differ in type`)
  return quoted(type)
}

/** A file is saved instead of shown if its address requests it. */
export function headerValue(name: string, value: string): string {
  const text = quoted(value)
  return name === 'Content-Disposition' ? text.replace(/^"inline;/, '"$export_disposition;') : text
}

export function variableOf({ name }: RuleGroup, header: string): string {
  return `$export_${name}_${header.toLowerCase().replaceAll('-', '_')}`
}

/** A quoted nginx string. `$` would start a variable; in patterns it may only be at the end. */
function quoted(text: string): string {
  if (/\$(?!$|\))/.test(text)) throw new Error(`nginx cannot hold this text: ${text}`)
  return quotedKey(text)
}

/** The same where nginx expands no variables: the left side of a map. */
export function quotedKey(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new Error(`nginx cannot hold this text: ${text}`)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Rules for what no file serves: calls to the server, redirects, and messages for missing addresses. Pure. */
function nginxFallbacks(rules: SiteRules): string {
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
