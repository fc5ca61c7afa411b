import { createServer, type RequestListener } from 'node:http'
import { afterAll, onTestFinished } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'

interface Upstream {
  url: string
  requested: string[]
}

/** An agency's server on a free port of this machine, which stops with the test. */
export async function anUpstream(body: RequestListener): Promise<Upstream> {
  const { close, ...upstream } = await listen(body)
  onTestFinished(close)
  return upstream
}

/** One for all tests of a file: the first of them starts it. */
export function aSharedUpstream(body: RequestListener): () => Promise<Upstream> {
  let starting: ReturnType<typeof listen> | null = null
  afterAll(async () => (await starting)?.close())
  return () => {
    starting ??= listen(body)
    return starting
  }
}

async function listen(body: RequestListener): Promise<Upstream & { close: () => void }> {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url ?? '')
    body(request, response)
  })
  return { ...(await listenLocally(server)), requested }
}
