import { Link, useLocation } from 'wouter'
import { pagePath } from '../../../../contract/pages.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { warningIcon } from '../../../ui/icon-paths.ts'
import { agoWords, spanWords } from '../model/state-words.ts'
import type { LoadedCameras } from './cameras-frame.tsx'
import styles from './feed-line.module.css'
import { useMoment } from './moment.ts'

/** So many missed questions in a row make the list old; one may be lost on any day. */
const MISSED_POLLS = 3
/** Below this, seconds, a list is never called old. */
const OLD_AFTER_LEAST = 180

/** How the feed is doing, in a line. */
export function FeedLine({ answer, isCutOff, drawnAt }: LoadedCameras) {
  const speech = useCameraSpeech()
  const { say } = speech
  const { feed } = answer
  const [path] = useLocation()
  const problems = feed.problems.reduce((sum, { count }) => sum + count, 0)
  const received = useMoment(
    (now) =>
      feed.lastSuccessAt === null
        ? say('feed.never')
        : say('feed.received', { ago: agoWords(feed.lastSuccessAt, now, speech) }),
    drawnAt,
  )
  return (
    <p className={styles.line}>
      {received}
      {isCutOff ? ` ${say('feed.offline')}` : ''}
      {problems === 0 ? '' : ` ${say('feed.problems', { count: problems })}`}{' '}
      {path === pagePath('camera-health') ? null : (
        <Link href={pagePath('camera-health')}>{say('cameras.health')}</Link>
      )}
    </p>
  )
}

/** Above the cameras when their list has grown old: by how much, and what that means. Nothing otherwise. */
export function OldListWarning({ answer, isCutOff, drawnAt }: LoadedCameras) {
  const speech = useCameraSpeech()
  const { say } = speech
  const { lastSuccessAt, pollSeconds } = answer.feed
  const warning = useMoment((now) => {
    if (lastSuccessAt === null) return say('feed.never')
    const seconds = (now.getTime() - Date.parse(lastSuccessAt)) / 1000
    const isOld = seconds > Math.max(OLD_AFTER_LEAST, MISSED_POLLS * pollSeconds)
    return isOld ? say('feed.listOld', { span: spanWords(seconds, speech) }) : ''
  }, drawnAt)
  if (warning === '') return null
  return (
    <div className={styles.warning}>
      <Icon of={warningIcon} size={20} />
      <p>
        {warning}
        {isCutOff ? ` ${say('feed.offline')}` : ''}
      </p>
    </div>
  )
}
