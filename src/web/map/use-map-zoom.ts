import { select } from 'd3-selection'
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MapDetail } from '../../contract/district-map.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import { formatNumber } from '../ui/format.ts'
import type { MapLabel } from './map-labels.ts'
import {
  inWindow,
  isWithin,
  type MapPosition,
  mostOf,
  type Point,
  positionAround,
  type Size,
} from './map-model.ts'

/** The closest scale, pixels per map unit: a finger covers about a mile, which is as fine as the roads are drawn. */
const MOST_K = 16
/** The same with streets: seven feet per pixel. */
const MOST_K_OF_STREETS = 128
/** Margin around what is shown, pixels. */
const MARGIN = 56
/** Additional margin for the buttons at the right of the map, pixels. */
const BESIDE = 24
/** One press of a button or key changes the scale by this factor. */
const STEP = 1.6
/** One press moves the map by this share of its window. */
const PAN = 0.35
/** The map moves in the opposite direction of what the visitor wants to see. */
const PANS = {
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
} as const
/** The default text size of browsers. */
const USUAL_TEXT_PX = 16
/** How far beyond its edges the map may be moved, units. */
const BEYOND = 120

/** The part of the window that the buttons leave free. */
function clearOf({ width, height }: Size): Size {
  return { width: width - BESIDE, height }
}

/** The closest scale of a map, pixels per unit. */
export function mostKOf({ streets }: Pick<MapDetail, 'streets'>): number {
  return streets === undefined ? MOST_K : MOST_K_OF_STREETS
}

/**
 * Lets visitors move and zoom the map by dragging, pinching and the wheel, and code by calls. While the whole map is
 * shown, one finger and zooming out by wheel scroll the page, so that the map does not trap a visitor who scrolls.
 *
 * @returns the map's position, and functions to move it. For a visitor with larger text the whole drawing is larger;
 *   pixels are those of the usual text size
 */
export function useMapZoom(
  frame: RefObject<HTMLDivElement | null>,
  map: MapDetail,
  points: readonly Point[],
) {
  // In this function pixels are those of the screen, as in d3.
  const [position, setPosition] = useState<MapPosition | null>(null)
  const { size, scale } = useSize(frame)
  const [behavior] = useState(() =>
    zoom<HTMLDivElement, unknown>().translateExtent([
      [-BEYOND, -BEYOND],
      [map.width + BEYOND, map.height + BEYOND],
    ]),
  )
  const whole = useRef(0)

  // d3 listens to fingers, mouse and wheel.
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    behavior
      .filter((event: Event) => isForTheMap(event, element))
      .on('zoom', ({ transform: { k, x, y } }: D3ZoomEvent<HTMLDivElement, unknown>) => {
        element.dataset.whole = String(k <= whole.current * 1.001)
        setPosition({ k, x, y })
      })
    select(element).call(behavior).on('dblclick.zoom', null)
    return () => void select(element).on('.zoom', null)
  }, [frame, behavior])

  const mostK = mostKOf(map)
  /** Shows all points as closely as possible, but no closer than `mostShown`. */
  const showAll = (shown: readonly Point[], mostShown = MOST_K) => {
    if (frame.current === null || shown.length === 0) return
    const { k, x, y } = positionAround(shown, clearOf(size), MARGIN, mostShown * scale)
    behavior.transform(select(frame.current), zoomIdentity.translate(x, y).scale(k))
  }

  // When the cameras or the window size change, d3 gets a position that shows all of them again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else that `showAll` uses ever changes
  useLayoutEffect(() => {
    if (size.width === 0 || points.length === 0) return
    const most = mostOf(points)
    whole.current = positionAround(most, clearOf(size), MARGIN, MOST_K * scale).k
    const all = positionAround(points, clearOf(size), MARGIN, MOST_K)
    behavior.scaleExtent([Math.min(all.k, 0.5), mostK * scale])
    showAll(most)
  }, [points, size])

  return {
    /** `null`: the window has not been measured yet. */
    position:
      position === null ? null : { k: position.k / scale, x: position.x / scale, y: position.y / scale },
    size: { width: size.width / scale, height: size.height / scale },
    /** How much larger than usual the visitor's text is, and with it the drawing. */
    scale,
    /** How close the map is, in presses of the zoom button. 1: all of it is shown. */
    level: {
      now: levelOf(position?.k ?? 0, whole.current),
      of: Math.max(1, levelOf(mostK * scale, whole.current)),
    },
    showAll,
    /** Zooms around a point that is in sight, else around the middle of the window. */
    zoomBy: (way: 'in' | 'out', about: Point | null) => {
      if (frame.current === null || position === null) return
      const fixed = about === null ? null : inWindow(about, position)
      const point: [number, number] | undefined =
        fixed !== null && isWithin(fixed, size, 0) ? [fixed.x, fixed.y] : undefined
      behavior.scaleBy(select(frame.current), way === 'in' ? STEP : 1 / STEP, point)
    },
    panBy: (way: keyof typeof PANS) => {
      if (frame.current === null || position === null) return
      const { x, y } = PANS[way]
      // d3 moves in units of the map.
      behavior.translateBy(
        select(frame.current),
        (x * size.width * PAN) / position.k,
        (y * size.height * PAN) / position.k,
      )
    },
    /** Moves a point to the middle, unless it is well within the window. */
    bringIntoSight: (point: Point) => {
      if (frame.current === null || position === null || isWithin(inWindow(point, position), size, -MARGIN))
        return
      behavior.translateTo(select(frame.current), point.x, point.y)
    },
  }
}

