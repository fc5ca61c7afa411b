import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'

// Shorter work needs no company.
const SILENT_MS = 2_000
const LINE_EVERY_MS = 5_000
const BAR_EVERY_MS = 200
const BAR_WIDTH = 24

/** Where progress is shown: standard error. */
export interface ProgressOutput {
  write(text: string): unknown
  isTTY?: boolean
}

/** A reader that shows how far it is once reading takes long: a bar in a terminal, plain lines elsewhere. */
export function withProgress(reader: PdfReader, output: ProgressOutput): PdfReader {
  let requested = 0
  let done = 0
  let timer: NodeJS.Timeout | undefined

  function show(): void {
    output.write(
      output.isTTY === true
        ? `\r${barOf(done, requested)}\u001B[K`
        : `Reading PDFs: ${done} of ${requested}\n`,
    )
    timer = setTimeout(show, output.isTTY === true ? BAR_EVERY_MS : LINE_EVERY_MS).unref()
  }
  function rest(): void {
    clearTimeout(timer)
    timer = undefined
    if (output.isTTY === true) output.write('\r\u001B[K')
  }

  return {
    ...reader,
    async read(path, listed) {
      requested++
      timer ??= setTimeout(show, SILENT_MS).unref()
      try {
        return await reader.read(path, listed)
      } finally {
        done++
        if (done === requested) rest()
      }
    },
  }
}

function barOf(done: number, requested: number): string {
  const filled = Math.round((done / requested) * BAR_WIDTH)
  return `Reading PDFs ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done} of ${requested}`
}
