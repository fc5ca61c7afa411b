import { createPictureReader, type ShrinkJob } from './picture-reader.ts'

/**
 * Shrinks pictures in separate processes. Agencies' data is decoded there, where it can neither reach messages nor
 * delay responses, and the memory for decoding is freed when the process ends.
 */
export interface Shrinker {
  /** The picture as WebP of that width; `null` if it cannot be read in time. */
  shrink: (bytes: Buffer, width: number) => Promise<Buffer | null>
  close: () => Promise<void>
}

/** One process handles 50 pictures per second. Only an unusual picture takes longer than this; others do not wait for it. */
const SLOW_MS = 1000

/** One process does all the work; a second one helps for as long as a picture keeps the first busy. */
export function createShrinker(): Shrinker {
  const [main, helper] = [createPictureReader(), createPictureReader()]
  const line: { job: ShrinkJob; finish: (small: Buffer | null) => void }[] = []
  let isMainSlow = false
  let isClosed = false

  function serve(): void {
    const reader = !main.isBusy ? main : isMainSlow && !helper.isBusy ? helper : null
    const next = reader === null ? undefined : line.shift()
    if (reader === null || next === undefined) return
    const slow = reader === main ? setTimeout(callHelper, SLOW_MS) : undefined
    reader.shrink(next.job).then((small) => {
      clearTimeout(slow)
      if (reader === main) isMainSlow = false
      next.finish(small)
      serve()
    })
  }

  function callHelper(): void {
    isMainSlow = true
    serve()
  }

  return {
    shrink: (bytes, width) =>
      new Promise((finish) => {
        if (isClosed) return finish(null)
        line.push({ job: { bytes, width }, finish })
        serve()
      }),
    close: async () => {
      isClosed = true
      for (const { finish } of line.splice(0)) finish(null)
      main.close()
      helper.close()
    },
  }
}
