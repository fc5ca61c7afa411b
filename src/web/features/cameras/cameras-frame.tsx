import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { warningIcon } from '../../ui/icon-paths.ts'
import { EmptyNotice, FailedNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './cameras-frame.module.css'
import { agoText, spanText } from './model/state-text.ts'
import { type KnownCameras, useCameras } from './use-cameras.ts'
import { useMoment } from './use-moment.ts'

/** The cameras as a page renders them. */
export interface LoadedCameras extends KnownCameras {
  /** When the list the page began with was made. It never changes, so that a refetch updates only what changed. */
  renderedAt: string
}

/** The list of cameras: loading, failed, not received yet, or what `children` makes of it. */
export function CamerasFrame({ children }: { children: (loaded: LoadedCameras) => ReactNode }) {
  const { t } = useTranslations()
  const { loaded } = useCameras()
  if (loaded === null) return <AwaitedCameras />
  const isEmpty = loaded.known.kind === 'whole' && loaded.known.cameras.length === 0
  const isPageEmpty = loaded.known.kind === 'page' && loaded.known.data.total === 0
  if (loaded.list.feed.lastSuccessAt === null && (isEmpty || isPageEmpty)) {
    return (
      <EmptyNotice title={t('cameras.notKnown')} headingLevel={2}>
        <p>{t('cameras.notKnownHint')}</p>
        <OfficialMap />
      </EmptyNotice>
    )
  }
  return <Loaded loaded={loaded}>{children}</Loaded>
}

function Loaded(props: { loaded: KnownCameras; children: (loaded: LoadedCameras) => ReactNode }) {
  const { loaded, children } = props
  const [renderedAt] = useState(loaded.list.asOf)
  return children({ ...loaded, renderedAt })
}

/** In place of what needs the whole list while it has not arrived: it is loading, or it failed. */
export function AwaitedCameras() {
  const { t } = useTranslations()
  const { whole } = useCameras()
  if (whole.kind === 'failed') {
    return (
      <FailedNotice
        title={t('cameras.failed')}
        headingLevel={2}
        reference={whole.reference === null ? null : t('failed.reference', { reference: whole.reference })}
        retryText={t(whole.isTrying ? 'loading.getting' : 'failed.tryAgain')}
        onRetry={whole.retry}
      >
        <p>{t('cameras.failedHint')}</p>
        <OfficialMap />
      </FailedNotice>
    )
  }
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('loading.getting')}</p>
      <Skeleton bars={['full', 'full', 'full', 'full']} size="block" />
    </div>
  )
}

function OfficialMap() {
  const { t } = useTranslations()
  const { links } = useSite()
  return (
    <LinkButton look="outlined" href={links.travelerInformation} newTabText={t('site.opensInNewTab')}>
      {t('cameras.official')}
    </LinkButton>
  )
}

/** After so many missed polls in a row the list counts as old; one may be lost on any day. */
const MISSED_POLLS = 3
/** Younger than this, seconds, a list never counts as old. */
const OLD_AFTER_LEAST = 180

/** Above the cameras when their list is old: how old, and what that means. Nothing otherwise. */
export function OldListWarning({ list, isCutOff, renderedAt }: LoadedCameras) {
  const translations = useTranslations()
  const { t } = translations
  const { lastSuccessAt, pollSeconds } = list.feed
  const warning = useMoment((now) => {
    if (lastSuccessAt === null) return t('feed.never')
    const seconds = (now.getTime() - Date.parse(lastSuccessAt)) / 1000
    const isOld = seconds > Math.max(OLD_AFTER_LEAST, MISSED_POLLS * pollSeconds)
    return isOld ? t('feed.listOld', { span: spanText(seconds, translations) }) : ''
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

/** How the feed is doing, in a line. */
export function FeedLine({ list, isCutOff, renderedAt }: LoadedCameras) {
  const translations = useTranslations()
  const { t } = translations
  const { feed } = list
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
