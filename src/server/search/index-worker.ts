import { type NumberedJob, ownerPort, replyWith } from '../platform/worker-calls.ts'
import { openPageIndex, type PageIndex, removeIndexFile } from './page-index.ts'

/** The calls of the thread, run one at a time. */
export type IndexCalls = Pick<PageIndex, 'list' | 'store' | 'forget' | 'find' | 'close'>

/** A call to one of the indexes. The first call opens it. */
export interface IndexJob {
  index: number
  /** File of that index; `null`: in memory. */
  file: string | null
  method: keyof IndexCalls
  args: readonly unknown[]
}

const indexes = new Map<number, PageIndex>()
const port = ownerPort()

port.on('message', ({ id, job }: NumberedJob<IndexJob>) => {
  const reply = replyWith(id, () => run(job))
  if (reply.kind === 'failed' || job.method === 'close') discard(job, reply.kind === 'failed')
  port.postMessage(reply)
})

function run({ index: number, file, method, args }: IndexJob): unknown {
  const index = indexes.get(number) ?? openPageIndex(file)
  indexes.set(number, index)
  // `IndexThreads` passes the arguments of that very method.
  return Reflect.apply(index[method], index, args)
}

/** A failed index on disk may be damaged, so it is deleted. */
function discard({ index: number, file }: IndexJob, hasFailed: boolean): void {
  const index = indexes.get(number)
  if (hasFailed && index?.place !== 'disk') return
  indexes.delete(number)
  if (!hasFailed) return
  index?.close()
  if (file !== null) removeIndexFile(file)
}
