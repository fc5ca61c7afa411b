import type { CameraView } from '../../../../contract/camera.ts'
import { type CameraState, evaluateView, isUnchecked } from '../../../../contract/camera-state.ts'
import { ageSeconds, agoText, spanText, timeOf } from '../../../messages/age-text.ts'
import type { Translations } from '../../../messages/catalog.ts'

/** The values a view's state is evaluated from. */
export type EvaluatedView = Pick<
  CameraView,
  'isSwitchedOff' | 'reason' | 'receivedAt' | 'changedAt' | 'interval'
>

/** A view's mark: its state, or that the site has not checked it, yet or lately, which is no failure of the camera. */
export type CameraMark = CameraState | 'unchecked'
export const CAMERA_MARKS = ['fresh', 'stale', 'delayed', 'unavailable', 'switchedOff', 'unchecked'] as const

/** The mark of a view at an instant. `null`: the camera has no view. */
export function markOf(view: EvaluatedView | null, now: Date): CameraMark {
  if (view === null) return 'unavailable'
  if (isUnchecked(view, now)) return 'unchecked'
  const state = evaluateView(view)
  return state === 'unavailable' && view.reason === 'notAskedYet' ? 'unchecked' : state
}

/** The text beside a picture: a warning in bold where there is one, and the facts behind it. */
interface StateText {
  mark: CameraMark
  /** "May be outdated."; empty: no warning. */
  verdict: string
  /** "Has not changed for 12 min". */
  facts: string
}

/**
 * The state of a view at an instant, as text. It never claims that a still picture shows the present.
 *
 * @param isFull adds when a fresh picture changed
 */
export function stateText(
  view: EvaluatedView | null,
  now: Date,
  translations: Translations,
  timeZone: string,
  isFull = false,
): StateText {
  const { t } = translations
  const mark = markOf(view, now)
  const verdict = mark === 'fresh' || mark === 'unchecked' ? '' : `${t(`state.${mark}`)}.`
  return { mark, verdict, facts: factsOf() }

  function factsOf(): string {
    if (view === null) return t('reason.noView')
    const { receivedAt, changedAt } = view
    switch (mark) {
      case 'fresh':
        if (receivedAt === null) return t('age.receivedUnknown')
        if (!isFull || changedAt === null)
          return t('age.received', { ago: agoText(receivedAt, now, translations) })
        return t('age.receivedChanged', {
          ago: agoText(receivedAt, now, translations),
          changed: agoText(changedAt, now, translations),
        })
      case 'stale':
      case 'delayed':
        return t('age.unchanged', { span: unchangedSpan(view, translations) })
      case 'unavailable':
        return reasonText(view, now, translations, timeZone)
      case 'unchecked':
        return receivedAt === null
          ? t('reason.notAskedYet')
          : t('age.uncheckedSince', { time: timeOf(receivedAt, now, translations, timeZone) })
      case 'switchedOff':
        return t('reason.switchedOff')
    }
  }
}

function reasonText(view: EvaluatedView, now: Date, translations: Translations, timeZone: string): string {
  const { t } = translations
  const { reason, receivedAt, changedAt } = view
  switch (reason) {
    case null:
      return t('reason.none')
    case 'noAnswer':
      return receivedAt === null
        ? t('reason.noAnswer')
        : t('reason.noAnswerSince', { time: timeOf(receivedAt, now, translations, timeZone) })
    case 'frozen':
      return changedAt === null || receivedAt === null
        ? t('reason.frozenUnknown')
        : t('reason.frozen', { span: unchangedSpan(view, translations) })
    default:
      return t(`reason.${reason}`)
  }
}

/** How long the picture had not changed when the site last looked; what happened since is unknown. */
function unchangedSpan({ changedAt, receivedAt }: EvaluatedView, translations: Translations): string {
  if (changedAt === null || receivedAt === null) return ''
  return spanText(ageSeconds(changedAt, new Date(receivedAt)), translations)
}
