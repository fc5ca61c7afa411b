import { COPY_HEADER } from '../api/freshness.ts'

/** When the server sent a response; `null`: it does not say. */
export function sentAtOf(response: Response): Date | null {
  const date = response.headers.get('Date')
  return date === null ? null : new Date(date)
}

/** The page with the time of the copy on its document element, where it reads it when it starts. */
export async function markPageCopy(response: Response): Promise<Response> {
  const html = markHtml(await response.text(), sentAtOf(response) ?? new Date())
  return new Response(html, { status: response.status, headers: headersOf(response) })
}

/** The response with the time of the copy in a header. */
export async function markResponseCopy(response: Response): Promise<Response> {
  const headers = headersOf(response)
  headers.set(COPY_HEADER, (sentAtOf(response) ?? new Date()).toISOString())
  return new Response(await response.arrayBuffer(), { status: response.status, headers })
}

/** Pure. */
function markHtml(html: string, sentAt: Date): string {
  return html.replace('<html ', `<html data-copy-of="${sentAt.toISOString()}" `)
}

/** The body is unpacked by now and may have grown. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return headers
}
