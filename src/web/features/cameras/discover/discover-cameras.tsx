import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'wouter'
import type { CamerasResponse } from '../../../../contract/camera.ts'
import { cameraPath, pagePath } from '../../../../contract/pages.ts'
import { readCameras } from '../../../api/client.ts'
import { STALE_AFTER_MS } from '../../../api/query-client.ts'
import { useSite } from '../../../api/site-context.tsx'
import { loadCatalog } from '../../../messages/languages.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { savesPictures, useHydrated, useSeen } from '../../../ui/browser.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchInput } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { searchIcon, videocamIcon } from '../../../ui/icon-paths.ts'
import frameStyles from '../camera-picture.module.css'
import { StateMark } from '../state-mark.tsx'
import type { DiscoverCamera, DiscoverCameras } from './build-discover-cameras.ts'
import styles from './discover-cameras.module.css'

export const DISCOVER_CAMERAS_KEY = ['discoverCameras'] as const

/** Between two pictures, as on the cameras page. */
const REFETCH_MS = 30_000
/** The server has just started, and lists its cameras in seconds. */
const REFETCH_AWAITED_MS = 5_000

/**
 * The page's initial data; after a navigation, or once it is old, the browser builds it as the server does. `isWatched`:
 * the pictures are on the screen, and are refreshed while the page is visible.
 */
function useDiscoverCameras(isWatched: boolean): DiscoverCameras | null | undefined {
  const translations = useTranslations()
  const { timeZone } = useSite().district
  const client = useQueryClient()
  const { data } = useQuery<DiscoverCameras | null>({
    queryKey: DISCOVER_CAMERAS_KEY,
    queryFn: async () => {
      const shown = client.getQueryData<DiscoverCameras | null>(DISCOVER_CAMERAS_KEY) ?? []
      await requestPictures(shown)
      const ids = shown.map(({ id }) => id)
      const [{ buildDiscoverCameras, updateDiscoverCameras }, few] = await Promise.all([
        import('./build-discover-cameras.ts'),
        ids.length === 0 ? null : readCameras(ids),
        loadCatalog(translations.language, ['cameras']),
      ])
      const at = (response: CamerasResponse) => ({ timeZone, now: new Date(response.asOf) })
      const updated = few === null ? null : updateDiscoverCameras(ids, few, translations, at(few))
      if (updated !== null) return updated
      const all = await readCameras()
      return buildDiscoverCameras(all, translations, at(all))
    },
    // A page without cameras stays without.
    staleTime: ({ state }) => (state.data === null ? Number.POSITIVE_INFINITY : STALE_AFTER_MS),
    refetchInterval: ({ state }) => {
      if (!isWatched) return false
      return state.data?.length === 0 ? REFETCH_AWAITED_MS : REFETCH_MS
    },
  })
  return data
}

/** Has the server fetch newer pictures, so that the list has their times. If one fails, the list says why. */
async function requestPictures(cameras: DiscoverCameras): Promise<void> {
  if (savesPictures()) return
  const pictures = cameras.flatMap(({ picture }) => (picture === null ? [] : [`${picture}&width=320`]))
  await Promise.allSettled(pictures.map((picture) => fetch(picture, { method: 'HEAD' })))
}

/** "Which road or exit?": a form that opens the cameras page, with scripts or without. Absent without cameras. */
export function FindCamera() {
  const { t, language } = useTranslations()
  if (useDiscoverCameras(false) === null) return null
  return (
    <search aria-label={t('discover.findCameras')} data-print="hide">
      <form className={styles.find} action={pagePath('cameras', language)}>
        <label htmlFor="discover-road">{t('discover.which')}</label>
        <span className={styles.box}>
          <Icon of={searchIcon} className={styles.sign} />
          <SearchInput id="discover-road" placeholder={t('cameras.search')} />
        </span>
        <Button type="submit">{t('discover.findCameras')}</Button>
      </form>
    </search>
  )
}

/** A few pictures of the roads, each with its time, or placeholders until they load. Absent without cameras. */
export function DiscoverPictures() {
  const { t } = useTranslations()
  const section = useRef<HTMLElement>(null)
  const isSaving = useHydrated() && savesPictures()
  const cameras = useDiscoverCameras(useSeen(section) && !isSaving)
  if (cameras === null) return null
  const isAwaited = cameras === undefined || cameras.length === 0
  return (
    <section ref={section} data-print="hide">
      <h2 className={styles.title}>{t('discover.now')}</h2>
      {isAwaited ? <p className="visually-hidden">{t('loading.getting')}</p> : null}
      <ul className={styles.tiles} aria-busy={isAwaited}>
        {isAwaited
          ? AWAITED.map((key) => <AwaitedTile key={key} />)
          : cameras.map((camera) => <Tile key={camera.id} camera={camera} />)}
      </ul>
    </section>
  )
}

const AWAITED = [1, 2, 3]

/** A placeholder for a picture and its three lines. */
function AwaitedTile() {
  return (
    <li className={styles.tile} aria-hidden="true">
      <div className={`${frameStyles.frame} ${styles.frame}`}>
        <div className={frameStyles.center}>
          <Icon of={videocamIcon} />
        </div>
      </div>
      <div className={styles.text}>
        <p className="fact">&nbsp;</p>
        <p className={styles.place}>&nbsp;</p>
        <p className={styles.state}>&nbsp;</p>
      </div>
    </li>
  )
}

function Tile({ camera }: { camera: DiscoverCamera }) {
  const { id, road, place, name, mark, state } = camera
  return (
    <li className={styles.tile}>
      <div className={`${frameStyles.frame} ${styles.frame}`} data-late={mark === 'delayed'}>
        <Picture camera={camera} />
      </div>
      <div className={styles.text}>
        <p className="fact">{road}</p>
        <h3>
          <Link href={cameraPath(id)} aria-label={name}>
            {place}
          </Link>
        </h3>
        <p className={styles.state}>
          <StateMark mark={mark} />
          <span>{state}</span>
        </p>
      </div>
    </li>
  )
}

/** A placeholder for the picture. */
const BLANK = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

/** Once the page knows whether the visitor saves data; without scripts at once. */
function Picture({ camera: { picture, pictureName } }: { camera: DiscoverCamera }) {
  const isHydrated = useHydrated()
  if (picture === null || (isHydrated && savesPictures()))
    return (
      <div className={frameStyles.center}>
        <Icon of={videocamIcon} />
      </div>
    )
  const shared = { className: frameStyles.picture, width: 540, height: 330 }
  const sources = {
    src: `${picture}&width=640`,
    srcSet: `${picture}&width=320 320w, ${picture}&width=640 640w`,
    sizes: '(min-width: 37.5rem) 240px, 132px',
  }
  return (
    <>
      <img alt={pictureName} {...shared} {...(isHydrated ? sources : { src: BLANK })} loading="lazy" />
      <noscript>
        <img alt={pictureName} {...shared} {...sources} />
      </noscript>
    </>
  )
}
