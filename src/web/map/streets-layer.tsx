import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { MapDetail } from '../../contract/district-map.ts'
import { type Box, overlap } from './map-labels.ts'
import { inWindow, isWithin, type MapPosition, type Point, type Size } from './map-model.ts'
import { createStreetTiles, type StreetName, type StreetTile, tilesInSight } from './street-tiles.ts'
import styles from './streets-layer.module.css'

/** Where streets are drawn: the map's position, and the parts of the window their names must leave free. */
export interface StreetsWindow {
  position: MapPosition
  size: Size
  taken: readonly Box[]
}

/** Streets below the map's own roads, which are its `children`, and street names above them. */
export function StreetsLayer(props: StreetsWindow & { map: MapDetail; url: string; children: ReactNode }) {
  const { map, url, position, size, taken, children } = props
  const tiles = useStreetTiles(map, url, position, size)
  const names = useMemo(() => {
    const signed = new Set(map.signs.map(({ road }) => road))
    return tiles.flatMap((tile) => tile.names).filter(({ text }) => !signed.has(text))
  }, [tiles, map])
  // Pixels: from a hairline to two lanes seen up close.
  const width = Math.min(5, Math.max(1, position.k / 20))
  return (
    <>
      <g
        className={styles.lines}
        strokeWidth={width}
        transform={`translate(${position.x} ${position.y}) scale(${position.k})`}
      >
        {tiles.map((tile) => (
          <Lines key={tile.id} tile={tile} width={width} />
        ))}
      </g>
      {children}
      <g className={styles.names}>
        {placeStreetNames(names, position, size, taken).map(({ text, at, angle }) => (
          <text
            key={`${text} ${at.x} ${at.y}`}
            transform={`translate(${at.x} ${at.y}) rotate(${angle})`}
            dy="0.35em"
          >
            {text}
          </text>
        ))}
      </g>
    </>
  )
}

const Lines = memo(function Lines({ tile, width }: { tile: StreetTile; width: number }) {
  return (
    <g transform={tile.transform}>
      <path d={tile.street} />
      <path d={tile.main} strokeWidth={width + 1} />
    </g>
  )
})

/** The tiles in sight; until all of them have loaded, the previous ones. */
function useStreetTiles(
  map: MapDetail,
  url: string,
  position: MapPosition,
  size: Size,
): readonly StreetTile[] {
  const [load] = useState(() => createStreetTiles(url, map.origin))
  const [tiles, setTiles] = useState<readonly StreetTile[]>([])
  const wanted = tilesInSight(map, position, size)
  const key = wanted.map(({ z, x, y }) => `${z}/${x}/${y}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has the addresses of all wanted tiles
  useEffect(() => {
    let isWanted = true
    void Promise.all(wanted.map(load)).then((loaded) => {
      if (isWanted) setTiles(loaded.filter((tile) => tile !== null))
    })
    return () => {
      isWanted = false
    }
  }, [key, load])
  return tiles
}

/** A name along its street, centered on the point, pixels of the window. */
interface PlacedName {
  text: string
  at: Point
  /** Degrees; text is never upside down. */
  angle: number
}

/** Wider than nine of ten names in this type, pixels per letter. */
const LETTER = 7
/** Half of a line of text, with some space around it, pixels. */
const HALF_LINE = 8
/** Least distance between two labels with the same name, pixels. */
const APART = 260
/** A street is straight enough if the distance between its ends is at least this share of its length. */
const STRAIGHT = 0.97

/**
 * Where names fit along their streets, longest streets first: on a straight stretch as long as the name, completely in
 * the window, and clear of marks and other names. Pure.
 */
export function placeStreetNames(
  names: readonly StreetName[],
  position: MapPosition,
  size: Size,
  taken: readonly Box[],
): PlacedName[] {
  const boxes = [...taken]
  const placed: PlacedName[] = []
  for (const { text, line, length } of names.toSorted((a, b) => b.length - a.length)) {
    const width = text.length * LETTER
    const room = length * position.k
    if (room < width) continue
    const points = line.map((point) => inWindow(point, position))
    // The middle of a long street may be out of sight.
    for (const share of room > 2 * width ? [0.5, 0.25, 0.75] : [0.5]) {
      const start = pointAlong(points, room * share - width / 2)
      const end = pointAlong(points, room * share + width / 2)
      const at = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
      const isWhole = [start, end].every((point) => isWithin(point, size, -HALF_LINE))
      if (!isWhole || Math.hypot(end.x - start.x, end.y - start.y) < width * STRAIGHT) continue
      const isNear = (other: PlacedName) =>
        other.text === text && Math.hypot(other.at.x - at.x, other.at.y - at.y) < APART
      const own = boxesAlong(start, end)
      if (placed.some(isNear) || own.some((box) => boxes.some((other) => overlap(box, other)))) continue
      boxes.push(...own)
      placed.push({ text, at, angle: uprightAngle(start, end) })
    }
  }
  return placed
}

function pointAlong(points: readonly Point[], distance: number): Point {
  let remaining = distance
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (from === undefined) continue
    const step = Math.hypot(to.x - from.x, to.y - from.y)
    if (remaining <= step && step > 0) {
      const share = remaining / step
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    }
    remaining -= step
  }
  return points.at(-1) ?? { x: 0, y: 0 }
}

/** Small boxes along a name: one box around a slanted name would take too much room. */
function boxesAlong(start: Point, end: Point): Box[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / (2 * HALF_LINE)))
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = start.x + ((end.x - start.x) * index) / steps
    const y = start.y + ((end.y - start.y) * index) / steps
    return { left: x - HALF_LINE, right: x + HALF_LINE, top: y - HALF_LINE, bottom: y + HALF_LINE }
  })
}

function uprightAngle(start: Point, end: Point): number {
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
  return angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle
}
