import { readChange, readHistory, restoreBefore, undoChange } from '../../publishing/undo.ts'
import { compareFiles } from './compare-words.ts'
import { type DeskCall, type DeskVisit, EDITORS, formAt, formatTime, pageAt } from './desk-call.ts'
import { type DeskContext, goAfter, submitOrApply } from './make-change.ts'

/** Every change within a year: what it did, and how to undo it. */
export function historyCalls(context: DeskContext): DeskCall[] {
  return [
    pageAt('/desk/history', EDITORS, (visit) => showHistory(context, visit, null)),
    pageAt('/desk/history/:key', EDITORS, (visit) => showChange(context, visit, null)),
    formAt('/desk/history/undo', EDITORS, async (visit) => {
      const key = visit.form.key ?? ''
      const outcome = await submitOrApply(context, visit, (publishing) => undoChange(key, publishing))
      return outcome.kind === 'refused'
        ? showHistory(context, visit, outcome.message)
        : goAfter(visit, outcome, '/desk/history?done=undone')
    }),
    formAt('/desk/history/:key/restore', EDITORS, async (visit) => {
      const key = visit.params.key ?? ''
      const outcome = await submitOrApply(context, visit, (publishing) => restoreBefore(key, publishing))
      return outcome.kind === 'refused'
        ? showChange(context, visit, outcome.message)
        : goAfter(visit, outcome, '/desk/history?done=restored')
    }),
  ]
}

async function showHistory(
  { folder, history }: DeskContext,
  { show, content }: DeskVisit,
  problem: string | null,
) {
  await history.catchUp()
  const changes = (await readHistory(folder, history.copiesDir)).map(({ at, who, why, ...change }) => ({
    ...change,
    at: formatTime(at, content),
    who: who ?? null,
    why: why ?? null,
  }))
  const state = await history.readState()
  const notInGit = state.kind === 'none' ? state.why : null
  return show({ kind: 'history', changes, notInGit, problem }, problem === null ? 200 : 422)
}

async function showChange(
  context: DeskContext,
  { show, say, content, params }: DeskVisit,
  problem: string | null,
) {
  const { key = '' } = params
  const detail = await readChange(context.folder, key, context.history.copiesDir)
  if (detail === null)
    return say(404, 'That change is not on record', [problem ?? 'It was more than a year ago.'])
  const { change } = detail
  const files = await Promise.all(detail.files.map((file) => compareFiles(file)))
  const at = formatTime(change.at, content)
  const { what, who = null, why = null } = change
  const later = detail.later.map((one) => `${formatTime(one.at, content)}: ${one.what}`)
  const view = { kind: 'change', key, what, at, who, why, files, problem, later } as const
  return show(view, problem === null ? 200 : 422)
}
