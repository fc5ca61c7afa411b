import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import { RenderedAt, useMoment } from '../../api/clock.ts'
import { Loading, QueryFailed } from '../../api/query-view.tsx'
import { OfficialMap, Warning } from '../../live/warning.tsx'
import { agoText, spanText } from '../../messages/age-text.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import shared from './shared.module.css'
import { type LoadedCameras, useCameras } from './use-cameras.ts'

/** The list of cameras: loading, failed, switched off, not received yet, or rendered by `children`. */
export function CamerasFrame(props: {
  /** Absent: the page shows the cameras, not just facts about their list. */
  needsCameras?: boolean
  children: (loaded: LoadedCameras) => ReactNode
}) {
  const { needsCameras, children } = props
  const { t } = useTranslations()
  const { loaded } = useCameras(needsCameras)
  // Of the initial list. It never changes, so that a refetch updates only what changed.
  const [renderedAt] = useState(loaded?.list.asOf ?? '')
  if (loaded === null) return <AwaitedCameras />
  const { kind, lastSuccessAt } = loaded.list.feed
  const isOff = kind === 'off'
  if (isOff || (lastSuccessAt === null && loaded.known.total === 0)) {
    return (
      <EmptyNotice title={t(isOff ? 'health.kind.off' : 'cameras.notKnown')} headingLevel={2}>
        {isOff ? null : <p>{t('cameras.notKnownHint')}</p>}
        <OfficialMap />
      </EmptyNotice>
    )
  }
  return <RenderedAt value={renderedAt}>{children(loaded)}</RenderedAt>
}

/** Stands in for content that needs the whole list, which is loading or failed. `isShort`: the content is short. */
export function AwaitedCameras({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslations()
  const { failure } = useCameras()
  if (failure !== null) {
    return (
      <QueryFailed title={t('cameras.failed')} headingLevel={2} state={failure}>
        <p>{t('failed.hint')}</p>
        <OfficialMap />
      </QueryFailed>
    )
  }
  return (
    <Loading>
      <noscript>
        <p>{t('cameras.failed')}</p>
      </noscript>
      <Skeleton bars={isShort ? ['full', 'full'] : ['full', 'full', 'full', 'full']} size="block" />
    </Loading>
  )
}

/** After this many missed polls in a row the list counts as old; a single one may be lost on any day. */
const MISSED_POLLS = 3
/** A list younger than this never counts as old, seconds. */
const OLD_AFTER_LEAST = 180

/** Above the cameras when their list is old: how old, and what that means. Nothing otherwise. */
export function OldListWarning({ list, isCutOff }: LoadedCameras) {
  const translations = useTranslations()
  const { t } = translations
  const { lastSuccessAt, pollSeconds } = list.feed
  const warning = useMoment((now) => {
    if (lastSuccessAt === null) return t('feed.never')
    const seconds = (now.getTime() - Date.parse(lastSuccessAt)) / 1000
    const isOld = seconds > Math.max(OLD_AFTER_LEAST, MISSED_POLLS * pollSeconds)
    return isOld ? t('feed.listOld', { span: spanText(seconds, translations) }) : ''
  })
  if (warning === '') return null
  return (
    <div className={shared.above}>
      <Warning>
        {warning}
        {isCutOff ? ` ${t('feed.offline')}` : ''}
      </Warning>
    </div>
  )
}

/** How old the list is, in one line; the health page has the details for operators. */
export function FeedLine({ list, isCutOff }: LoadedCameras) {
  const translations = useTranslations()
  const { t } = translations
  const { lastSuccessAt } = list.feed
  const [path] = useLocation()
  const received = useMoment((now) =>
    lastSuccessAt === null
      ? t('feed.never')
      : t('feed.received', { ago: agoText(lastSuccessAt, now, translations) }),
  )
  return (
    <p className={`fact ${shared.links}`}>
      {received}
      {isCutOff ? ` ${t('feed.offline')}` : ''}{' '}
      {path === pagePath('camera-health') ? null : (
        <Link href={pagePath('camera-health')}>{t('cameras.health')}</Link>
      )}
    </p>
  )
}