/** Announces the level after zooming, and the northernmost and southernmost place in sight. */
export function useLevelAnnouncement(
  level: { now: number; of: number } | null,
  labels: readonly MapLabel[],
): string {
  const { t, language } = useTranslations()
  const [announced, setAnnounced] = useState<{ level: number | null; text: string }>({
    level: null,
    text: '',
  })
  if (level === null || level.now === announced.level) return announced.text
  const places = labels
    .flatMap((label) => (label.kind === 'place' ? [label] : []))
    .sort((one, other) => one.at.y - other.at.y)
  const [first, last] = [places[0]?.name, places.at(-1)?.name]
  const numbers = { level: formatNumber(level.now, language), levels: formatNumber(level.of, language) }
  const text =
    first === undefined || last === undefined || first === last
      ? t('map.level', numbers)
      : t('map.levelShows', { ...numbers, first, last })
  // The first level is not announced.
  setAnnounced({ level: level.now, text: announced.level === null ? '' : text })
  return announced.text
}

/** The level of a scale: 1 shows the whole map, each press adds one. */
function levelOf(k: number, whole: number): number {
  return whole === 0 ? 1 : Math.max(1, 1 + Math.ceil(Math.log(k / whole) / Math.log(STEP) - 0.01))
}

/** Whether the map handles an event: two fingers, or a drag or wheel that can move it. All others go to the page. */
function isForTheMap(event: Event, element: HTMLDivElement): boolean {
  const isWhole = element.dataset.whole !== 'false'
  if (event instanceof WheelEvent) return event.ctrlKey || event.deltaY < 0 || !isWhole
  if (typeof TouchEvent !== 'undefined' && event instanceof TouchEvent)
    return event.touches.length > 1 || !isWhole
  return event instanceof MouseEvent ? event.button === 0 && !event.ctrlKey : true
}

/** The size of the window, and how much larger than usual the visitor's text is. */
function useSize(frame: RefObject<HTMLElement | null>): { size: Size; scale: number } {
  const [measured, setMeasured] = useState({ size: { width: 0, height: 0 }, scale: 1 })
  // Only the browser knows both.
  useLayoutEffect(() => {
    if (frame.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const textPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setMeasured({ size: entry.contentRect, scale: textPx / USUAL_TEXT_PX })
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return measured
}
