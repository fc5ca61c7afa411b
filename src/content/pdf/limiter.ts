/** Lets so many pieces of work run at once; the others wait in the order in which they came. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createLimiter(size: number): Limiter {
  const waiting: (() => void)[] = []
  let freePlaces = size

  return async (work) => {
    if (freePlaces > 0) freePlaces--
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const enterNext = waiting.shift()
      // The place passes on without being free in between.
      if (enterNext === undefined) freePlaces++
      else enterNext()
    }
  }
}
