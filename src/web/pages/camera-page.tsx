import { loadDocumentCameraWords } from '../messages/camera-words.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { takenOver } from '../ui/taken-over.tsx'

const { Part } = takenOver(
  async () => {
    const [{ CameraRest }] = await Promise.all([import('./camera-rest.tsx'), loadDocumentCameraWords()])
    return CameraRest
  },
  <Skeleton bars={['medium', 'full', 'full', 'full']} size="block" />,
)

/** The page of one camera, at `/app/cameras/{id}`. */
export function CameraPage() {
  return <Part />
}
