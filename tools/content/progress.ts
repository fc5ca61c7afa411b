import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'

// Shorter work shows no progress.
const SILENT_MS = 2_000
const LINE_EVERY_MS = 5_000
const BAR_EVERY_MS = 200
const BAR_WIDTH = 24

/** Where progress is shown: standard error. */
interface ProgressOutput {
  write(text: string): unknown
  isTTY?: boolean
}

/** Shows the progress of long work: in a terminal a bar that disappears at the end, elsewhere plain lines. */
export function startProgress(name: string, output: ProgressOutput) {
  const isBar = output.isTTY === true
  let [done, all] = [0, 1]
  let timer = setTimeout(show, SILENT_MS).unref()

  function show(): void {
    const filled = Math.round((done / all) * BAR_WIDTH)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`
    output.write(isBar ? `\r${name} ${bar} ${done} of ${all}\u001B[K` : `${name}: ${done} of ${all}\n`)
    timer = setTimeout(show, isBar ? BAR_EVERY_MS : LINE_EVERY_MS).unref()
  }

  return {
    update: (nowDone: number, nowAll: number) => {
      // Some files may turn out to need no work.
      ;[done, all] = [Math.min(nowDone, nowAll), nowAll]
    },
    end: () => {
      clearTimeout(timer)
      if (isBar) output.write('\r\u001B[K')
    },
  }
}

/** A reader that shows its progress if reading takes long. */
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
