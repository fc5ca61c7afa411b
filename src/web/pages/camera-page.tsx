import { Link, useLocation } from 'wouter'
import { cameraIdOf, pagePath } from '../../contract/pages.ts'
import { CameraPanel } from '../features/cameras/camera-panel.tsx'
import { ProseText, useProse } from '../features/prose/prose.tsx'
import { EventsNear } from '../features/roads/events-near.tsx'
import { useTranslations } from '../messages/messages-context.tsx'

/** The page of one camera, at `/app/cameras/{id}`, with the office's text about cameras. */
export function CameraPage() {
  const [path] = useLocation()
  return (
    <CameraPanel
      id={cameraIdOf(path)}
      eventsNear={(camera) => <EventsNear place={camera} road={camera.road} />}
      policy={<Policy />}
    />
  )
}

/** The section of the cameras page about what cameras are for. */
const POLICY_SECTION = 'what-cameras-are-for'

/** The office's text about its cameras. A link to it if it did not load or is on another page. */
function Policy() {
  const { t } = useTranslations()
  const state = useProse('cameras')
  const section =
    state.kind === 'loaded' ? state.response.sections.find(({ id }) => id === POLICY_SECTION) : undefined
  if (section === undefined) {
    return (
      <p>
        <Link href={pagePath('cameras')}>{t('camera.policy')}</Link>
      </p>
    )
  }
  return (
    <section>
      <h2>{section.title}</h2>
      <ProseText html={section.html} />
    </section>
  )
}
