import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { describeError } from '../../../contract/form-error.ts'
import type { RenderPage } from '../../../contract/page-source.ts'
import type { Config } from '../../config.ts'
import { startServer } from '../../start-server.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { renderPlainly } from '../../testing/a-site.ts'
import { aMemoryFolder, CONFIG } from '../../testing/memory-folder.ts'

/** A listening server, with what a visitor's browser would have from it. */
export interface MessageServer {
  url: string
  dataDir: string
  lines: readonly Record<string, unknown>[]
  /** Sends a message like a page of the site. `headers` replace others or, if empty, remove them. */
  send: (call: 'SendFeedback' | 'SendTourRequest', body: unknown, headers?: Headers) => Promise<Response>
  close: () => Promise<void>
}

type Headers = Readonly<Record<string, string>>

/** A server with its own outbox, which delivers at once; it stops with the test. */
export async function aMessageServer(config: Partial<Config> = {}): Promise<MessageServer> {
  const server = await startMessageServer({ ...config, dataDir: config.dataDir ?? (await aFolder()) })
  onTestFinished(server.close)
  return server
}

/** The same for a whole test file, which closes it itself. */
export async function startMessageServer(
  config: Partial<Config> & Pick<Config, 'dataDir'>,
): Promise<MessageServer> {
  const { dataDir } = config
  const lines: Record<string, unknown>[] = []
  const server = await startServer({
    config: { ...CONFIG, publicUrl: null, ...config },
    web: { render: renderWithForm, assets: [] },
    loader: aMemoryFolder(),
    delivery: { pollMs: 20 },
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await server.close()
  }
  await server.started
  const token = await tokenOf(server.url)
  const send: MessageServer['send'] = (call, body, headers = {}) => {
    const all = {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      ...headers,
    }
    const given = Object.entries(all).filter(([, value]) => value !== '')
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const address = `${server.url}/api/api/Email/${call}`
    return fetch(address, { method: 'POST', headers: Object.fromEntries(given), body: text })
  }
  return { url: server.url, dataDir, lines, send, close }
}

/** The token that the contact page sets as a cookie. */
export async function tokenOf(url: string): Promise<string> {
  const page = await fetch(`${url}/app/contact-us`)
  await page.text()
  return /XSRF-TOKEN=([^;]+)/.exec(page.headers.getSetCookie().join())?.[1] ?? ''
}

/** File names of the mail it wrote. */
export async function mails({ dataDir }: MessageServer): Promise<readonly string[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).sort()
}

/** Renders the outcome of a form as text that a test can search for. */
export const renderWithForm: RenderPage = (pathname, source) => {
  const page = renderPlainly(pathname, source)
  const { form, view } = source
  if (page !== null && view !== undefined) return { html: `${page.html}<p>View ${view}</p>` }
  if (page === null || form === undefined) return page
  if (form.kind === 'stored') return { html: `${page.html}<p>Stored as ${form.reference}</p>` }
  const { reason, values, token } = form
  const errors = reason.kind === 'invalid' ? reason.errors.map(describeError) : []
  const shown = JSON.stringify({ form: form.form, reason: reason.kind, errors, values, token })
  return { html: `${page.html}<script type="application/json">${shown}</script>` }
}

export const FEEDBACK = { topic: 'camera', message: 'The camera at Sunrise is frozen.' }

export const TOUR = {
  organization: 'Sawgrass Middle School',
  groupType: 'civic',
  contactName: 'A. Teacher',
  email: 'teacher@school.example',
  phone: '954 555 0147',
  groupSize: 25,
  timeWindow: 'am',
  visitKind: 'inPerson',
}
