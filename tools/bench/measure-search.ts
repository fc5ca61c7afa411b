import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { DocumentSearch } from '../../src/server/search/document-search.ts'
import { SearchResponses } from '../../src/server/search/search-responses.ts'
import { aPublishedSite, aQuery } from '../../src/server/search/testing/a-published-site.ts'
import { ResponseCache } from '../../src/server/snapshot/response-cache.ts'
import { SiteSnapshot } from '../../src/server/snapshot/site-snapshot.ts'
import type { SnapshotSource } from '../../src/server/snapshot/snapshot-source.ts'
import type { Figure } from './figure.ts'
import { generatePageText } from './generated-text.ts'
import { median } from './median.ts'

const REPORTS = 250
const PAGES_EACH = 20
const RUNS = 15

/** What is searched for, by the kind of its figure. The generated pages share few words, so most are on all of them. */
const SEARCHES = {
  'a word of few pages': ['site 4711', 'site-12', 'site 199'],
  'a word of most pages': ['the', 'lanes', 'roadway clearance time'],
  'a phrase': ['"lanes reopened"', '"travel time"', '"lanes reopened in 21 minutes"'],
  'the beginning of a word': ['pr', 'ran', 'lanes re'],
  'a word of no page': ['reversable', 'clearanse', 'xylophone'],
} as const

/** Time for a search that was not asked for before, from the question to the packed answer, and for building the index. */
export async function measureSearch(): Promise<Figure[]> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  const search = new DocumentSearch({ readLog: () => log })
  const source = aPublishedSite(generateTexts())
  const held = monitorEventLoopDelay({ resolution: 1 })
  held.enable()
  const startedMs = performance.now()
  search.publish(source)
  await search.settled()
  const builtMs = performance.now() - startedMs
  held.disable()
  const of = `${(REPORTS * PAGES_EACH).toLocaleString('en-US')} pages`
  const figures: Figure[] = [
    { name: `Index of ${of}, on its own thread`, value: builtMs, unit: 'ms', budget: null },
    { name: '  longest hold of the serving thread', value: held.max / 1e6, unit: 'ms', budget: null },
  ]
  for (const [kind, words] of Object.entries(SEARCHES)) {
    figures.push({
      name: `Search ${of} for ${kind}`,
      value: await timeSearches(search, source, words),
      unit: 'ms',
      budget: 20,
    })
  }
  await search.close()
  return figures
}

async function timeSearches(
  search: DocumentSearch,
  source: SnapshotSource,
  words: readonly string[],
): Promise<number> {
  const takenMs: number[] = []
  for (let run = 0; run < RUNS; run++) {
    // A cache of its own each time, so that nothing is answered from memory.
    const snapshot = new SiteSnapshot(source, new ResponseCache())
    const searches = new SearchResponses(search)
    for (const q of words) {
      const startedMs = performance.now()
      await searches.call('/search', aQuery(q), snapshot)
      takenMs.push(performance.now() - startedMs)
    }
  }
  return median(takenMs)
}

function generateTexts(): Record<string, string[]> {
  const reports = Array.from({ length: REPORTS }, (_, report) => [
    `report-${report}`,
    Array.from({ length: PAGES_EACH }, (_, page) => generatePageText(report, page)),
  ])
  return Object.fromEntries(reports)
}
