import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseText } from '../features/prose/prose-sections.tsx'
import { ServiceTabs } from '../features/services/service-tabs.tsx'
import { loadDocumentWords } from '../messages/figure-words.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { takenOver } from '../ui/taken-over.tsx'

const { Part: AreaIncidents } = takenOver(
  async () => {
    const [{ AreaIncidents }] = await Promise.all([
      import('../features/incidents/area-incidents.tsx'),
      loadDocumentWords(),
    ])
    return AreaIncidents
  },
  <Skeleton bars={['long', 'full', 'full']} />,
)

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
              {service.id === 'incidentManagement' ? <AreaIncidents /> : null}
            </>
          )}
        </ServiceTabs>
      )}
    </ProseFrame>
  )
}
