import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { MapDetail } from '../../contract/district-map.ts'
import type { Box } from './map-labels.ts'
import type { MapPosition, Size } from './map-model.ts'
import { placeStreetNames } from './street-names.ts'
import { createStreetTiles, type StreetTile, tilesInSight } from './street-tiles.ts'
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
