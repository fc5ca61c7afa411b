/**
 * Under `require-trusted-types-for 'script'`, only values from these two policies can become HTML or the code of a
 * worker. An injected script cannot use any other string, because `innerHTML` does not accept strings.
 * src/server/http/security-headers.ts has the names of the policies too.
 */
interface PolicyFactory {
  createPolicy<Rules extends { [rule: string]: (text: string) => string }>(name: string, rules: Rules): Rules
}

/** Every tag that src/content/pages renders, and those of the icon of external links. */
const PROSE_TAG =
  /<\/?(?:p|h[3-6]|[uo]l|li|blockquote|hr|pre|table|thead|tbody|t[rhd]|a|strong|em|del|code|br|img|button|span|svg|path)(?:\s(?!on)[a-z-]+(?:="[^"]*")?)*\s*\/?>/gi

/** The addresses of the service worker and of the worker that solves the forms' challenge. */
const WORKER_ADDRESS = /^\/(?:sw\.js|assets\/challenge-worker-[\w-]+\.js)$/

const proseRules = {
  createHTML: (html: string) => {
    if (html.replace(PROSE_TAG, '').includes('<') || /="\s*javascript:/i.test(html))
      throw new TypeError('This is no HTML that the office’s prose is made of')
    return html
  },
}

const workerRules = {
  createScriptURL: (address: string) => {
    const { origin, pathname } = new URL(address, location.href)
    if (origin !== location.origin || !WORKER_ADDRESS.test(pathname))
      throw new TypeError(`${address} is no worker of this site`)
    return pathname
  },
}

let prose: typeof proseRules | null = null
let worker: typeof workerRules | null = null

/** The office's prose as HTML the document accepts. Throws if the HTML has tags that prose never has. */
export function trustProse(html: string): string {
  prose ??= withPolicy('prose', proseRules)
  return prose.createHTML(html)
}

/** The address of a worker as the browser accepts it. Throws if it is not a worker of the site. */
export function trustWorker(address: string): string {
  worker ??= withPolicy('worker', workerRules)
  return worker.createScriptURL(address)
}

/** Without trusted types, as on the server and in some browsers, the rules are applied directly. */
function withPolicy<Rules extends { [rule: string]: (text: string) => string }>(
  name: string,
  rules: Rules,
): Rules {
  // TypeScript's DOM types do not have them yet. Their values are objects, accepted in place of strings.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  return trustedTypes?.createPolicy(name, rules) ?? rules
}
