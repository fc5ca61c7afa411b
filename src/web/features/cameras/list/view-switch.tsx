import { Link } from 'wouter'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type IconPath, listIcon, mapIcon, trafficIcon } from '../../../ui/icon-paths.ts'
import { camerasHref } from '../feed/asked-address.ts'
import type { AskedCameras } from '../model/asked-cameras.ts'
import styles from './view-switch.module.css'

const VIEWS = [
  ['list', listIcon],
  ['map', mapIcon],
  ['corridor', trafficIcon],
] as const satisfies readonly (readonly [AskedCameras['view'], IconPath])[]

/** Three ways to see the same cameras, each a link. */
export function ViewSwitch({ asked }: { asked: AskedCameras }) {
  const { say } = useCameraSpeech()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.views} aria-label={say('cameras.views')}>
      {VIEWS.map(([view, icon]) => (
        <li key={view}>
          <Link
            href={camerasHref({ ...asked, view, page: 1 })}
            aria-current={view === asked.view ? 'true' : undefined}
          >
            <Icon of={icon} size={20} />
            {say(`cameras.view.${view}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
