import { type ReactNode, useState } from 'react'
import type { CamerasAnswer } from '../../../../contract/camera.ts'
import type { CameraCount } from '../../../api/camera-count.ts'
import { useSite } from '../../../api/site-context.tsx'
import { type Extent, useCameras } from '../../../api/use-cameras.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { useSpeech } from '../../../messages/messages-context.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { FailedNotice } from '../../../ui/failed-notice.tsx'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The list of cameras as a page draws it. */
export interface LoadedCameras {
  answer: CamerasAnswer
  /** Of their cameras the number alone is here so far; empty: `answer` has every camera. */
  others: readonly CameraCount[]
  /** The last look at the list failed, so this is the list of some time ago. */
  isCutOff: boolean
  /** When the list the page began with was made. It stays the same, so that a renewed list draws only what changed. */
  drawnAt: string
}

/** Four faces of the list of cameras: loading, failed, not received yet, and what is drawn of it. */
export function CamerasFrame(props: {
  /** Whether `children` can draw the beginning of a list. */
  extent: Extent
  children: (loaded: LoadedCameras) => ReactNode
}) {
  const { t } = useSpeech()
  const { say } = useCameraSpeech()
  const { links } = useSite()
  const state = useCameras(props.extent)
  const official = (
    <LinkButton look="outlined" href={links.travelerInformation} newTabText={t('site.opensInNewTab')}>
      {say('cameras.official')}
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
        title={say('cameras.failed')}
        headingLevel={2}
        reference={state.reference === null ? null : t('failed.reference', { reference: state.reference })}
        retryText={t(state.isTrying ? 'loading.getting' : 'failed.tryAgain')}
        onRetry={state.retry}
      >
        <p>{say('cameras.failedHint')}</p>
        {official}
      </FailedNotice>
    )
  }
  const { answer, others, isCutOff } = state
  if (answer.feed.lastSuccessAt === null && answer.cameras.length === 0) {
    return (
      <EmptyNotice title={say('cameras.notKnown')} headingLevel={2}>
        <p>{say('cameras.notKnownHint')}</p>
        {official}
      </EmptyNotice>
    )
  }
  return (
    <Loaded answer={answer} others={others} isCutOff={isCutOff}>
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
}: Omit<LoadedCameras, 'drawnAt'> & { children: (loaded: LoadedCameras) => ReactNode }) {
  const [drawnAt] = useState(known.answer.asOf)
  return children({ ...known, drawnAt })
}
