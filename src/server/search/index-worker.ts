import { workerData } from 'node:worker_threads'
import { type NumberedJob, ownerPort, replyWith } from '../platform/worker-calls.ts'
import { openPageIndex, type PageIndex, removeIndexFile } from './page-index.ts'

/** What the thread does, one call after the other. */
export type IndexCalls = Pick<PageIndex, 'list' | 'store' | 'forget' | 'find'>

export interface IndexJob {
  method: keyof IndexCalls
  args: readonly unknown[]
}

// Given by `startIndexThread`: where the index is kept, or null.
const file = workerData as string | null
const index = openPageIndex(file)
const port = ownerPort()

port.on('message', ({ id, job: { method, args } }: NumberedJob<IndexJob>) => {
  // `startIndexThread` passes the arguments of that very method.
  const reply = replyWith(id, () => Reflect.apply(index[method], index, args))
  if (reply.kind === 'failed' && index.place === 'disk' && file !== null) discard(file)
  port.postMessage(reply)
})

/** An index on disk that failed may be damaged: nothing of it is used again. */
function discard(path: string): void {
  index.close()
  removeIndexFile(path)
  // After the reply has been sent.
  setImmediate(() => process.exit(1))
}
