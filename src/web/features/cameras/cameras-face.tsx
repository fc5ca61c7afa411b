import { Link } from 'wouter'
import { useSite } from '../../api/site-context.tsx'
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
import { FeedLine } from './feed/feed-line.tsx'
import { MineView } from './mine/mine-view.tsx'
import { useMyCameras } from './mine/my-cameras-store.ts'
import { SharedView } from './mine/shared-view.tsx'
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
        <WayOn asked={asked} />
      </div>
      <CamerasFrame>
        {(loaded) => (
          <>
            <AboutTheFeed {...loaded} />
            <Shown asked={asked} {...loaded} />
          </>
        )}
      </CamerasFrame>
    </>
  )
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

function AboutTheFeed(loaded: LoadedCameras) {
  const { say } = useCameraSpeech()
  const { links } = useSite()
  const { t } = useSpeech()
  return (
    <div className={styles.feed}>
      {loaded.answer.feed.kind === 'sample' ? (
        <p className={styles.sample}>
          <SampleChip>{say('cameras.sample')}</SampleChip> {say('cameras.sampleMeaning')}
        </p>
      ) : null}
      <div className={styles.facts}>
        <FeedLine {...loaded} />
        <DataSwitch />
        <a className={styles.official} href={links.travelerInformation} target="_blank" rel="noopener">
          {say('cameras.official')}
          <span className="visually-hidden"> ({t('site.opensInNewTab')})</span>
        </a>
      </div>
    </div>
  )
}

function Shown({ asked, answer, drawnAt }: { asked: AskedCameras } & LoadedCameras) {
  if (asked.shared !== null) return <SharedView ids={asked.shared} answer={answer} drawnAt={drawnAt} />
  if (asked.view === 'mine') return <MineView answer={answer} drawnAt={drawnAt} />
  return <CamerasView asked={asked} answer={answer} drawnAt={drawnAt} />
}
