import type { CameraState } from '../../../../contract/camera-state.ts'
import type { CameraSpeech } from '../../../messages/camera-words.ts'
import { formatClock, formatMoment } from '../../../ui/format-date.ts'
import { type CameraMark, type JudgedView, markOf } from './mark-of.ts'

/** What is said beside a picture: a judgement in bold where there is one, and the facts behind it. */
export interface StateWords {
  mark: CameraMark
  /** "May be old."; `null`: there is nothing to warn of. */
  verdict: string | null
  /** "Has not changed for 12 min". */
  facts: string
}

/** A view in words, at an instant. Nothing of it claims that a still picture shows the present. */
export function stateWords(
  view: JudgedView | null,
  now: Date,
  speech: CameraSpeech,
  timeZone: string,
): StateWords {
  const { say } = speech
  if (view === null)
    return { mark: 'unavailable', verdict: verdictOf('unavailable', speech), facts: say('reason.noView') }
  const mark = markOf(view, now)
  const verdict = mark === 'fresh' || mark === 'unasked' ? null : verdictOf(mark, speech)
  switch (mark) {
    case 'fresh':
      return { mark, verdict, facts: receivedWords(view.receivedAt, now, speech) }
    case 'stale':
    case 'delayed':
      return { mark, verdict, facts: say('age.unchanged', { span: unchangedSpan(view, speech) }) }
    case 'unavailable':
      return { mark, verdict, facts: reasonWords(view, now, speech, timeZone) }
    case 'unasked':
      return { mark, verdict, facts: uncheckedWords(view.receivedAt, now, speech, timeZone) }
    case 'switchedOff':
      return { mark, verdict, facts: say('reason.switchedOff') }
  }
}

/** Both ages of a fresh picture: "Received 55 s ago, changed 2 min ago". */
export function bothAges(view: JudgedView, now: Date, speech: CameraSpeech): string {
  if (view.receivedAt === null || view.changedAt === null) return receivedWords(view.receivedAt, now, speech)
  return speech.say('age.receivedChanged', {
    ago: agoWords(view.receivedAt, now, speech),
    changed: agoWords(view.changedAt, now, speech),
  })
}

/** "40 s ago", "just now". */
export function agoWords(at: string, now: Date, speech: CameraSpeech): string {
  const seconds = ageSeconds(at, now)
  return seconds < 5 ? speech.say('age.justNow') : speech.say('age.ago', { span: spanWords(seconds, speech) })
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span in its largest whole unit. Seconds in steps of five: finer says no more, and words would never rest. */
export function spanWords(seconds: number, { say }: CameraSpeech): string {
  if (seconds < MINUTE) return say('age.seconds', { count: Math.floor(seconds / 5) * 5 })
  if (seconds < 2 * HOUR) return say('age.minutes', { count: Math.floor(seconds / MINUTE) })
  if (seconds < 2 * DAY) return say('age.hours', { count: Math.floor(seconds / HOUR) })
  return say('age.days', { count: Math.floor(seconds / DAY) })
}

function receivedWords(receivedAt: string | null, now: Date, speech: CameraSpeech): string {
  if (receivedAt === null) return speech.say('age.receivedUnknown')
  return speech.say('age.received', { ago: agoWords(receivedAt, now, speech) })
}

function reasonWords(view: JudgedView, now: Date, speech: CameraSpeech, timeZone: string): string {
  const { say } = speech
  switch (view.reason) {
    case null:
      return say('reason.none')
    case 'noAnswer':
      if (view.receivedAt === null) return say('reason.noAnswer')
      return say('reason.noAnswerSince', { time: timeOf(view.receivedAt, now, speech, timeZone) })
    case 'frozen':
      if (view.changedAt === null || view.receivedAt === null) return say('reason.frozenUnknown')
      return say('reason.frozen', { span: unchangedSpan(view, speech) })
    default:
      return say(`reason.${view.reason}`)
  }
}

function uncheckedWords(
  receivedAt: string | null,
  now: Date,
  speech: CameraSpeech,
  timeZone: string,
): string {
  if (receivedAt === null) return speech.say('reason.notAskedYet')
  return speech.say('age.uncheckedSince', { time: timeOf(receivedAt, now, speech, timeZone) })
}

/** "7:10 a.m."; on another day with its date. */
function timeOf(at: string, now: Date, { language }: CameraSpeech, timeZone: string): string {
  const instant = new Date(at)
  const isRecent = ageSeconds(at, now) < DAY / 2
  return isRecent ? formatClock(instant, language, timeZone) : formatMoment(instant, language, timeZone)
}

function verdictOf(state: Exclude<CameraState, 'fresh'>, { say }: CameraSpeech): string {
  return `${say(`state.${state}`)}.`
}

/** For how long the picture had not changed when the site last looked; what came after, nobody knows. */
function unchangedSpan({ changedAt, receivedAt }: JudgedView, speech: CameraSpeech): string {
  if (changedAt === null || receivedAt === null) return ''
  return spanWords(ageSeconds(changedAt, new Date(receivedAt)), speech)
}

/** Never below 0: a clock that is a little slow does not make a picture come from the future. */
function ageSeconds(at: string, now: Date): number {
  return Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
}
