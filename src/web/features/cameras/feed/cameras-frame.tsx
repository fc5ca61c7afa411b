import { type ReactNode, useState } from 'react'
import type { CamerasResponse } from '../../../../contract/camera.ts'
import type { CameraCount } from '../../../api/camera-count.ts'
import { useSite } from '../../../api/site-context.tsx'
import { type Extent, useCameras } from '../../../api/use-cameras.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { FailedNotice } from '../../../ui/failed-notice.tsx'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The list of cameras as a page draws it. */
export interface LoadedCameras {
  response: CamerasResponse
  /** Of their cameras the number alone is here so far; empty: `answer` has every camera. */
  others: readonly CameraCount[]
  /** The last look at the list failed, so this is the list of some time ago. */
  isCutOff: boolean
  /** When the list the page began with was made. It stays the same, so that a renewed list draws only what changed. */
  renderedAt: string
}

/** Four faces of the list of cameras: loading, failed, not received yet, and what is drawn of it. */
export function CamerasFrame(props: {
  /** Whether `children` can draw the beginning of a list. */
  extent: Extent
  children: (loaded: LoadedCameras) => ReactNode
}) {
  const { t } = useTranslations()
  const { links } = useSite()
  const state = useCameras(props.extent)
  const official = (
    <LinkButton look="outlined" href={links.travelerInformation} newTabText={t('site.opensInNewTab')}>
      {t('cameras.official')}
    </LinkButton>
  )
  if (state.kind === 'loading') {
    return (
      <div aria-busy="true">
        <p className="visually-hidden">{t('loading.getting')}</p>
        <Skeleton bars={['full', 'full', 'full', 'full']} size="block" />
      </div>
    )
  }
  if (state.kind === 'failed') {
    return (
      <FailedNotice
        title={t('cameras.failed')}
        headingLevel={2}
        reference={state.reference === null ? null : t('failed.reference', { reference: state.reference })}
        retryText={t(state.isTrying ? 'loading.getting' : 'failed.tryAgain')}
        onRetry={state.retry}
      >
        <p>{t('cameras.failedHint')}</p>
        {official}
      </FailedNotice>
    )
  }
  const { response, others, isCutOff } = state
  if (response.feed.lastSuccessAt === null && response.cameras.length === 0) {
    return (
      <EmptyNotice title={t('cameras.notKnown')} headingLevel={2}>
        <p>{t('cameras.notKnownHint')}</p>
        {official}
      </EmptyNotice>
    )
  }
  return (
    <Loaded response={response} others={others} isCutOff={isCutOff}>
      {props.children}
    </Loaded>
  )
}

/** In place of what needs every camera while only the first are here: they are on their way, or did not come. */
export function AwaitedCameras() {
  return <CamerasFrame extent="whole">{() => null}</CamerasFrame>
}

function Loaded({
  children,
  ...known
}: Omit<LoadedCameras, 'renderedAt'> & { children: (loaded: LoadedCameras) => ReactNode }) {
  const [renderedAt] = useState(known.response.asOf)
  return children({ ...known, renderedAt })
}
