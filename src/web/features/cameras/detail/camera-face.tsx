import type { ReactNode } from 'react'
import { Link, Redirect } from 'wouter'
import { pagePath } from '../../../../contract/pages.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { useFocusTarget } from '../../../navigation/focus-targets.ts'
import { Icon } from '../../../ui/icon.tsx'
import { arrowBackIcon } from '../../../ui/icon-paths.ts'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { camerasOf } from '../camera-page-data.ts'
import { AwaitedCameras, CamerasFrame } from '../cameras-frame.tsx'
import { CameraDetail } from './camera-detail.tsx'
import styles from './camera-face.module.css'

/** The page of one camera: what the list knows of it, or that the list does not know it. `policy` stands at its end. */
export function CameraFace({ id, policy }: { id: string | null; policy: ReactNode }) {
  const { t } = useTranslations()
  if (id === null) return <Redirect to="/" replace />
  return (
    <div className="page">
      <p className={styles.back}>
        <Link href={pagePath('cameras')}>
          <Icon of={arrowBackIcon} size={20} />
          {t('cameras.all')}
        </Link>
      </p>
      <CamerasFrame>
        {(loaded) => {
          const { known } = loaded
          const cameras = known.kind === 'whole' ? known.cameras : camerasOf(known.data)
          const camera = cameras.find((one) => one.id === id)
          if (camera !== undefined)
            return <CameraDetail key={id} camera={camera} cameras={cameras} policy={policy} {...loaded} />
          return known.kind === 'page' ? <AwaitedCameras /> : <GoneCamera />
        }}
      </CamerasFrame>
    </div>
  )
}

function GoneCamera() {
  const { t } = useTranslations()
  const heading = useFocusTarget()
  return (
    <>
      <h1 ref={heading}>{t('page.cameras')}</h1>
      <EmptyNotice title={t('camera.gone')} headingLevel={2}>
        {t('camera.goneHint')}
      </EmptyNotice>
    </>
  )
}
