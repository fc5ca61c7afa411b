/** Lets so many tasks run at a time; the others wait in line. */
export interface Limiter {
  run: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** Tasks that wait in line. */
  readonly waiting: number
}

export function createLimiter(places: number): Limiter {
  const line: (() => void)[] = []
  let taken = 0
  return {
    run: async (task) => {
      if (taken < places) taken++
      // Whoever leaves hands the place over, so that nobody can slip in between.
      else await new Promise<void>((enter) => line.push(enter))
      try {
        return await task()
      } finally {
        const next = line.shift()
        if (next === undefined) taken--
        else next()
      }
    },
    get waiting() {
      return line.length
    },
  }
}
