import { Link } from 'wouter'
import { useSite } from '../../api/site-context.tsx'
import { useCameras } from '../../api/use-cameras.ts'
import { useCameraSpeech } from '../../messages/camera-words.ts'
import { useSpeech } from '../../messages/messages-context.tsx'
import { useFocusTarget } from '../../navigation/focus-targets.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { gridViewIcon, listIcon } from '../../ui/icon-paths.ts'
import styles from './cameras-face.module.css'
import { CamerasView } from './cameras-view.tsx'
import { camerasHref, useAskedCameras } from './feed/asked-address.ts'
import { CamerasFrame, type LoadedCameras } from './feed/cameras-frame.tsx'
import { FeedLine, OldListWarning } from './feed/feed-line.tsx'
import { MinePart } from './mine/mine-part.tsx'
import { useMyCameras } from './mine/my-cameras-store.ts'
import type { AskedCameras } from './model/asked-cameras.ts'
import { DataSwitch } from './picture/data-switch.tsx'

/** The cameras page: all cameras, the visitor's own, or those that came with a link, whichever the address asks for. */
export function CamerasFace() {
  const { t } = useSpeech()
  const { say } = useCameraSpeech()
  const asked = useAskedCameras()
  const heading = useFocusTarget()
  const isMine = asked.view === 'mine'
  return (
    <>
      <div className={styles.heading}>
        <div>
          <h1 ref={heading} className={styles.title}>
            {isMine ? say(asked.shared === null ? 'cameras.mine' : 'mine.shared') : t('page.cameras')}
          </h1>
          {isMine ? null : <p>{say('cameras.lead')}</p>}
        </div>
        <div className={styles.ways}>
          <WayOn asked={asked} />
          <SampleMark />
        </div>
      </div>
      <CamerasFrame extent={isMine ? 'whole' : 'begun'}>
        {(loaded) => (
          <>
            <OldListWarning {...loaded} />
            <Shown asked={asked} {...loaded} />
            <AboutTheFeed {...loaded} />
          </>
        )}
      </CamerasFrame>
    </>
  )
}

/** Says beside the title that the cameras are samples. */
function SampleMark() {
  const { say } = useCameraSpeech()
  const state = useCameras('begun')
  const isSample = state.kind === 'loaded' && state.answer.feed.kind === 'sample'
  return isSample ? <SampleChip>{say('cameras.sample')}</SampleChip> : null
}

/** To the visitor's cameras and back. */
function WayOn({ asked }: { asked: AskedCameras }) {
  const { say } = useCameraSpeech()
  const mine = useMyCameras()
  if (asked.view === 'mine' && asked.shared === null) {
    return (
      <Link href={camerasHref({})} asChild>
        <LinkButton look="tonal" icon={listIcon}>
          {say('cameras.all')}
        </LinkButton>
      </Link>
    )
  }
  return (
    <Link href={camerasHref({ view: 'mine' })} asChild>
      <LinkButton look="tonal" icon={gridViewIcon} className={styles.mine}>
        {mine.length === 0 ? say('cameras.mine') : say('cameras.mineCount', { count: mine.length })}
      </LinkButton>
    </Link>
  )
}

/** Where the pictures come from and how the feed does; below the cameras, which visitors came for. */
function AboutTheFeed(loaded: LoadedCameras) {
  const { say } = useCameraSpeech()
  const { links } = useSite()
  const { t } = useSpeech()
  return (
    <div className={styles.feed}>
      <DataSwitch />
      {loaded.answer.feed.kind === 'sample' ? <p>{say('cameras.sampleMeaning')}</p> : null}
      <FeedLine {...loaded} />
      <p className={styles.official}>
        <a href={links.travelerInformation} target="_blank" rel="noopener">
          {say('cameras.official')}
          <span className="visually-hidden"> ({t('site.opensInNewTab')})</span>
        </a>
        <a href={links.virtualTour} target="_blank" rel="noopener">
          {say('cameras.tour')}
          <span className="visually-hidden"> ({t('site.opensInNewTab')})</span>
        </a>
      </p>
    </div>
  )
}

function Shown({ asked, ...loaded }: { asked: AskedCameras } & LoadedCameras) {
  const { answer, drawnAt } = loaded
  if (asked.view === 'mine') return <MinePart shared={asked.shared} answer={answer} drawnAt={drawnAt} />
  return <CamerasView asked={asked} {...loaded} />
}
