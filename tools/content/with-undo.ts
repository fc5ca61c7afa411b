/** Remembers how the steps of a change are taken back. */
export interface Undo {
  /** Adds how the last step is taken back. */
  defer: (step: () => Promise<unknown>) => void
  /** The change stays: no step is taken back. */
  keep: () => void
}

/**
 * Makes a change of several steps. Unless it says that it stays, all are taken back, newest first; a step that
 * fails to be does not stop the others. An AsyncDisposableStack would do the same, but Node 22 has none.
 */
export async function withUndo<Outcome>(change: (undo: Undo) => Promise<Outcome>): Promise<Outcome> {
  const steps: (() => Promise<unknown>)[] = []
  try {
    return await change({ defer: (step) => steps.unshift(step), keep: () => steps.splice(0) })
  } finally {
    await takeBack(steps)
  }
}

async function takeBack(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
