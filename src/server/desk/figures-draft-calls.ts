import type { PublishView } from '../../contract/desk-publish-view.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { TABLES } from '../../measures/columns/tables.ts'
import { type LabeledColumn, labeledColumns, labelOfColumn } from '../../publishing/column-labels.ts'
import type { FigureIssue } from '../../publishing/figures/understand.ts'
import type { DeskVisit } from './desk-call.ts'
import { type Feedback, linkTo, refusedOr } from './draft-call.ts'
import {
  confirmedOf,
  FIGURE_FIELD,
  NOTHING_NEW,
  planFigures,
  publishFigures,
  tablesShown,
  understandDraft,
} from './figures-draft.ts'
import { type DeskContext, goAfter, submitOrApply } from './make-change.ts'
import { clockOf, readPublicationTime } from './publication-time.ts'
import type { Draft } from './uploads.ts'

type FiguresView = Extract<PublishView, { kind: 'figuresDraft' }>

/** The page of uploaded figures: how the columns were interpreted, the problems, and what would change. */
export async function showFigures(
  context: DeskContext,
  draft: Draft,
  visit: DeskVisit,
  feedback: Feedback = {},
) {
  const { content, form, show, now } = visit
  const found = await refusedOr(() => understandDraft(context, draft, content))
  if (found.kind === 'refused') return visit.say(422, draft.fileName, [found.message])
  const read = found.value
  const planned = await refusedOr(() => planFigures(context, read, content, now))
  const checked = planned.kind === 'done' ? planned.value : null
  const issues = checked?.kind === 'issues' ? checked.issues : []
  const columns = labeledColumns(TABLES[read.table], content.site)
  const missing = columns.filter(({ name }) => read.missing.includes(name)).map(describeColumn)
  // A missing column is reported once, not for every row.
  const isOfMissing = ({ column }: FigureIssue) =>
    missing.some(({ name, isNeeded }) => isNeeded && name === column)
  const isRefused = feedback.problem != null || feedback.errors !== undefined
  const view: FiguresView = {
    kind: 'figuresDraft',
    draft: linkTo(draft, content),
    values: {
      'fixed-row_status': 'final',
      ...draft.fields,
      table: read.table,
      sheet: read.sheet,
      ...(isRefused ? { at: form.at ?? '' } : {}),
    },
    errors: {
      ...Object.fromEntries(
        missing.filter(({ isNeeded }) => isNeeded).map(({ name }) => [`fixed-${name}`, MISSING]),
      ),
      ...feedback.errors,
    },
    problem: feedback.problem ?? (planned.kind === 'refused' ? planned.message : null),
    tables: tablesShown(content.site),
    sheets: read.sheets,
    headingRow: read.headingRow,
    columns: read.columns,
    tableColumns: columns.map(({ name, label }) => ({ name, label })),
    missing: missing.map(({ isNeeded: _, ...column }) => column),
    issues: issues
      .filter((issue) => !isOfMissing(issue))
      .map((issue) => ({ cell: issue.cell, message: withLabel(issue, content.site) })),
    unlisted: checked?.kind === 'issues' ? checked.unlisted : 0,
    notes: [...read.notes, ...(checked?.kind === 'rows' ? checked.notes : [])],
    plan: checked?.plan ?? null,
    clock: clockOf(content, now),
  }
  return show(view, isRefused ? 422 : 200)
}

/** Files and commands use the names of columns, the desk uses their labels. Pure. */
function withLabel({ column, message }: FigureIssue, site: SiteInfo): string {
  return column === undefined ? message : message.replace(column, `“${labelOfColumn(column, site)}”`)
}

const MISSING = 'No column of the file was taken for it: choose one above, or write here what every row has.'

/** A required column that the file lacks. A column of figures may stay empty; one that identifies a row may not. */
function describeColumn({ name, label, choices, isEmptyAllowed }: LabeledColumn) {
  return { name, label, choices: choices ?? [], isNeeded: !isEmptyAllowed, isEmptied: isEmptyAllowed }
}

/** The fields of a form of figures. Choosing another table, sheet or row of headings resets the proposals. */
export function figureFields(draft: Draft, form: DeskVisit['form']): Record<string, string> {
  const sent = Object.entries(form).filter(([name]) => FIGURE_FIELD.test(name))
  const isOther = ['table', 'sheet', 'headingRow'].some(
    (name) => form[name] !== undefined && form[name] !== (form[`shown-${name}`] ?? draft.fields[name]),
  )
  const valid = isOther ? sent.filter(([name]) => !/^(col|fixed)-/.test(name)) : sent
  return Object.fromEntries(valid.map(([name, value]) => [name, value.slice(0, 200)]))
}

const UNCONFIRMED =
  'Somebody may have quoted the figures that are published. If yours correct them, check the box.'

/** Publishes the figures. Changes to published figures must be confirmed as a correction first. */
export async function publishFigureDraft(context: DeskContext, draft: Draft, visit: DeskVisit) {
  const { content, form, now } = visit
  const showAgain = (feedback: Feedback) => showFigures(context, draft, visit, feedback)
  const planned = await refusedOr(async () => {
    const read = await understandDraft(context, draft, content)
    return { read, checked: await planFigures(context, read, content, now) }
  })
  if (planned.kind === 'refused') return showAgain({ problem: planned.message })
  const { read, checked } = planned.value
  if (checked.plan === null)
    return showAgain({ problem: 'Nothing was published: fix what is listed below first.' })
  const { added, changed: changes } = checked.plan
  if (added + changes === 0) return showAgain({ problem: NOTHING_NEW })
  if (changes > 0 && form.revised !== 'yes') return showAgain({ errors: { revised: UNCONFIRMED } })
  const time = readPublicationTime(visit, confirmedOf(checked.plan))
  if (time.kind === 'invalid') return showAgain({ errors: { at: time.error } })
  if (time.kind === 'later') {
    await context.uploads.save({ ...draft, schedule: time.schedule })
    return visit.goTo('/desk/publish?done=scheduled')
  }
  const outcome = await submitOrApply(
    context,
    visit,
    (publishing) => publishFigures(context, draft, { read, revised: changes > 0 }, publishing),
    { editAt: `/desk/publish/${draft.id}`, upload: draft.id },
  )
  if (outcome.kind === 'refused') return showAgain({ problem: outcome.message })
  return goAfter(visit, outcome, '/desk/publish?done=figuresPublished')
}
