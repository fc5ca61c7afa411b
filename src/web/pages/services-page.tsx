import { Suspense } from 'react'
import { AreaIncidents } from '../features/incidents/incidents.tsx'
import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseText } from '../features/prose/prose-sections.tsx'
import { ServiceTabs } from '../features/services/service-tabs.tsx'

/** What the office does on the road, one service at a time. */
export function ServicesPage() {
  return (
    <ProseFrame page="services">
      {(prose) => (
        <ServiceTabs services={prose.sections}>
          {(service) => (
            <>
              <h2>{service.title}</h2>
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
