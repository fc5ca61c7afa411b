import { headerValue, quotedKey, variableOf } from './nginx-server.ts'
import type { SiteRules } from './site-rules.ts'

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

/** The value of a header by address; addresses that are not listed have no such header. */
function valueMap(variable: string, name: string, values: ReadonlyMap<string, string>): string {
  const lines = Array.from(values, ([path, value]) => `    ${quotedKey(path)} ${headerValue(name, value)};`)
  return `map $export_address ${variable} {\n    default "";\n${lines.join('\n')}\n}`
}

/** The id of a report that was taken down, if the address names one. */
function removedMap(from: string, to: string, ids: readonly string[]): string {
  return `map ${from} ${to} {\n${ids.map((id) => `    ${id} ${id};`).join('\n')}\n    default "";\n}`
}
