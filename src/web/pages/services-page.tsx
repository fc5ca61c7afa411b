import { type MouseEvent, type ReactNode, Suspense } from 'react'
import type { ProsePage } from '../../contract/prose-page.ts'
import { useSite } from '../api/site-context.tsx'
import { AreaIncidents } from '../features/incidents/incidents.tsx'
import { ProseFrame, ProseText } from '../features/prose/prose.tsx'
import styles from '../features/services/service-head.module.css'
import { ServiceHead } from '../features/services/service-head.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { useHydrated } from '../ui/browser.ts'
import { SampleChip } from '../ui/chip.tsx'
import { moveTabFocus } from '../ui/focus.ts'
import { decodeFragment, useHash } from '../ui/navigation.ts'

/** What the office does on the road, one service at a time. */
export function ServicesPage() {
  const { t } = useTranslations()
  const { sample } = useSite()
  return (
    <ProseFrame page="services" mark={sample ? <SampleChip>{t('keyFigures.sample')}</SampleChip> : null}>
      {(prose) => (
        <ServiceTabs services={prose.sections}>
          {(service) => (
            <>
              <h2>{service.title}</h2>
              <ServiceHead service={service} />
              <ProseText html={service.html} />
              {service.id === 'incidentManagement' ? (
                <Suspense>
                  <AreaIncidents />
                </Suspense>
              ) : null}
            </>
          )}
        </ServiceTabs>
      )}
    </ProseFrame>
  )
}

type Section = ProsePage['sections'][number]

/**
 * The office's services, one open at a time. The address's fragment names it, so that each can be
 * linked; without a fragment the first is open. Until hydration the style sheet opens the right
 * one, so that nothing moves.
 */
function ServiceTabs(props: { services: readonly Section[]; children: (service: Section) => ReactNode }) {
  const { services, children } = props
  const { t } = useTranslations()
  const fragment = decodeFragment(useHash())
  const isHydrated = useHydrated()
  const selected = services.find((service) => service.id === fragment) ?? services[0]
  return (
    <div className={`stack ${styles.layout}`}>
      <div
        className={`links wrap pills ${styles.tabs}`}
        data-print="hide"
        role="tablist"
        aria-label={t('services.tabs')}
        onKeyDown={moveTabFocus}
      >
        {services.map((service) => (
          <a
            key={service.id}
            id={`tab-${service.id}`}
            href={`#${service.id}`}
            role="tab"
            aria-selected={service === selected}
            aria-controls={service.id}
            tabIndex={isHydrated && service !== selected ? -1 : 0}
            onClick={(event) => openTab(event, service.id)}
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
 * Opens a service without scrolling. Focus stays on the tab, so that the arrow keys go on from there. Back undoes a
 * press; the arrow keys, which press by script, add no history entries.
 */
function openTab(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  // Safari does not focus a pressed link, and the shell would move focus to the service.
  event.currentTarget.focus({ preventScroll: true })
  event.preventDefault()
  const address = `#${encodeURIComponent(id)}`
  if (event.isTrusted) history.pushState(null, '', address)
  else history.replaceState(history.state, '', address)
}
