import type { Report } from '../../contract/report.ts'
import type { ReportLink, ReportWithNeighbors } from '../../contract/report-with-neighbors.ts'

/**
 * Makes the look-up of a report with its neighbors by its id; `null` when there is no such report.
 * `categories` are the reports of each category, newest period first.
 */
export function createNeighborFinder(
  categories: Iterable<readonly Report[]>,
): (id: string) => ReportWithNeighbors | null {
  const places = new Map<string, { siblings: readonly Report[]; index: number }>()
  for (const siblings of categories) {
    for (const [index, { id }] of siblings.entries()) places.set(id, { siblings, index })
  }
  return (id) => {
    const { siblings, index } = places.get(id) ?? NOWHERE
    const report = siblings[index]
    if (report === undefined) return null
    return { report, newer: linkOf(siblings[index - 1]), older: linkOf(siblings[index + 1]) }
  }
}

const NOWHERE: { siblings: readonly Report[]; index: number } = { siblings: [], index: 0 }

function linkOf(report: Report | undefined): ReportLink | null {
  if (report === undefined) return null
  const { id, category, title, language, period, archived } = report
  return { id, category, title, language, period, archived }
}
