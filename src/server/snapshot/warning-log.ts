import { type ContentProblem, formatProblem } from '../../content/site-content.ts'

/** The check lists them all; in the log of a large collection they would hide everything else. */
const MAX_REPORTED = 50

/** Makes a teller of content warnings that tells each of them once for as long as it lasts. */
export function createWarningLog(log: {
  warn: (facts: object, event: string) => void
}): (warnings: readonly ContentProblem[]) => void {
  let known: ReadonlySet<string> = new Set()
  return (warnings) => {
    const fresh = warnings.filter((warning) => !known.has(formatProblem(warning)))
    for (const warning of fresh.slice(0, MAX_REPORTED)) log.warn(warning, 'Content warning')
    const untold = fresh.length - MAX_REPORTED
    if (untold > 0) log.warn({ untold }, 'More content warnings: "npm run content -- check" lists them')
    known = new Set(warnings.map(formatProblem))
  }
}
