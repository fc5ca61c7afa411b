import { useId } from 'react'
import mapUrl from '../theme/map/district-map.svg?no-inline'
import {
  COUNTY_NAMES,
  INTERSTATE_SIGNS,
  LAKE_NAME,
  MAP_VIEW_BOX,
  OCEAN_NAME,
  PLACES,
} from '../theme/map/map-points.ts'
import styles from './district-map.module.css'
import { RouteMarker } from './route-marker.tsx'

interface DistrictMapProps {
  title: string
  /** What a person who does not see it should know, in a sentence or two. */
  description: string
  /** Names of the waters. Counties and places keep their own names in every language. */
  labels: { ocean: string; lake: string }
}

/**
 * The five counties, their state roads and the sea, as a picture. The outlines are one cached file; only names and
 * signs are in the page, at their own size whatever the map's.
 */
export function DistrictMap({ title, description, labels }: DistrictMapProps) {
  // React's own marks are not valid in XML names, which ids of pictures should be.
  const id = `map-${useId().replace(/\W/g, '')}`
  return (
    <div className={styles.area}>
      <svg className={styles.map} role="img" aria-label={title} aria-describedby={`${id}-description`}>
        <Ground fadeId={`${id}-fade`} />
        <CountyNames />
        <Lines words={labels.lake.split(' ')} x={LAKE_NAME.x} y={LAKE_NAME.y} className={styles.lakeName} />
        <Lines words={[labels.ocean]} x={OCEAN_NAME.x} y={OCEAN_NAME.y} className={styles.oceanName} />
        <Places />
        <Signs />
      </svg>
      <span id={`${id}-description`} className="visually-hidden">
        {description}
      </span>
    </div>
  )
}

/** Land, water and roads, from the back to the front. */
function Ground({ fadeId }: { fadeId: string }) {
  return (
    <svg viewBox={MAP_VIEW_BOX} width="100%" height="100%" className={styles.ground} aria-hidden="true">
      <defs>
        <linearGradient id={fadeId}>
          <stop offset="0" className={styles.page} />
          <stop offset="1" className={styles.page} stopOpacity="0" />
        </linearGradient>
      </defs>
      <Layer name="sea" />
      <Layer name="neighbours" />
      <Layer name="counties" className={styles.halo} />
      <Layer name="counties" />
      <Layer name="lake" />
      <Layer name="state" />
      <Layer name="us" />
      <Layer name="toll" className={styles.casing} />
      <Layer name="toll" />
      <Layer name="interstate" className={styles.casing} />
      <Layer name="interstate" />
      <Layer name="interchanges" className={styles.ring} />
      <Layer name="interchanges" />
      <rect x="-2" width="60" height="900" fill={`url(#${fadeId})`} />
    </svg>
  )
}

type LayerName =
  | 'sea'
  | 'neighbours'
  | 'counties'
  | 'lake'
  | 'state'
  | 'us'
  | 'toll'
  | 'interstate'
  | 'interchanges'

function Layer({ name, className }: { name: LayerName; className?: string | undefined }) {
  return <use href={`${mapUrl}#${name}`} className={className ?? styles[name]} />
}

function CountyNames() {
  return COUNTY_NAMES.map(({ name, x, y, narrowX }) => (
    <g key={name} className={styles.county}>
      <text x={`${x}%`} y={`${y}%`} dy="0.35em" className={styles.whenWide}>
        {name}
      </text>
      <Lines words={name.split(' ')} x={narrowX} y={y} className={styles.whenNarrow} />
    </g>
  ))
}

/** Words below each other, the block's middle at `y`. */
function Lines(props: { words: readonly string[]; x: number; y: number; className: string | undefined }) {
  const { words, x, y, className } = props
  return (
    <text y={`${y}%`} className={className}>
      {words.map((word, index) => (
        <tspan key={word} x={`${x}%`} dy={index === 0 ? `${0.35 - (words.length - 1) * 0.6}em` : '1.2em'}>
          {word}
        </tspan>
      ))}
    </text>
  )
}

function Places() {
  return PLACES.map(({ name, x, y, nameX }) => (
    <g key={name} className={styles.place}>
      <line x1={`${x}%`} y1={`${y}%`} x2={`${nameX}%`} y2={`${y}%`} />
      <circle cx={`${x}%`} cy={`${y}%`} r="4" />
      <text x={`${nameX}%`} y={`${y}%`} dx="6" dy="0.35em">
        {name}
      </text>
    </g>
  ))
}

/** Height of the Interstate signs, px, and half their width. */
const SIGN = 26
const HALF_SIGN_WIDTH = 15

function Signs() {
  return INTERSTATE_SIGNS.map(({ number, x, y }) => (
    <svg key={`${number} ${y}`} x={`${x}%`} y={`${y}%`} className={styles.sign} aria-hidden="true">
      <g transform={`translate(${-HALF_SIGN_WIDTH} ${-SIGN / 2})`}>
        <RouteMarker kind="interstate" number={number} label={null} size={SIGN} />
      </g>
    </svg>
  ))
}
