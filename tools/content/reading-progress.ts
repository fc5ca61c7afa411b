import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { type ProgressOutput, startProgress } from './progress.ts'

/** A reader that shows how far it is once reading takes long. */
export function withProgress(reader: PdfReader, output: ProgressOutput): PdfReader {
  let [done, requested] = [0, 0]
  let progress: ReturnType<typeof startProgress> | null = null
  return {
    ...reader,
    async read(path, listed) {
      progress ??= startProgress('Reading PDFs', output)
      progress.update(done, ++requested)
      try {
        return await reader.read(path, listed)
      } finally {
        progress?.update(++done, requested)
        if (done === requested) {
          progress?.end()
          progress = null
        }
      }
    },
  }
}
