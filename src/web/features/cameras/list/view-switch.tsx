import { Link } from 'wouter'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type IconPath, listIcon, mapIcon, trafficIcon } from '../../../ui/icon-paths.ts'
import { camerasHref } from '../feed/requested-address.ts'
import type { CamerasParams } from '../model/cameras-params.ts'
import styles from './view-switch.module.css'

const VIEWS = [
  ['list', listIcon],
  ['map', mapIcon],
  ['corridor', trafficIcon],
] as const satisfies readonly (readonly [CamerasParams['view'], IconPath])[]

/** Three ways to see the same cameras, each a link. */
export function ViewSwitch({ params }: { params: CamerasParams }) {
  const { t } = useTranslations()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.views} aria-label={t('cameras.views')}>
      {VIEWS.map(([view, icon]) => (
        <li key={view}>
          <Link
            href={camerasHref({ ...params, view, page: 1 })}
            aria-current={view === params.view ? 'true' : undefined}
          >
            <Icon of={icon} size={20} />
            {t(`cameras.view.${view}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
