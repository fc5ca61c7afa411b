import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { usePublicUrl } from '../../../api/site-context.tsx'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { addIcon, checkIcon, editIcon, gridViewIcon, shareIcon } from '../../../ui/icon-paths.ts'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToasts } from '../../../ui/toasts.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { cameraName } from '../model/camera-name.ts'
import { ALL_CAMERAS, camerasHref, MOST_SHARED, useShowCameras } from '../model/cameras-params.ts'
import { ArrangeList, FileActions } from './arrange-cameras.tsx'
import styles from './mine-view.module.css'
import { joinCameras, type SavedCamera } from './my-cameras.ts'
import { readMyCameras, storeMyCameras, useMyCameras } from './my-cameras-store.ts'
import { Wall, WallFrame } from './wall.tsx'

/** The visitor's cameras: a wall of them, and the ways to arrange, share and save them. */
export function MineView({ cameras, renderedAt }: { cameras: readonly Camera[]; renderedAt: string }) {
  const { t } = useTranslations()
  const mine = useMyCameras()
  const isHydrated = useHydrated()
  const [isArranging, setIsArranging] = useState(false)
  const places = useMemo(() => {
    const byId = new Map(cameras.map((camera) => [camera.id, camera]))
    return mine.map((saved) => ({ saved, camera: byId.get(saved.id) ?? null }))
  }, [mine, cameras])
  // Only the device knows them.
  if (!isHydrated) return <Skeleton bars={['full', 'full']} size="block" />
  if (mine.length === 0) {
    return (
      <>
        <EmptyNotice title={t('mine.empty')} headingLevel={2} icon={gridViewIcon}>
          <p>{t('mine.emptyHint')}</p>
        </EmptyNotice>
        <div className={styles.files}>
          <AddCamera />
          <FileActions mine={mine} />
        </div>
      </>
    )
  }
  return (
    <WallFrame
      title={t('cameras.mine')}
      lead={t('mine.lead', { count: mine.length })}
      actions={
        <>
          <ShareButton ids={mine.map(({ id }) => id)} />
          <Button
            look="outlined"
            icon={isArranging ? checkIcon : editIcon}
            aria-expanded={isArranging}
            onClick={() => setIsArranging(!isArranging)}
          >
            {t(isArranging ? 'mine.arrangeDone' : 'mine.arrange')}
          </Button>
        </>
      }
    >
      {isArranging ? (
        <section aria-label={t('mine.arrangeTitle')}>
          <ArrangeList mine={mine} />
          <div className={styles.files}>
            <FileActions mine={mine} />
          </div>
        </section>
      ) : (
        <Wall places={places} renderedAt={renderedAt} />
      )}
      <AddCamera />
    </WallFrame>
  )
}

function AddCamera() {
  const { t } = useTranslations()
  return (
    <Link href={camerasHref({})} className={styles.add ?? ''}>
      <Icon of={addIcon} />
      {t('mine.addCamera')}
    </Link>
  )
}

/** Cameras that came with a link. Nothing is stored until the visitor chooses to. */
export function SharedView(props: {
  ids: readonly string[]
  cameras: readonly Camera[]
  renderedAt: string
}) {
  const { ids, cameras, renderedAt } = props
  const translations = useTranslations()
  const { t } = translations
  const { show } = useToasts()
  const showCameras = useShowCameras()
  const places = useMemo(() => {
    const byId = new Map(cameras.map((camera) => [camera.id, camera]))
    return ids.map((id) => {
      const camera = byId.get(id) ?? null
      const saved: SavedCamera = {
        id,
        ownName: null,
        knownAs: camera === null ? id : cameraName(camera, translations),
      }
      return { saved, camera }
    })
  }, [ids, cameras, translations])
  const keep = () => {
    const others = places.map(({ saved }) => saved)
    const { added } = joinCameras(readMyCameras(), others)
    const isStored = storeMyCameras((mine) => joinCameras(mine, others).cameras)
    if (!isStored) void show({ kind: 'warning', message: t('camera.notStored') })
    else
      void show({
        kind: 'success',
        message: added === 0 ? t('mine.keptAlready') : t('mine.kept', { count: added }),
      })
    showCameras({ ...ALL_CAMERAS, view: 'mine' })
  }
  return (
    <WallFrame
      title={t('mine.shared')}
      lead={t('mine.sharedLead', { count: ids.length })}
      actions={
        <Button icon={addIcon} onClick={keep}>
          {t('mine.keep')}
        </Button>
      }
    >
      <Wall places={places} renderedAt={renderedAt} />
    </WallFrame>
  )
}

/** Shares a link that carries the cameras in its address. Where nothing can be copied, the link itself is shown. */
function ShareButton({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslations()
  const { show } = useToasts()
  const publicUrl = usePublicUrl()
  const [isShown, setIsShown] = useState(false)
  const url = publicUrl + camerasHref({ view: 'mine', shared: ids.slice(0, MOST_SHARED) })
  const share = async () => {
    const how = await shareLink(url, t('cameras.mine'))
    if (how === 'copied') await show({ kind: 'success', message: t('mine.shareCopied') })
    if (how === 'refused') setIsShown(true)
  }
  return (
    <>
      <Button look="outlined" icon={shareIcon} onClick={() => void share()}>
        {t('mine.share')}
      </Button>
      {isShown ? (
        <label className={styles.link}>
          <span>{t('mine.notCopied')}</span>
          <input
            readOnly
            aria-label={t('mine.shareLink')}
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </label>
      ) : null}
    </>
  )
}

/** Opens the device's own way to share; where there is none, copies. `left`: the visitor chose nobody. */
async function shareLink(url: string, title: string): Promise<'shared' | 'left' | 'copied' | 'refused'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused'
}
