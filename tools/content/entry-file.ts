import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSeq, parseDocument } from 'yaml'
import { closestWord } from '../../src/content/did-you-mean.ts'
import { decodeText } from '../../src/content/folder/decode-text.ts'
import { readFolder } from '../../src/content/folder/read-folder.ts'
import { parseReportEntry, type ReportEntry } from '../../src/content/reports/report-entry.ts'
import { declined } from './command-outcome.ts'

/** The entry of a published report, as it lies in the folder. */
export interface EntryFile {
  /** Inside the content folder: `reports/annual-fy2026.yaml`. */
  name: string
  path: string
  text: string
  entry: ReportEntry
}

export type ReadEntry = { kind: 'read'; file: EntryFile } | { kind: 'declined'; message: string }

/** Reads the entry of the report with that id; declined, in words, when there is none or it is faulty. */
export async function readEntryFile(folder: string, id: string): Promise<ReadEntry> {
  const entries = (await readFolder(folder)) ?? []
  const ids = entries.flatMap(({ path }) => /^reports\/(.+)\.yaml$/.exec(path)?.[1] ?? [])
  // Looked for among the names there are, so that no path is put together from what was typed.
  if (!ids.includes(id)) return declined(unknownWords(id, ids, folder))
  const name = `reports/${id}.yaml`
  const path = join(folder, name)
  const decoded = decodeText(await readFile(path))
  const parsed = decoded.kind === 'faulty' ? decoded : parseReportEntry(decoded.value)
  if (decoded.kind === 'faulty' || parsed.kind === 'faulty') {
    const issues = parsed.kind === 'faulty' ? parsed.issues : []
    const list = issues.map(({ line, message }) => `  ${name}${line === null ? '' : `:${line}`} ${message}`)
    return declined(`Nothing was changed: mend the entry first.\n${list.join('\n')}`)
  }
  return { kind: 'read', file: { name, path, text: decoded.value, entry: parsed.value.value } }
}

function unknownWords(id: string, ids: readonly string[], folder: string): string {
  const near = closestWord(id, ids)
  return `There is no report "${id}" in ${folder}.${near === null ? '' : ` Did you mean "${near}"?`}`
}

/** The text of an entry with other values and, at the end of lists, more items; all else stays as it was written. Pure. */
export function editEntry(
  text: string,
  values: Readonly<Record<string, unknown>>,
  additions: Readonly<Record<string, unknown>> = {},
): string {
  const document = parseDocument(text, { schema: 'core' })
  for (const [key, value] of Object.entries(values)) document.set(key, document.createNode(value))
  for (const [key, item] of Object.entries(additions)) {
    if (isSeq(document.get(key))) document.addIn([key], document.createNode(item))
    else document.set(key, document.createNode([item]))
  }
  return document.toString({ lineWidth: 0 })
}
