import { Worker } from 'node:worker_threads'
import { startServer } from '../../src/server/start-server.ts'
import { renderPlainly } from '../../src/server/testing/a-site.ts'
import { aMemoryFolder, CONFIG } from '../../src/server/testing/memory-folder.ts'

/** Settings from the crash run for a process that it will kill. */
export interface ServerOrders {
  dataDir: string
  databaseUrl: string | null
  smtpUrl: string
  /** Missing: a free one. */
  port?: number
}

/** In this test the messages of a thousand visitors come from one address. */
const NO_LIMIT = 1_000_000

// The crash run passes exactly these.
const orders = JSON.parse(process.argv[2] ?? '{}') as ServerOrders
const killThread = rememberThread()

const server = await startServer({
  config: {
    ...CONFIG,
    publicUrl: null,
    port: orders.port ?? 0,
    logLevel: 'fatal',
    dataDir: orders.dataDir,
    databaseUrl: orders.databaseUrl,
    mail: { ...CONFIG.mail, smtpUrl: orders.smtpUrl },
    messages: { ...CONFIG.messages, limitPerMinute: NO_LIMIT },
  },
  web: { render: renderPlainly, assets: [] },
  loader: aMemoryFolder(),
  delivery: { leaseMs: 2000, pollMs: 50 },
})
await server.started
process.on('message', killThread)
process.send?.({ url: server.url })

/** The storing thread is not exported by its module, so it is recognized by its jobs. */
function rememberThread(): () => void {
  let storing: Worker | null = null
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<Worker['postMessage']>) {
    const [{ job }] = args
    if (typeof job === 'object' && job !== null && 'statements' in job) storing = this
    return post.apply(this, args)
  }
  return () => void storing?.terminate()
}
