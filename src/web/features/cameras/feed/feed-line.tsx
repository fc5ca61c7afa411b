import { Link, useLocation } from 'wouter'
import { pagePath } from '../../../../contract/pages.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { warningIcon } from '../../../ui/icon-paths.ts'
import { agoText, spanWords } from '../model/state-text.ts'
import type { LoadedCameras } from './cameras-frame.tsx'
import styles from './feed-line.module.css'
import { useMoment } from './moment.ts'

/** So many missed questions in a row make the list old; one may be lost on any day. */
const MISSED_POLLS = 3
/** Below this, seconds, a list is never called old. */
const OLD_AFTER_LEAST = 180

/** How the feed is doing, in a line. */
export function FeedLine({ response, isCutOff, renderedAt }: LoadedCameras) {
  const translations = useTranslations()
  const { t } = translations
  const { feed } = response
  const [path] = useLocation()
  const problems = feed.problems.reduce((sum, { count }) => sum + count, 0)
  const received = useMoment(
    (now) =>
      feed.lastSuccessAt === null
        ? t('feed.never')
        : t('feed.received', { ago: agoText(feed.lastSuccessAt, now, translations) }),
    renderedAt,
  )
  return (
    <p className={styles.line}>
      {received}
      {isCutOff ? ` ${t('feed.offline')}` : ''}
      {problems === 0 ? '' : ` ${t('feed.problems', { count: problems })}`}{' '}
      {path === pagePath('camera-health') ? null : (
        <Link href={pagePath('camera-health')}>{t('cameras.health')}</Link>
      )}
    </p>
  )
}

/** Above the cameras when their list has grown old: by how much, and what that means. Nothing otherwise. */
export function OldListWarning({ response, isCutOff, renderedAt }: LoadedCameras) {
  const translations = useTranslations()
  const { t } = translations
  const { lastSuccessAt, pollSeconds } = response.feed
  const warning = useMoment((now) => {
    if (lastSuccessAt === null) return t('feed.never')
    const seconds = (now.getTime() - Date.parse(lastSuccessAt)) / 1000
    const isOld = seconds > Math.max(OLD_AFTER_LEAST, MISSED_POLLS * pollSeconds)
    return isOld ? t('feed.listOld', { span: spanWords(seconds, translations) }) : ''
  }, renderedAt)
  if (warning === '') return null
  return (
    <div className={styles.warning}>
      <Icon of={warningIcon} size={20} />
      <p>
        {warning}
        {isCutOff ? ` ${t('feed.offline')}` : ''}
      </p>
    </div>
  )
}
