import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type MapPosition, type Point, positionAround } from './map-model.ts'

/** Pixels a unit of the map takes at most: about a mile across a finger, as fine as the roads were drawn. */
export const MOST_K = 16
/** Room around what is shown, pixels. */
const MARGIN = 56
/** One press of a button or key. */
const STEP = 1.6
/** How far the map may be moved, view box units: a little beyond the district. */
const EXTENT: [[number, number], [number, number]] = [
  [-120, -80],
  [660, 980],
]

/** How the map lies and the ways to move it. */
interface MapZoom {
  /** `null`: its window has not been measured yet. */
  position: MapPosition | null
  size: { width: number; height: number }
  zoomBy: (way: 'in' | 'out') => void
  /** Makes all points seen. */
  showAll: (points: readonly Point[]) => void
  /** Brings a point to the middle, unless it is well within sight. */
  bringIntoSight: (point: Point) => void
}

/**
 * Lets a window show the map: dragging, pinching, wheel, and by call. While the whole is shown, one finger and the
 * wheel's way out are left to the page, so that the map does not trap a visitor who scrolls.
 */
export function useMapZoom(frame: RefObject<HTMLDivElement | null>, points: readonly Point[]): MapZoom {
  const [position, setPosition] = useState<MapPosition | null>(null)
  const size = useSize(frame)
  const behavior = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null)
  const whole = useRef(0)

  // d3 listens to fingers, mouse and wheel.
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const current = zoom<HTMLDivElement, unknown>()
      .filter((event: Event) => isForTheMap(event, element))
      .translateExtent(EXTENT)
      .on('zoom', ({ transform }: D3ZoomEvent<HTMLDivElement, unknown>) => {
        const { k, x, y } = transform
        element.dataset.whole = String(k <= whole.current * 1.001)
        setPosition({ k, x, y })
      })
    select(element).call(current).on('dblclick.zoom', null)
    behavior.current = current
    return () => {
      select(element).on('.zoom', null)
      behavior.current = null
    }
  }, [frame])

  const showAll = useCallback(
    (shown: readonly Point[]) => {
      if (frame.current === null || behavior.current === null || shown.length === 0) return
      const { k, x, y } = positionAround(shown, size, MARGIN, MOST_K)
      behavior.current.transform(select(frame.current), zoomIdentity.translate(x, y).scale(k))
    },
    [frame, size],
  )

  // d3 holds the position: other cameras or another window size are shown whole again.
  useLayoutEffect(() => {
    if (size.width === 0 || behavior.current === null || points.length === 0) return
    whole.current = positionAround(points, size, MARGIN, MOST_K).k
    behavior.current.scaleExtent([Math.min(whole.current, 0.5), MOST_K])
    showAll(points)
  }, [points, size, showAll])

  const zoomBy = useCallback(
    (way: 'in' | 'out') => {
      if (frame.current === null) return
      behavior.current?.scaleBy(select(frame.current), way === 'in' ? STEP : 1 / STEP)
    },
    [frame],
  )
  const bringIntoSight = useCallback(
    (point: Point) => {
      if (frame.current === null || position === null) return
      const [x, y] = [point.x * position.k + position.x, point.y * position.k + position.y]
      const isSeen = x > MARGIN && y > MARGIN && x < size.width - MARGIN && y < size.height - MARGIN
      if (!isSeen) behavior.current?.translateTo(select(frame.current), point.x, point.y)
    },
    [frame, position, size],
  )
  return { position, size, zoomBy, showAll, bringIntoSight }
}

/** Two fingers, and a drag or wheel that can move something, are the map's; the rest is the page's. */
function isForTheMap(event: Event, element: HTMLDivElement): boolean {
  const isWhole = element.dataset.whole !== 'false'
  if (event instanceof WheelEvent) return event.ctrlKey || event.deltaY < 0 || !isWhole
  if (typeof TouchEvent !== 'undefined' && event instanceof TouchEvent)
    return event.touches.length > 1 || !isWhole
  return event instanceof MouseEvent ? event.button === 0 && !event.ctrlKey : true
}

function useSize(frame: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  // The window's size is known to the browser alone.
  useLayoutEffect(() => {
    if (frame.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      setSize({ width, height })
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return size
}
