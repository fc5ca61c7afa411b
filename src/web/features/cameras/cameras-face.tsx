import { Link } from 'wouter'
import { useSite } from '../../api/site-context.tsx'
import { useCameras } from '../../api/use-cameras.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { gridViewIcon, listIcon } from '../../ui/icon-paths.ts'
import { useFocusTarget } from '../../ui/navigation.ts'
import styles from './cameras-face.module.css'
import { CamerasView } from './cameras-view.tsx'
import { CamerasFrame, type LoadedCameras } from './feed/cameras-frame.tsx'
import { FeedLine, OldListWarning } from './feed/feed-line.tsx'
import { camerasHref, useCamerasParams } from './feed/requested-address.ts'
import { MinePart } from './mine/mine-part.tsx'
import { useMyCameras } from './mine/my-cameras-store.ts'
import type { CamerasParams } from './model/cameras-params.ts'
import { DataSwitch } from './picture/data-switch.tsx'

/** The cameras page: all cameras, the visitor's own, or those that came with a link, whichever the address asks for. */
export function CamerasFace() {
  const { t } = useTranslations()
  const params = useCamerasParams()
  const heading = useFocusTarget()
  const isMine = params.view === 'mine'
  return (
    <>
      <div className={styles.heading}>
        <div>
          <h1 ref={heading} className={styles.title}>
            {isMine ? t(params.shared === null ? 'cameras.mine' : 'mine.shared') : t('page.cameras')}
          </h1>
          {isMine ? null : <p>{t('cameras.lead')}</p>}
        </div>
        <div className={styles.ways}>
          <WayOn params={params} />
          <SampleMark />
        </div>
      </div>
      <CamerasFrame extent={isMine ? 'whole' : 'begun'}>
        {(loaded) => (
          <>
            <OldListWarning {...loaded} />
            <Shown params={params} {...loaded} />
            <AboutTheFeed {...loaded} />
          </>
        )}
      </CamerasFrame>
    </>
  )
}

/** Says beside the title that the cameras are samples. */
function SampleMark() {
  const { t } = useTranslations()
  const state = useCameras('begun')
  const isSample = state.kind === 'loaded' && state.response.feed.kind === 'sample'
  return isSample ? <SampleChip>{t('cameras.sample')}</SampleChip> : null
}

/** To the visitor's cameras and back. */
function WayOn({ params }: { params: CamerasParams }) {
  const { t } = useTranslations()
  const mine = useMyCameras()
  if (params.view === 'mine' && params.shared === null) {
    return (
      <Link href={camerasHref({})} asChild>
        <LinkButton look="tonal" icon={listIcon}>
          {t('cameras.all')}
        </LinkButton>
      </Link>
    )
  }
  return (
    <Link href={camerasHref({ view: 'mine' })} asChild>
      <LinkButton look="tonal" icon={gridViewIcon} className={styles.mine}>
        {mine.length === 0 ? t('cameras.mine') : t('cameras.mineCount', { count: mine.length })}
      </LinkButton>
    </Link>
  )
}

/** Where the pictures come from and how the feed does; below the cameras, which visitors came for. */
function AboutTheFeed(loaded: LoadedCameras) {
  const { t } = useTranslations()
  const { links } = useSite()
  return (
    <div className={styles.feed}>
      <DataSwitch />
      {loaded.response.feed.kind === 'sample' ? <p>{t('cameras.sampleMeaning')}</p> : null}
      <FeedLine {...loaded} />
      <p className={styles.official}>
        <a href={links.travelerInformation} target="_blank" rel="noopener">
          {t('cameras.official')}
          <span className="visually-hidden"> ({t('site.opensInNewTab')})</span>
        </a>
        <a href={links.virtualTour} target="_blank" rel="noopener">
          {t('cameras.tour')}
          <span className="visually-hidden"> ({t('site.opensInNewTab')})</span>
        </a>
      </p>
    </div>
  )
}

function Shown({ params, ...loaded }: { params: CamerasParams } & LoadedCameras) {
  const { response, renderedAt } = loaded
  if (params.view === 'mine')
    return <MinePart shared={params.shared} response={response} renderedAt={renderedAt} />
  return <CamerasView params={params} {...loaded} />
}
