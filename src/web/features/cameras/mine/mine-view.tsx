import { useState } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { usePublicUrl } from '../../../api/site-context.tsx'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { copyText, useHydrated } from '../../../ui/browser.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { checkIcon } from '../../../ui/icon-paths.ts'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToasts } from '../../../ui/toasts.ts'
import { addIcon, editIcon, gridViewIcon, shareIcon } from '../icon-paths.ts'
import { cameraName } from '../model/camera-name.ts'
import { ALL_CAMERAS, camerasHref, MOST_SHARED, useShowCameras } from '../model/cameras-params.ts'
import shared from '../shared.module.css'
import { ArrangeList, FileActions } from './arrange-cameras.tsx'
import styles from './mine-view.module.css'
import { useAddCameras, useMyCameras } from './my-cameras.ts'
import { Wall, WallFrame } from './wall.tsx'

/** The visitor's cameras: a wall of them, and the ways to arrange, share and save them. */
export function MineView({ cameras }: { cameras: readonly Camera[] }) {
  const { t } = useTranslations()
  const mine = useMyCameras()
  const isHydrated = useHydrated()
  const [isArranging, setIsArranging] = useState(false)
  // Only the device knows them.
  if (!isHydrated) {
    return (
      <div className={styles.place}>
        <Skeleton bars={['full', 'full']} size="block" />
      </div>
    )
  }
  if (mine.length === 0) {
    return (
      <div className={styles.place}>
        <EmptyNotice title={t('mine.empty')} headingLevel={2} icon={gridViewIcon}>
          <p>{t('mine.emptyHint')}</p>
        </EmptyNotice>
        <div className={`${shared.wrap} ${styles.files}`}>
          <AddCamera />
          <FileActions mine={mine} />
        </div>
      </div>
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
          <div className={`${shared.wrap} ${styles.files}`}>
            <FileActions mine={mine} />
          </div>
        </section>
      ) : (
        <Wall saved={mine} cameras={cameras} />
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
export function SharedView({ ids, cameras }: { ids: readonly string[]; cameras: readonly Camera[] }) {
  const translations = useTranslations()
  const { t } = translations
  const addCameras = useAddCameras()
  const showCameras = useShowCameras()
  const saved = ids.map((id) => {
    const camera = cameras.find((one) => one.id === id)
    return { id, ownName: null, knownAs: camera === undefined ? id : cameraName(camera, translations) }
  })
  const keep = () => {
    addCameras(saved, (count) => t('mine.kept', { count }))
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
      <Wall saved={saved} cameras={cameras} />
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
    if (await offerToShare(url, t('cameras.mine'))) return
    if (await copyText(url)) await show({ kind: 'success', message: t('mine.shareCopied') })
    else setIsShown(true)
  }
  return (
    <>
      <Button look="outlined" icon={shareIcon} onClick={() => void share()}>
        {t('mine.share')}
      </Button>
      {isShown ? (
        <label className={`${shared.labeled} ${styles.link}`}>
          <span>{t('mine.notCopied')}</span>
          <input
            className={shared.field}
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

/** Opens the device's own way to share; `false`: it has none. A visitor who then chooses nobody wants no copy either. */
async function offerToShare(url: string, title: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  return navigator.share({ url, title }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}
