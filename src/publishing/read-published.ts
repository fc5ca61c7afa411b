import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSeq, parseDocument } from 'yaml'
import { closestWord } from '../content/did-you-mean.ts'
import { readFolder } from '../content/folder/read-folder.ts'
import { decodeText } from '../content/folder/read-text.ts'
import { parseSiteFile } from '../content/parse-site-file.ts'
import type { PdfFacts, PdfReader } from '../content/pdf/pdf-facts.ts'
import { parseRemovedFile, type RemovedEntry } from '../content/reports/removed-reports.ts'
import { parseReportEntry, type ReportEntry } from '../content/reports/report-entry.ts'
import { dayIn } from '../contract/calendar-days.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import { listIssues, refuse } from './publishing.ts'
import { copyAside, readTextIfExists } from './write-files.ts'

/** The file of a published report's entry. */
export interface EntryFile {
  /** Inside the content folder: `reports/annual-fy2026.yaml`. */
  name: string
  path: string
  text: string
  entry: ReportEntry
}

/** Reads the entry of the report with that id; refuses if it is missing or invalid. */
export async function readEntryFile(folder: string, id: string): Promise<EntryFile> {
  const entries = (await readFolder(folder)) ?? []
  const ids = entries.flatMap(({ path }) => /^reports\/(.+)\.yaml$/.exec(path)?.[1] ?? [])
  // Searches the existing names, so no path is built from what was typed.
  if (!ids.includes(id)) {
    const removed = (await readRemoved(folder)).find((entry) => entry.id === id)
    refuse(removed === undefined ? unknownMessage(id, ids, folder) : goneMessage(removed))
  }
  const name = `reports/${id}.yaml`
  const path = join(folder, name)
  const decoded = decodeText(await readFile(path))
  const parsed = decoded.kind === 'invalid' ? decoded : parseReportEntry(decoded.value)
  if (decoded.kind === 'invalid' || parsed.kind === 'invalid') {
    const issues = parsed.kind === 'invalid' ? parsed.issues : []
    refuse(`Nothing was changed: fix the entry first.\n${listIssues(name, issues)}`)
  }
  return { name, path, text: decoded.value, entry: parsed.value.value }
}

function unknownMessage(id: string, ids: readonly string[], folder: string): string {
  const near = closestWord(id, ids)
  return `There is no report "${id}" in ${folder}.${near === null ? '' : ` Did you mean "${near}"?`}`
}

/** The removed reports; none if the list of them cannot be read. */
export async function readRemoved(folder: string): Promise<readonly RemovedEntry[]> {
  const parsed = parseRemovedFile((await readTextIfExists(join(folder, 'removed.yaml'))) ?? '')
  return parsed.kind === 'invalid' ? [] : parsed.value.value.removed
}

function goneMessage({ id, on }: RemovedEntry): string {
  return `"${id}" was taken down on ${on}, and its addresses say so permanently.`
}

/** The text of an entry with changed values (`undefined` removes one) and items added to lists; the rest stays. Pure. */
export function editEntry(
  text: string,
  values: Readonly<Record<string, unknown>>,
  additions: Readonly<Record<string, unknown>> = {},
): string {
  const document = parseDocument(text, { schema: 'core' })
  for (const [key, value] of Object.entries(values))
    if (value === undefined) document.delete(key)
    else document.set(key, document.createNode(value))
  for (const [key, item] of Object.entries(additions)) {
    if (isSeq(document.get(key))) document.addIn([key], document.createNode(item))
    else document.set(key, document.createNode([item]))
  }
  return document.toString({ lineWidth: 0 })
}

export interface FitPdf {
  path: string
  sha256: string
  facts: PdfFacts
  /** Whether another file has exactly the bytes read here. */
  isStill: (path: string) => Promise<boolean>
}

/** Reads a PDF; refuses one that may not be published. */
export async function readFitPdf(path: string, reader: PdfReader): Promise<FitPdf> {
  const reading = await reader.read(path)
  if (reading.kind === 'unread') refuse(`${path} ${reading.reason}.`)
  if (reading.outcome.kind === 'refused') refuse(`${path} ${reading.outcome.reason}.`)
  const { sha256 } = reading
  const isStill = async (other: string): Promise<boolean> => {
    const again = await reader.read(other)
    return again.kind === 'examined' && again.sha256 === sha256
  }
  return { path, sha256, facts: reading.outcome.facts, isStill }
}

/** Copies a PDF to an unused name; refuses one that changed since it was read. */
export async function copyPdf(pdf: FitPdf, aside: string): Promise<void> {
  await copyAside(pdf.path, aside, async (copy) => {
    if (!(await pdf.isStill(copy)))
      refuse(`${pdf.path} changed while it was copied: wait until it is saved completely and try again.`)
  })
}

/** The folder's `site.yaml`, and the calendar day in its time zone. */
export async function readToday(folder: string): Promise<{ day: string; site: SiteInfo }> {
  const site = await readSite(folder)
  return { day: dayIn(site.district.timeZone, new Date()), site }
}

/** The folder's `site.yaml`; refuses if it cannot be read. */
export async function readSite(folder: string): Promise<SiteInfo> {
  const site = parseSiteFile(await readSiteText(folder))
  if (site.kind === 'invalid')
    refuse(`Nothing was published: fix site.yaml first.\n${listIssues('site.yaml', site.issues)}`)
  return site.value.value
}

/** The text of the folder's `site.yaml`; refuses if it cannot be read. */
export function readSiteText(folder: string): Promise<string> {
  return readFile(join(folder, 'site.yaml'), 'utf8').catch(() =>
    refuse(
      `${folder} is not a content folder, because it has no readable site.yaml: name another with --folder.`,
    ),
  )
}
