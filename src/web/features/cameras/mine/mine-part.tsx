import type { CamerasAnswer } from '../../../../contract/camera.ts'
import { MineView } from './mine-view.tsx'
import { SharedView } from './shared-view.tsx'

/** The visitor's own cameras, or those that came with a link. */
export function MinePart(props: {
  /** `null`: no link brought any. */
  shared: readonly string[] | null
  answer: CamerasAnswer
  drawnAt: string
}) {
  const { shared, answer, drawnAt } = props
  if (shared === null) return <MineView answer={answer} drawnAt={drawnAt} />
  return <SharedView ids={shared} answer={answer} drawnAt={drawnAt} />
}
