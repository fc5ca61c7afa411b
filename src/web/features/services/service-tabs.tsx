import type { MouseEvent, ReactNode } from 'react'
import type { ProsePage } from '../../../contract/prose-page.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { moveTabFocus } from '../../ui/tab-focus.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './service-tabs.module.css'
import { storeFragment, useFragment } from './use-fragment.ts'

type Section = ProsePage['sections'][number]

/**
 * The office's services, one at a time; the first is open when the address names none. The open
 * one is the address's fragment, so each can be linked. Before the script runs the style sheet
 * alone opens the right one, and nothing jumps when the script takes over.
 */
export function ServiceTabs(props: {
  services: readonly Section[]
  children: (service: Section) => ReactNode
}) {
  const { services, children } = props
  const { t } = useTranslations()
  const fragment = useFragment()
  const isHydrated = useHydrated()
  const selected = services.find((service) => service.id === fragment) ?? services[0]
  return (
    <div className={styles.layout}>
      <div className={styles.tabs} role="tablist" aria-label={t('services.tabs')} onKeyDown={moveTabFocus}>
        {services.map((service) => (
          <a
            key={service.id}
            id={`tab-${service.id}`}
            href={`#${service.id}`}
            role="tab"
            aria-selected={service === selected}
            aria-controls={service.id}
            tabIndex={isHydrated && service !== selected ? -1 : 0}
            onClick={(event) => keepFocusWalking(event, service.id)}
          >
            {service.title}
          </a>
        ))}
      </div>
      <div className={styles.panels} data-live={isHydrated}>
        {services.map((service) => (
          <section
            key={service.id}
            id={service.id}
            className={styles.panel}
            role="tabpanel"
            aria-labelledby={`tab-${service.id}`}
            data-selected={service === selected}
          >
            {children(service)}
          </section>
        ))}
      </div>
    </div>
  )
}

/**
 * A press leads to the service as any link does. The arrow keys, which press by script, only open it: they must find
 * focus on the tabs again to go on.
 */
function keepFocusWalking(event: MouseEvent, id: string): void {
  if (event.isTrusted) return
  event.preventDefault()
  storeFragment(id)
}
