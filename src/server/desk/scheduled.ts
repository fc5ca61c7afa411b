import { withPublishingLock } from '../../publishing/change-folder.ts'
import type { EventLog } from '../platform/event-log.ts'
import { publishFiguresLater } from './figures-draft.ts'
import { type DeskContext, forgetSettled, tryChange } from './make-change.ts'
import { publishReport } from './report-draft.ts'
import type { Draft } from './uploads.ts'

/** How often the desk checks for due drafts, milliseconds. */
const LOOK_EVERY_MS = 5_000

/** Publishes drafts on schedule. Those that came due while the server was down are published once it runs again. */
export function createScheduler(context: DeskContext, log: EventLog) {
  const { uploads } = context
  let timer: NodeJS.Timeout | undefined
  let isBusy = false
  let hasFinished = false

  async function publishDue(now: Date): Promise<void> {
    // One check at a time: publishing may take longer than the interval.
    if (isBusy) return
    isBusy = true
    try {
      await finishInterrupted()
      const due = (await uploads.list()).filter(
        ({ schedule }) => schedule !== null && new Date(schedule.at) <= now,
      )
      for (const draft of due.toReversed()) await publish(draft)
    } catch (error) {
      log.error({ err: error }, 'The desk could not publish what is due')
    } finally {
      isBusy = false
    }
  }

  /** Once after the start: finishes or rolls back what a crash interrupted. */
  async function finishInterrupted(): Promise<void> {
    if (hasFinished) return
    const finish = () =>
      withPublishingLock(context.folder, async () => {
        await forgetSettled(context)
        await context.history.catchUp()
      })
    const refusal = await tryChange(context, finish)
    if (refusal === null) hasFinished = true
    else log.warn({ refusal }, 'The desk could not look for changes that a stop interrupted; it tries again')
  }

  async function publish(draft: Draft): Promise<void> {
    const { schedule } = draft
    if (schedule === null) return
    const by = { who: schedule.who, why: null, settles: [draft.id] }
    const refusal = await tryChange(context, (publishing) =>
      draft.kind === 'report'
        ? publishReport(context, draft, { ...publishing, by }, schedule.accepted)
        : publishFiguresLater(context, draft, { ...publishing, by }, schedule.accepted),
    )
    if (refusal !== null) {
      log.warn({}, 'Something was not published on schedule: the desk shows why')
      return uploads.save({ ...draft, schedule: null, problem: refusal, version: draft.version + 1 })
    }
    log.info({}, 'The content was changed at the desk')
    await forgetSettled(context)
    await context.showChange()
  }

  return {
    publishDue,
    start: () => {
      void publishDue(new Date())
      timer = setInterval(() => void publishDue(new Date()), LOOK_EVERY_MS).unref()
    },
    stop: () => clearInterval(timer),
  }
}
