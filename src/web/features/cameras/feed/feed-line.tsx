import { Link } from 'wouter'
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

/** How the feed is doing, in a line; a list that has grown old is said to be so with its age. */
export function FeedLine({ answer, isCutOff, drawnAt }: LoadedCameras) {
  const speech = useCameraSpeech()
  const { say } = speech
  const { feed } = answer
  const problems = feed.problems.reduce((sum, { count }) => sum + count, 0)
  const age = useMoment((now) => {
    if (feed.lastSuccessAt === null) return ''
    const seconds = (now.getTime() - Date.parse(feed.lastSuccessAt)) / 1000
    const isOld = seconds > Math.max(OLD_AFTER_LEAST, MISSED_POLLS * feed.pollSeconds)
    return isOld
      ? say('feed.listOld', { span: spanWords(seconds, speech) })
      : say('feed.received', { ago: agoWords(feed.lastSuccessAt, now, speech) })
  }, drawnAt)
  const isOld = useMoment((now) => {
    if (feed.lastSuccessAt === null) return true
    const seconds = (now.getTime() - Date.parse(feed.lastSuccessAt)) / 1000
    return seconds > Math.max(OLD_AFTER_LEAST, MISSED_POLLS * feed.pollSeconds)
  }, drawnAt)
  return (
    <div className={styles.line} data-old={isOld}>
      {isOld ? <Icon of={warningIcon} size={20} /> : null}
      <p>
        {feed.lastSuccessAt === null ? say('feed.never') : age}
        {isCutOff ? ` ${say('feed.offline')}` : ''}
        {problems === 0 ? '' : ` ${say('feed.problems', { count: problems })}`}{' '}
        <Link href={pagePath('camera-health')}>{say('cameras.health')}</Link>
      </p>
    </div>
  )
}
