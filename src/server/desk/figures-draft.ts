import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { unknownCounties } from '../../content/checks/check-profile.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { dayIn } from '../../contract/calendar-days.ts'
import type { PlannedFigures } from '../../contract/desk-publish-view.ts'
import { TABLE_IDS, type TableId } from '../../contract/metrics-table.ts'
import { TABLES, tablesOf } from '../../measures/columns/tables.ts'
import { addData, periodProblem, readPublishedTable, writeMerged } from '../../publishing/add-data.ts'
import { categoriesShown, labelOf } from '../../publishing/category-names.ts'
import { labelOfColumn } from '../../publishing/column-labels.ts'
import {
  type CheckedFigures,
  checkFigures,
  noteWithoutTotals,
  placeIn,
} from '../../publishing/figures/check-figures.ts'
import { type KnownHeadings, normalize } from '../../publishing/figures/match-columns.ts'
import { readFigures } from '../../publishing/figures/read-figures.ts'
import type { Understood } from '../../publishing/figures/understand.ts'
import { mergeRows } from '../../publishing/merge-rows.ts'
import { type Publishing, refuse } from '../../publishing/publishing.ts'
import { readSite } from '../../publishing/read-published.ts'
import { suggestCategory } from '../../publishing/suggest-category.ts'
import { hasCode, replaceText } from '../../publishing/write-files.ts'
import type { DeskContext } from './make-change.ts'
import type { Draft } from './uploads.ts'

/** The fields of the form of figures: which table, where it is in the file, and what each column is. */
export const FIGURE_FIELD = /^(?:table|sheet|headingRow|col-\d{1,3}|fixed-[a-z_\d]{1,60})$/

/** Results for the last drafts, because a person saves, reviews and publishes the same one. */
const understood = new LRUCache<string, Promise<Understood>>({ max: 3 })

/** Reads a draft's file according to its fields. Refuses a file that cannot be read. */
export function understandDraft(
  context: Pick<DeskContext, 'dataDir' | 'uploads'>,
  draft: Draft,
  content: Pick<SiteContent, 'site'>,
): Promise<Understood> {
  const key = `${draft.id} ${JSON.stringify(draft.fields)}`
  const cached = understood.get(key)
  if (cached !== undefined) return cached
  const reading = readDraft(context, draft, content)
  understood.set(key, reading)
  // A failure for lack of memory may not happen again.
  reading.catch(() => understood.delete(key))
  return reading
}

async function readDraft(
  { dataDir, uploads }: Pick<DeskContext, 'dataDir' | 'uploads'>,
  { id, fields, fileName }: Draft,
  { site }: Pick<SiteContent, 'site'>,
): Promise<Understood> {
  const possible = tablesShown(site).map(({ value }) => value)
  const { table, sheet, headingRow } = fields
  const among = possible.filter((one) => one === table)
  const picked = (prefix: string) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
      ),
    )
  const choices = {
    among: among.length > 0 ? among : likelyFirst(possible, fileName, site),
    ...(sheet === undefined || sheet === '' ? {} : { sheet }),
    ...(/^\d{1,6}$/.test(headingRow ?? '') ? { headingRow: Number(headingRow) } : {}),
    columns: picked('col-'),
    fixed: { row_status: 'final', ...picked('fixed-') },
    known: await readKnownHeadings(dataDir),
  }
  const { timeZone } = site.district
  return readFigures(uploads.pathOf({ id }), choices, { calendar: site.calendar, timeZone })
}

/** The tables of the categories that the site shows. */
export function tablesShown(site: SiteContent['site']): { value: TableId; text: string }[] {
  return categoriesShown(site).flatMap((category) => {
    const tables = tablesOf(category)
    return tables.map(({ id }) => {
      const kind = tables.length < 2 ? '' : id.endsWith('.reliability') ? ': travel times' : ': events'
      return { value: id, text: `${labelOf(category, site).replace(' report', '')}${kind}` }
    })
  })
}

/** Weekly, monthly and quarterly tables have the same columns; the file name tells them apart. */
function likelyFirst(possible: readonly TableId[], fileName: string, site: SiteContent['site']): TableId[] {
  const among = categoriesShown(site).filter((category) => tablesOf(category).length > 0)
  const likely = suggestCategory({ names: [fileName], site, reports: [], among })
  const isLikely = (id: TableId) => TABLES[id].category === likely
  return [...possible.filter(isLikely), ...possible.filter((id) => !isLikely(id))]
}

