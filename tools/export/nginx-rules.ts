import { nginxFallbacks } from './nginx-fallbacks.ts'
import { headerLines, headerValue, quoted, quotedKey, variableOf } from './nginx-headers.ts'
import { type RuleGroup, type SiteRules, TABLE_PATTERN } from './site-rules.ts'

/** The part for the `http` block: values that the locations look up. Pure. */
export function buildNginxMaps({ groups, removedIds, languages, hasCameras }: SiteRules): string {
  const maps = groups.flatMap((group) =>
    Object.entries(group.headers).flatMap(([name, header]) =>
      typeof header === 'string' ? [] : [valueMap(variableOf(group, name), name, header)],
    ),
  )
  return `# Made by "npm run export": for the http block of nginx. server.conf beside it belongs into a server block.
map_hash_max_size 262144;
map_hash_bucket_size 1024;

# Files lie compressed beside themselves: nginx needs no module to send them.
map $http_accept_encoding $export_packing {
    "~*(?:^|,)\\s*br\\s*(?:;\\s*q=(?:1|0\\.0*[1-9])[^,]*)?(?:,|$)" .br;
    "~*(?:^|,)\\s*gzip\\s*(?:;\\s*q=(?:1|0\\.0*[1-9])[^,]*)?(?:,|$)" .gz;
    default "";
}
map $request_filename $export_encoding {
    ~\\.br$ br;
    ~\\.gz$ gzip;
    default "";
}
# "?format=" decides, and where it says nothing "Accept"; JSON where both are liked.
map "$arg_format|$http_accept" $export_table {
    ~^csv\\| .csv;
    ~^json\\| .json;
    "~\\|(?!.*(?:application/(?:json|\\*)|\\*/\\*)(?!;\\s*q=0))(?:.*[ ,]|)text/csv(?!;\\s*q=0(?:\\.0*)?(?:,|$))" .csv;
    default .json;
}
map $args $export_disposition {
    ~(?:^|&)download(?:=|&|$) attachment;
    default inline;
}
# A search in the address is the server's to answer; the page alone answers where the server does not.
map $args $export_is_search {
    ~(?:^|&)q=[^&] 1;
    default 0;
}
# More than the server takes. nginx asks for its own limit too late for what is passed on like this.
map $http_content_length $export_is_large {
    "~^(?:3[3-9]|[4-9][0-9])[0-9][0-9][0-9]$" 1;
    "~^[0-9]+[0-9][0-9][0-9][0-9][0-9]$" 1;
    default 0;
}
map $uri $export_language {
${languages.map((language) => `    ~^/${language}(?:/|$) /${language};`).join('\n')}
    default "";
}
map $uri $export_report {
    "~^(?:/[a-z]{2})?/app/(?:services|metrics|documents)/(?<export_id>[a-z0-9-]+)(?:/read)?/?$" $export_id;
    default "";
}
map $uri $export_read {
    "~^(?:/[a-z]{2})?/app/[a-z]+/[a-z0-9-]+/read/?$" /read;
    default "";
}
map $uri $export_without_slash {
    "~^(?<export_path>/.+)/$" $export_path;
    default "";
}
# Only a server knows the cameras, so without one their addresses lead to the page that says so.
map $uri $export_is_camera {
${hasCameras ? '    "~^(?:/[a-z]{2})?/app/cameras/[^/]" 1;\n' : ''}    default 0;
}
# Which page says that there is no such report or figures.
map $uri $export_missing {
    "~^(?:/[a-z]{2})?/app/metrics/[a-z0-9-]+(?:/read)?/?$" figures;
    "~^(?:/[a-z]{2})?/app/(?:services|documents)/[a-z0-9-]+(?:/read)?/?$" report;
    default "";
}
# The address as it was asked for: what nginx unescapes must not get into a header.
map $request_uri $export_asked {
    "~^(?<export_asked_path>/[A-Za-z0-9_/.~%@:,;=-]{0,119})" $export_asked_path;
    default /;
}
map $uri $export_called {
    "~^/api/api/[A-Za-z]+/[A-Za-z]+/(?<export_reference>[a-z0-9-]+)(?:\\.[^/]*)?$" $export_reference;
    default "";
}
${removedMap('$export_report', '$export_gone_page', removedIds)}
${removedMap('$export_called', '$export_gone_call', removedIds)}
${maps.join('\n')}
`
}

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

/** The value of a header by address; addresses that are not listed have no such header. */
function valueMap(variable: string, name: string, values: ReadonlyMap<string, string>): string {
  const lines = Array.from(values, ([path, value]) => `    ${quotedKey(path)} ${headerValue(name, value)};`)
  return `map $export_address ${variable} {\n    default "";\n${lines.join('\n')}\n}`
}

/** The id of a report that was taken down, if the address names one. */
function removedMap(from: string, to: string, ids: readonly string[]): string {
  return `map ${from} ${to} {\n${ids.map((id) => `    ${id} ${id};`).join('\n')}\n    default "";\n}`
}
