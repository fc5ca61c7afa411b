import { useId } from 'react'
import type { MapOverview, OverviewLabel } from '../../contract/district-map.ts'
import type { Language } from '../../contract/language.ts'
import styles from './district-map.module.css'
import { RouteMarker } from './route-marker.tsx'

interface DistrictMapProps {
  map: MapOverview
  language: Language
  title: string
  /** What a visitor who does not see it should know, in a sentence or two. */
  description: string
}

/**
 * The district's counties, roads and waters as a picture. The outlines are one cached file; only names and signs are in
 * the page, and have the same size on every map. Places, counties and roads have the same names in every language.
 */
export function DistrictMap({ map, language, title, description }: DistrictMapProps) {
  // React's ids have characters that are not valid in XML names.
  const id = `map-${useId().replace(/\W/g, '')}`
  return (
    <div className={styles.area} data-shape={map.shape} data-background={map.background}>
      <div className={styles.frame}>
        <svg className={styles.map} role="img" aria-label={title} aria-describedby={`${id}-description`}>
          <Outlines map={map} />
          <Labels labels={map.narrow} language={language} className={styles.narrow} sign={22} />
          <Labels labels={map.wide} language={language} className={styles.wide} sign={26} />
        </svg>
        <span id={`${id}-description`} className="visually-hidden">
          {description}
        </span>
      </div>
    </div>
  )
}

/** From back to front. A casing separates a main road from what it crosses. */
const LAYERS = [
  ['land', styles.land],
  ['counties', styles.counties],
  ['water', styles.water],
  ['other', undefined],
  ['state', undefined],
  ['us', styles.us],
  ['toll', styles.casing],
  ['toll', styles.toll],
  ['interstate', styles.casing],
  ['interstate', styles.interstate],
  ['interchanges', styles.ring],
  ['interchanges', styles.interchanges],
] as const

function Outlines({ map }: Pick<DistrictMapProps, 'map'>) {
  const { width, height, outlinesUrl } = map
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      className={styles.outlines}
      aria-hidden="true"
    >
      {LAYERS.map(([layer, className]) => (
        <use key={`${layer} ${className}`} href={`${outlinesUrl}#${layer}`} className={className} />
      ))}
    </svg>
  )
}

/** Names and signs at their places for a range of widths. */
function Labels(props: {
  labels: readonly OverviewLabel[]
  language: Language
  className: string | undefined
  /** Height of a sign, pixels. */
  sign: number
}) {
  const { labels, language, className, sign } = props
  return (
    <g className={className}>
      {labels.map((label) => (
        <Label key={`${label.kind} ${label.x} ${label.y}`} label={label} language={language} sign={sign} />
      ))}
    </g>
  )
}

function Label({ label, language, sign }: { label: OverviewLabel; language: Language; sign: number }) {
  const { x, y } = label
  switch (label.kind) {
    case 'county':
      return <Lines lines={label.lines} x={x} y={y} className={styles.county} />
    case 'water': {
      const name = label.names[language] ?? label.names.en
      const lines = label.isStacked ? name.split(' ') : [name]
      return <Lines lines={lines} x={x} y={y} className={styles.waterName} />
    }
    case 'place':
      return <Place label={label} />
    case 'sign':
      return (
        <svg x={`${x}%`} y={`${y}%`} className={styles.sign} aria-hidden="true">
          <g
            transform={`translate(${-Math.round(sign * (label.network === 'interstate' ? 0.57 : 0.61))} ${-sign / 2})`}
          >
            <RouteMarker kind={label.network} number={label.number} label={null} size={sign} />
          </g>
        </svg>
      )
  }
}

/** Lines of text, centered vertically on `y`. */
function Lines(props: { lines: readonly string[]; x: number; y: number; className: string | undefined }) {
  const { lines, x, y, className } = props
  return (
    <text y={`${y}%`} className={className}>
      {lines.map((line, index) => (
        <tspan key={line} x={`${x}%`} dy={index === 0 ? `${0.35 - (lines.length - 1) * 0.6}em` : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Offsets from the point to the start, end or middle of the name, on its baseline. */
const OFFSETS = {
  right: { dx: 8, dy: '0.35em' },
  left: { dx: -8, dy: '0.35em' },
  above: { dy: '-0.75em' },
  below: { dy: '1.5em' },
} as const

function Place({ label }: { label: OverviewLabel & { kind: 'place' } }) {
  const { name, side, isOnWater, dot, x, y } = label
  return (
    <g className={styles.place} data-side={side} data-on={isOnWater ? 'water' : 'land'}>
      {x === dot.x ? null : <line x1={`${dot.x}%`} y1={`${dot.y}%`} x2={`${x}%`} y2={`${y}%`} />}
      <circle cx={`${dot.x}%`} cy={`${dot.y}%`} r="4" />
      <text x={`${x}%`} y={`${y}%`} {...OFFSETS[side]}>
        {name}
      </text>
    </g>
  )
}