/** What a draft's figures would change in the published table, or what is wrong with them. */
export async function planFigures(
  { folder }: Pick<DeskContext, 'folder'>,
  read: Understood,
  { site }: Pick<SiteContent, 'site'>,
  now: Date,
): Promise<CheckedFigures & { plan: PlannedFigures | null }> {
  const checked = await checkFigures(read)
  if (checked.kind === 'issues') return { ...checked, plan: null }
  const { spec, rows } = checked
  const place = placeIn(read)
  const issue = periodProblem(checked, dayIn(site.district.timeZone, now), site)
  if (issue !== null) return { kind: 'issues', issues: [place(issue)], unlisted: 0, plan: null }
  const counties = unknownCounties(spec.id, rows.rows, site.district.counties).map(place)
  const published = await readPublishedTable(folder, spec)
  const outcome = mergeRows({ spec, published, file: rows, isRevision: true })
  // A revision never conflicts.
  if (outcome.kind === 'conflicts') throw new Error('A revision was refused')
  const { merged } = outcome
  await writeMerged(spec, merged, `metrics/${spec.id}.csv`)
  const label = (name: string) => labelOfColumn(name, site)
  return {
    ...checked,
    notes: [
      ...checked.notes,
      ...counties.map(({ cell, message }) => `${cell}: ${message}`),
      ...noteWithoutTotals(spec, rows),
    ],
    plan: {
      added: merged.added,
      changed: merged.replaced,
      unchanged: merged.unchanged,
      changesHash: merged.changesHash,
      changes: merged.changes.map(({ line, what, cells }) => ({
        row: read.rows[line - 2] ?? line,
        what,
        cells: cells.map(({ column, ...values }) => ({ column: label(column), ...values })),
      })),
      names: rows.names.map(label),
      rows: rows.rows.slice(0, SHOWN_ROWS).map(({ cells }) => cells),
    },
  }
}

const SHOWN_ROWS = 8

/** Publishes a draft's figures as the command does, and remembers how its headings were interpreted. */
export async function publishFigures(
  { dataDir, uploads }: Pick<DeskContext, 'dataDir' | 'uploads'>,
  draft: Draft,
  { read, revised }: { read: Understood; revised: boolean },
  publishing: Publishing,
) {
  const path = uploads.asideOf(draft, 'table.csv')
  await writeFile(path, read.csv)
  const published = await addData(path, { category: TABLES[read.table].category, revised }, publishing)
  await rememberHeadings(dataDir, read)
  return published
}

/** What a person confirms before publication: how the figures change published ones. Pure. */
export function confirmedOf({ changed, changesHash }: PlannedFigures): string[] {
  return changed === 0 ? [] : [changesHash]
}

export const NOTHING_NEW = 'All of these rows are already published.'

/** Publishes a draft's figures at the scheduled time, if they still change only what a person confirmed. */
export async function publishFiguresLater(
  context: DeskContext,
  draft: Draft,
  publishing: Publishing,
  accepted: readonly string[],
) {
  const content = { site: await readSite(context.folder) }
  const read = await understandDraft(context, draft, content)
  const { plan } = await planFigures(context, read, content, new Date())
  if (plan === null) return refuse('Its figures have problems now, which are listed below.')
  if (plan.added + plan.changed === 0) return refuse(NOTHING_NEW)
  if (confirmedOf(plan).some((change) => !accepted.includes(change)))
    return refuse(
      plan.changed === 1
        ? 'It changes 1 published row in another way than was confirmed. Look at what changes, then publish it.'
        : `It changes ${plan.changed} published rows, not all as was confirmed. Look at what changes, then publish it.`,
    )
  return publishFigures(context, draft, { read, revised: plan.changed > 0 }, publishing)
}

const Known = v.record(v.string(), v.record(v.string(), v.string()))

function headingsFile(dataDir: string): string {
  return join(dataDir, 'headings.json')
}

async function readKnownHeadings(dataDir: string): Promise<Partial<Record<TableId, KnownHeadings>>> {
  try {
    const known = v.parse(Known, JSON.parse(await readFile(headingsFile(dataDir), 'utf8')))
    return Object.fromEntries(TABLE_IDS.flatMap((id) => (known[id] === undefined ? [] : [[id, known[id]]])))
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return {}
    throw error
  }
}

async function rememberHeadings(dataDir: string, { table, columns }: Understood): Promise<void> {
  const known = await readKnownHeadings(dataDir)
  const headings = columns.flatMap(({ heading, column }) =>
    heading === '' ? [] : [[normalize(heading), column]],
  )
  const all = { ...known, [table]: { ...known[table], ...Object.fromEntries(headings) } }
  await replaceText(headingsFile(dataDir), `${JSON.stringify(all, null, 2)}\n`)
}
