import type { CamerasResponse } from '../../../../contract/camera.ts'
import { MineView } from './mine-view.tsx'
import { SharedView } from './shared-view.tsx'

/** The visitor's own cameras, or those that came with a link. */
export function MinePart(props: {
  /** `null`: no link brought any. */
  shared: readonly string[] | null
  response: CamerasResponse
  renderedAt: string
}) {
  const { shared, response, renderedAt } = props
  if (shared === null) return <MineView response={response} renderedAt={renderedAt} />
  return <SharedView ids={shared} response={response} renderedAt={renderedAt} />
}
