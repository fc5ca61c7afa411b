import { CamerasNear } from '../features/cameras/cameras-near.tsx'
import { parseRoadsAddress, useRoadsParams } from '../features/roads/roads-params.ts'
import { AwaitedRoads, RoadsView } from '../features/roads/roads-view.tsx'
import { LiveProse } from '../live/live-page.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

// Lazy: it contains code for trips, which the list does not need.
const { Part: MyRoads, preload } = lazyPart(
  async () => (await import('./my-roads.tsx')).MyRoads,
  <AwaitedRoads />,
)

/** Loads the code of the view at this address, so that it renders without waiting. */
export async function preloadRenderedView(): Promise<void> {
  if (import.meta.env.SSR || parseRoadsAddress(location.search).view === 'mine') await preload()
}

/** What is happening on the roads now, and below it the office's text. */
export function RoadsPage() {
  const isMine = useRoadsParams().view === 'mine'
  return (
    <div className="page">
      <RoadsView
        camerasNear={(event, isOfPage) => <CamerasNear place={event} needsCameras={!isOfPage} />}
        mine={isMine ? <MyRoads /> : null}
      />
      {isMine ? null : <LiveProse page="roads" />}
    </div>
  )
}
