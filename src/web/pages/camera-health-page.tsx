import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import { loadDocumentCameraWords } from '../messages/camera-words.ts'
import { loadDocumentFeedProblemWords } from '../messages/feed-problem-words.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { takenOver } from '../ui/taken-over.tsx'

const { Part: HealthView } = takenOver(
  async () => {
    const [{ HealthView }] = await Promise.all([
      import('../features/cameras/health/health-view.tsx'),
      loadDocumentCameraWords(),
      loadDocumentFeedProblemWords(),
    ])
    return HealthView
  },
  <Skeleton bars={['full', 'full', 'full']} size="block" />,
)

/** How the camera feed is doing, for everybody. */
export function CameraHealthPage() {
  return (
    <ProseFrame page="camera-health">
      {(prose) => (
        <>
          <HealthView />
          <ProseSections sections={prose.sections} />
        </>
      )}
    </ProseFrame>
  )
}
