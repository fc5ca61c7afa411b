import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { MEMORY_ENV, MEMORY_FLAGS } from '../memory-settings.ts'
import type { Figure } from './figure.ts'
import type { MemoryStep } from './memory-steps.ts'

/** Of what the memory of a server on a large content folder is made, part by part. Its PDFs must have been read before. */
export async function measureMemory(place: { contentDir: string; dataDir: string }): Promise<Figure[]> {
  const child = fork(join(import.meta.dirname, 'memory-steps.ts'), [place.contentDir, place.dataDir], {
    execArgv: ['--expose-gc', ...MEMORY_FLAGS],
    env: { ...MEMORY_ENV, ...process.env },
  })
  const [message] = await once(child, 'message')
  await once(child, 'exit')
  // Sent by `memory-steps.ts`, which is of this type.
  const steps = message as MemoryStep[]
  return steps.flatMap((step, index) => {
    const before = steps[index - 1] ?? { rssMegabytes: 0, heapMegabytes: 0, bytesMegabytes: 0 }
    const figure = (name: string, value: number): Figure => ({ name, value, unit: 'MB', budget: null })
    return [
      figure(`Memory for ${step.name}`, step.rssMegabytes - before.rssMegabytes),
      figure('  of which values', step.heapMegabytes - before.heapMegabytes),
      figure('  of which bytes', step.bytesMegabytes - before.bytesMegabytes),
    ]
  })
}
