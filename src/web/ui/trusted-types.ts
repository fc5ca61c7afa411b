/**
 * What the policy `require-trusted-types-for 'script'` lets become HTML or the code of a worker: values these two
 * policies made, and nothing else. A script that got in can use no other string, as `innerHTML` takes none.
 * The names are in src/server/http/security-headers.ts too.
 */
interface PolicyFactory {
  createPolicy<Rules extends { [rule: string]: (text: string) => string }>(name: string, rules: Rules): Rules
}

/** Every tag the content's renderer writes (src/content/pages), and those of the mark of outside links. */
const PROSE_TAG =
  /<\/?(?:p|h[3-6]|[uo]l|li|blockquote|hr|pre|table|thead|tbody|t[rhd]|a|strong|em|del|code|br|img|button|span|svg|path)(?:\s(?!on)[a-z-]+(?:="[^"]*")?)*\s*\/?>/gi

/** The worker of the site and the one that works for the forms, by their addresses. */
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

/** The office's prose as the document takes it. Throws on HTML that no prose is made of. */
export function trustProse(html: string): string {
  prose ??= withPolicy('prose', proseRules)
  return prose.createHTML(html)
}

/** The address of a worker as the browser takes it. Throws for any that is not the site's. */
export function trustWorker(address: string): string {
  worker ??= withPolicy('worker', workerRules)
  return worker.createScriptURL(address)
}

/** Where trusted types are not known, on the server and in some browsers, the rules hold by themselves. */
function withPolicy<Rules extends { [rule: string]: (text: string) => string }>(
  name: string,
  rules: Rules,
): Rules {
  // The types of the browser do not know them yet. Their values are objects that are accepted in place of strings.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  return trustedTypes?.createPolicy(name, rules) ?? rules
}
