import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { CamerasAnswer } from '../../../../contract/camera.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { addIcon, checkIcon, editIcon, gridViewIcon } from '../../../ui/icon-paths.ts'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { camerasHref } from '../feed/asked-address.ts'
import { ArrangeList } from './arrange-list.tsx'
import { FileActions } from './file-actions.tsx'
import styles from './mine-view.module.css'
import { useMyCameras } from './my-cameras-store.ts'
import { ShareButton } from './share-button.tsx'
import { Wall } from './wall.tsx'
import { WallFrame } from './wall-frame.tsx'

/** The visitor's cameras: a wall of them, and the ways to arrange, share and save them. */
export function MineView({ answer, drawnAt }: { answer: CamerasAnswer; drawnAt: string }) {
  const { say } = useCameraSpeech()
  const mine = useMyCameras()
  const isHydrated = useHydrated()
  const [isArranging, setIsArranging] = useState(false)
  const places = useMemo(() => {
    const byId = new Map(answer.cameras.map((camera) => [camera.id, camera]))
    return mine.map((kept) => ({ kept, camera: byId.get(kept.id) ?? null }))
  }, [mine, answer.cameras])
  // Only the device knows them.
  if (!isHydrated) return <Skeleton bars={['full', 'full']} size="block" />
  if (mine.length === 0) {
    return (
      <>
        <EmptyNotice title={say('mine.empty')} headingLevel={2} icon={gridViewIcon}>
          <p>{say('mine.emptyHint')}</p>
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
      title={say('cameras.mine')}
      lead={say('mine.lead', { count: mine.length })}
      actions={
        <>
          <ShareButton ids={mine.map(({ id }) => id)} />
          <Button
            look="outlined"
            icon={isArranging ? checkIcon : editIcon}
            aria-expanded={isArranging}
            onClick={() => setIsArranging(!isArranging)}
          >
            {say(isArranging ? 'mine.arrangeDone' : 'mine.arrange')}
          </Button>
        </>
      }
    >
      {isArranging ? (
        <section aria-label={say('mine.arrangeTitle')}>
          <ArrangeList mine={mine} />
          <div className={styles.files}>
            <FileActions mine={mine} />
          </div>
        </section>
      ) : (
        <Wall places={places} drawnAt={drawnAt} />
      )}
      <AddCamera />
    </WallFrame>
  )
}

function AddCamera() {
  const { say } = useCameraSpeech()
  return (
    <Link href={camerasHref({})} className={styles.add ?? ''}>
      <Icon of={addIcon} />
      {say('mine.addCamera')}
    </Link>
  )
}
