import type { CamerasAnswer } from '../../../contract/camera.ts'
import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CorridorViewProps } from './corridor/corridor-view.tsx'
import { parseCamerasAddress } from './model/asked-cameras.ts'

// The list is what most visitors see; the code of these comes when one of them is opened.
const fallback = <Skeleton bars={['full', 'full']} size="block" />
const views = {
  corridor: late<CorridorViewProps>(
    async () => (await import('./corridor/corridor-view.tsx')).CorridorView,
    fallback,
  ),
  mine: late<{ shared: readonly string[] | null; answer: CamerasAnswer; drawnAt: string }>(
    async () => (await import('./mine/mine-part.tsx')).MinePart,
    fallback,
  ),
}

/** The road as a line with its stops. */
export const LateCorridor = views.corridor.Part

/** The visitor's own cameras, or those that came with a link. */
export const LateMine = views.mine.Part

/** Fetches the code of the views that searches, from `?` on, open, so that they are drawn without waiting; `null`: of every view. */
export async function loadViews(searches: readonly string[] | null): Promise<void> {
  const opened = searches?.map((search) => parseCamerasAddress(search).view)
  const wanted = Object.entries(views).filter(([view]) => opened?.some((one) => one === view) ?? true)
  await Promise.all(wanted.map(([, part]) => part.preload()))
}
