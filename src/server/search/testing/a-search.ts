import { onTestFinished } from 'vitest'
import { DocumentSearch, type DocumentSearchOptions } from '../document-search.ts'

/** A search that stops with the test, and the lines it logs. */
export function aSearch(options: Partial<DocumentSearchOptions> = {}) {
  const lines: { level: string; event: string; facts: object }[] = []
  const write = (level: string) => (facts: object, event: string) => void lines.push({ level, event, facts })
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  const search = new DocumentSearch({ readLog: () => log, ...options })
  onTestFinished(() => search.close())
  return { search, lines }
}
