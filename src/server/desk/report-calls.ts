import { writeTime } from '../../content/notices/zoned-time.ts'
import type { DeskReport } from '../../contract/desk-view.ts'
import { reportPath } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'
import { archiveReport } from '../../publishing/archive-report.ts'
import type { Published, Publishing } from '../../publishing/publishing.ts'
import { removeReport } from '../../publishing/remove-report.ts'
import { readHistory, takeBackChange } from '../../publishing/undo.ts'
import { type DeskCall, type DeskVisit, EDITORS } from './desk-call.ts'
import { type DeskDoor, goAfter, submitOrApply } from './make-change.ts'

/** Published reports and what can be done with them, and every change within a year. */
export function reportCalls(door: DeskDoor): DeskCall[] {
  return [
    {
      ...{ method: 'GET', path: '/desk/reports', who: EDITORS },
      handle: async ({ show, content }) => show({ kind: 'reports', reports: content.reports.map(toShow) }),
    },
    {
      ...{ method: 'GET', path: '/desk/reports/:id', who: EDITORS },
      handle: async (visit) => showReport(visit, null),
    },
    changeCall(door, 'remove', 'removed', ({ id, form }, publishing) => {
      const replacedBy = form.replacedBy?.trim() || undefined
      const options = { why: form.why?.trim() ?? '', ...(replacedBy === undefined ? {} : { replacedBy }) }
      return removeReport(id, options, publishing)
    }),
    changeCall(door, 'archive', 'archived', ({ id }, publishing) => archiveReport(id, {}, publishing)),
    {
      ...{ method: 'GET', path: '/desk/history', who: EDITORS },
      handle: (visit) => showHistory(door, visit, null),
    },
    {
      ...{ method: 'POST', path: '/desk/history/take-back', who: ['publisher'] },
      handle: async (visit) => {
        const key = visit.form.key ?? ''
        const outcome = await submitOrApply(door, visit, (publishing) => takeBackChange(key, publishing))
        return outcome.kind === 'refused'
          ? showHistory(door, visit, outcome.message)
          : goAfter(visit, outcome, '/desk/history?done=takenBack')
      },
    },
  ]
}

function changeCall(
  door: DeskDoor,
  verb: 'remove' | 'archive',
  done: 'removed' | 'archived',
  work: (sent: { id: string; form: DeskVisit['form'] }, publishing: Publishing) => Promise<Published>,
): DeskCall {
  return {
    ...{ method: 'POST', path: `/desk/reports/:id/${verb}`, who: EDITORS },
    handle: async (visit) => {
      const { form } = visit
      const id = visit.params.id ?? ''
      const change = (publishing: Publishing) => work({ id, form }, publishing)
      const outcome = await submitOrApply(door, visit, change, { editAt: `/desk/reports/${id}` })
      return outcome.kind === 'refused'
        ? showReport(visit, outcome.message)
        : goAfter(visit, outcome, `/desk/history?done=${done}`)
    },
  }
}

function showReport({ show, content, params, form }: DeskVisit, problem: string | null) {
  const report = content.reports.find(({ id }) => id === params.id)
  if (report === undefined)
    return show(
      { kind: 'message', title: 'There is no such report', text: ['It may have been taken down.'] },
      404,
    )
  const values = problem === null ? {} : form
  return show({ kind: 'report', report: toShow(report), problem, values }, problem === null ? 200 : 422)
}

function toShow(report: Report): DeskReport {
  const { id, title, period, archived } = report
  return { id, title, period: period.label, path: reportPath(report), isArchived: archived }
}

async function showHistory({ folder }: DeskDoor, { show, content }: DeskVisit, problem: string | null) {
  const { timeZone } = content.site.district
  const changes = (await readHistory(folder)).map(({ at, who, why, ...change }) => ({
    ...change,
    ...{ at: writeTime(new Date(at), timeZone), who: who ?? null, why: why ?? null },
  }))
  return show({ kind: 'history', changes, problem }, problem === null ? 200 : 422)
}
