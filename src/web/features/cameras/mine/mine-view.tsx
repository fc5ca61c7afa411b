import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { addIcon, checkIcon, editIcon, gridViewIcon } from '../../../ui/icon-paths.ts'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { camerasHref } from '../model/cameras-params.ts'
import { ArrangeList } from './arrange-list.tsx'
import { FileActions } from './file-actions.tsx'
import styles from './mine-view.module.css'
import { useMyCameras } from './my-cameras-store.ts'
import { ShareButton } from './share-button.tsx'
import { Wall } from './wall.tsx'
import { WallFrame } from './wall-frame.tsx'

/** The visitor's cameras: a wall of them, and the ways to arrange, share and save them. */
export function MineView({ cameras, renderedAt }: { cameras: readonly Camera[]; renderedAt: string }) {
  const { t } = useTranslations()
  const mine = useMyCameras()
  const isHydrated = useHydrated()
  const [isArranging, setIsArranging] = useState(false)
  const places = useMemo(() => {
    const byId = new Map(cameras.map((camera) => [camera.id, camera]))
    return mine.map((kept) => ({ kept, camera: byId.get(kept.id) ?? null }))
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
