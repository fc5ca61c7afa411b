// Shorter work needs no company.
const SILENT_MS = 2000
const LINE_EVERY_MS = 5000
const BAR_EVERY_MS = 200
const BAR_WIDTH = 24

/** Where progress is shown: standard error. */
interface ProgressOutput {
  write(text: string): unknown
  isTTY?: boolean
}

/** Shows how far a long work is: a bar in a terminal, plain lines elsewhere. `readMs` is a clock. */
export function createProgress(
  name: string,
  output: ProgressOutput,
  readMs: () => number,
): (done: number, all: number) => void {
  const startedMs = readMs()
  const isBar = output.isTTY === true
  let shownMs = startedMs
  return (done, all) => {
    const nowMs = readMs()
    const isLast = done === all
    if (nowMs - startedMs < SILENT_MS) return
    if (!isLast && nowMs - shownMs < (isBar ? BAR_EVERY_MS : LINE_EVERY_MS)) return
    shownMs = nowMs
    const filled = Math.round((done / all) * BAR_WIDTH)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(Math.max(0, BAR_WIDTH - filled))}`
    output.write(
      isBar
        ? `\r${name} ${bar} ${done} of ${all}${isLast ? '\n' : '\u001B[K'}`
        : `${name}: ${done} of ${all}\n`,
    )
  }
}
