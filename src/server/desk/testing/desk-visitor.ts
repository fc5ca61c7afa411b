import type { DeskFrame, DeskView } from '../../../contract/desk-view.ts'
import type { DeskBundle } from '../desk-routes.ts'

/** Pages of the desk as data, so that a test can read them. */
export const PLAIN_DESK: DeskBundle = {
  render: (view, frame) => JSON.stringify({ view, frame }),
  assets: [],
  stylesheets: [],
  scripts: [],
}

export interface ShownPage {
  status: number
  headers: Headers
  view: DeskView
  frame: DeskFrame
}

/** A browser at the desk: stores cookies, and follows redirects one step at a time. */
export class DeskVisitor {
  readonly #url: string
  readonly #cookies = new Map<string, Map<string, string>>()
  token = ''

  readonly #headers: Readonly<Record<string, string>>
  readonly #origin: string

  /** `headers`: added to each request, like a proxy does. `origin`: the site's, if it is behind a proxy. */
  constructor(url: string, headers: Readonly<Record<string, string>> = {}, origin = url) {
    this.#url = url
    this.#headers = headers
    this.#origin = origin
  }

  cookie(name: string): string | undefined {
    return this.#jar(this.#url).get(name)
  }

  setCookie(name: string, value: string): void {
    this.#jar(this.#url).set(name, value)
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.#url)
    const jar = this.#jar(url.origin)
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...this.#headers, ...init.headers, cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  /** Requests a page of the desk. */
  async open(path: string, init: RequestInit = {}): Promise<ShownPage> {
    const response = await this.request(path, init)
    const { status, headers } = response
    const text = await response.text()
    if (!text.startsWith('{"view"')) throw new Error(`${path} returned ${status}: ${text.slice(0, 300)}`)
    const shown: Pick<ShownPage, 'view' | 'frame'> = JSON.parse(text)
    if (shown.frame.token !== '') this.token = shown.frame.token
    return { status, headers, ...shown }
  }

  /** Sends a form as the page would, with its token. */
  send(
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<ShownPage> {
    return this.open(path, this.form({ token: this.token, ...fields }, headers))
  }

  /** Sends a form that is accepted, and follows the redirect. */
  async submit(path: string, fields: Record<string, string> = {}): Promise<ShownPage> {
    const response = await this.request(path, this.form({ token: this.token, ...fields }))
    const next = response.headers.get('location')
    if (next === null) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
    return this.open(next)
  }

  /** Sends a file as the upload page does. `token`: missing means the person's own. */
  upload(name: string, bytes: Uint8Array, token = this.token, headers: Record<string, string> = {}) {
    const body = new FormData()
    body.set('token', token)
    body.set('file', new File([Uint8Array.from(bytes)], name))
    const init = { method: 'POST', headers: { Origin: this.#origin, ...headers }, body }
    return this.request('/desk/publish/upload', init)
  }
  /** Uploads a file that is accepted, and opens its draft's page. */
  async draft(name: string, bytes: Uint8Array): Promise<ShownPage & { path: string }> {
    const response = await this.upload(name, bytes)
    const path = response.headers.get('location')
    if (path === null) throw new Error(`The upload returned ${response.status}: ${await response.text()}`)
    return { ...(await this.open(path)), path }
  }
  form(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
    return {
      method: 'POST',
      headers: { Origin: this.#origin, ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }
  }

  /** Goes from the desk to the sign-in service and back, as a browser does. */
  async signIn(to = '/desk'): Promise<ShownPage> {
    let address = `/desk/sign-in?to=${encodeURIComponent(to)}`
    for (;;) {
      const url = new URL(address, this.#url)
      if (url.pathname === '/desk/sign-in/callback') return this.open(url.pathname + url.search)
      const response = await this.request(url.href)
      const next = response.headers.get('location')
      if (next === null) throw new Error(`${url.href} returned ${response.status}: ${await response.text()}`)
      address = new URL(next, url).href
    }
  }

  #jar(address: string): Map<string, string> {
    const { origin } = new URL(address)
    const jar = this.#cookies.get(origin) ?? new Map<string, string>()
    this.#cookies.set(origin, jar)
    return jar
  }
}
