import { createInterface } from 'node:readline/promises'
import { type Confirm, refuse } from '../../src/publishing/publishing.ts'

/** Asks in a terminal. Elsewhere nobody can answer, so only `--force` continues. */
export function createConfirm(isForced: boolean): Confirm {
  return async (doubts) => {
    if (doubts.length === 0) return
    if (isForced) return doubts.forEach((doubt) => void process.stderr.write(`Note: ${doubt}\n`))
    if (!(process.stdin.isTTY && process.stderr.isTTY)) return refuseDoubts(doubts)
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    try {
      const answer = await terminal.question(`${doubts.join('\n')}\nPublish it like this? [y/N] `)
      if (!/^y(es)?$/i.test(answer.trim())) refuse('Nothing was published.')
    } finally {
      terminal.close()
    }
  }
}

/** Refuses in a script. */
export async function refuseDoubts(doubts: readonly string[]): Promise<void> {
  if (doubts.length > 0)
    refuse(`${doubts.join('\n')}\nNothing was published. If it is right as it is, add --force.`)
}
