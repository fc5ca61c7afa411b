import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import type { MapDetail } from '../../contract/district-map.ts'
import { useResponse } from '../api/query-client.ts'
import { QueryView } from '../api/query-view.tsx'
import { useSiteFacts } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { mapCreditText } from '../messages/translate.ts'
import { IconButton } from '../ui/button.tsx'
import {
  chevronLeftIcon,
  chevronRightIcon,
  closeIcon,
  keyboardArrowDownIcon,
  removeIcon,
} from '../ui/icon-paths.ts'
import { addIcon, fitScreenIcon, keyboardArrowUpIcon } from './icon-paths.ts'
import { MapGround } from './map-ground.tsx'
import { chooseLabels } from './map-labels.ts'
import {
  APART,
  type Cluster,
  clusterItems,
  inWindow,
  isArrowKey,
  isWithin,
  type MapItem,
  type Point,
  placedItems,
  stepTo,
} from './map-model.ts'
import styles from './places-map.module.css'
import { mostKOf, useLevelAnnouncement, useMapZoom } from './use-map-zoom.ts'

/** What a mark's component passes to `MapMark`. */
export interface MarkFrame {
  id: string
  at: Point
  /** The arrow keys have reached it. */
  isActive: boolean
  isChosen: boolean
  onPress: () => void
}

export interface MapKind<Item extends MapItem> {
  /** The part of the keys of messages that names the items. */
  items: 'cameras' | 'events'
  showAll: 'cameras.showAll' | 'roads.showAll'
  /** Labels and draws what is at one place: a `MapMark`. */
  Mark: ComponentType<{ items: readonly Item[]; frame: MarkFrame }>
  /** On the card: the only item at its place. */
  One: ComponentType<{ item: Item }>
  /** On the card: one of several items at the same place. */
  Row: ComponentType<{ item: Item }>
  crossStreetOf: (item: Item) => string | null
  /** The address that Enter on a mark opens. `null`: it opens the card. */
  hrefOf: (item: Item) => string | null
}

interface PlacesMapProps<Item extends MapItem> {
  items: readonly Item[]
  kind: MapKind<Item>
  legend: readonly { id: string; mark: ReactNode; text: string }[]
  /** Ids of the items on the card. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/**
 * The district's map with marks for items such as cameras. One tab stop: arrow keys go from mark to mark, Enter opens an
 * item or zooms in until several items separate. A list next to it has everything the map has.
 */
export function PlacesMap<Item extends MapItem>(props: PlacesMapProps<Item>) {
  const { t } = useTranslations()
  const state = useResponse('getMapDetail', {})
  return (
    <QueryView
      state={state}
      bars={['full', 'full', 'full']}
      size="block"
      failed={{ title: t('map.failed'), hint: t(`map.${props.kind.items}.failedHint`) }}
    >
      {(map) => <LoadedMap map={map} {...props} />}
    </QueryView>
  )
}

function LoadedMap<Item extends MapItem>(props: PlacesMapProps<Item> & { map: MapDetail }) {
  const { map, items, kind, legend, chosen, onChoose } = props
  const mostK = mostKOf(map)
  const { t } = useTranslations()
  const { mapCredit } = useSiteFacts()
  const frame = useRef<HTMLDivElement>(null)
  // React's ids have characters that are not valid in XML names.
  const id = `map${useId().replace(/\W/g, '')}`
  const [, navigate] = useLocation()
  const placed = useMemo(() => placedItems(items, map.origin), [items, map])
  const key = placed.map(({ item }) => item.id).join()
  // The same array as long as the items are the same, so that a refetched list does not move the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item does not move
  const points = useMemo(() => placed.map(({ at }) => at), [key])
  const { position, size, scale, level, zoomBy, panBy, showAll, bringIntoSight } = useMapZoom(
    frame,
    map,
    points,
  )
  // Clusters change with the scale in steps; within a step, dragging and pinching only move the marks.
  const step = position === null ? null : Math.round(Math.log2(position.k) * 2)
  const clusters = useMemo(() => (step === null ? [] : clusterItems(placed, 2 ** (step / 2))), [placed, step])
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = clusters.find((cluster) => cluster.items.some((item) => item.id === activeId)) ?? null

  const inSight =
    position === null
      ? []
      : clusters.filter((cluster) => cluster === active || isWithin(inWindow(cluster.at, position), size, 30))
  const marks = clusters.map(({ at, items: [first] }) => ({
    at,
    crossStreet: first === undefined ? null : kind.crossStreetOf(first),
  }))
  const { labels, taken } =
    position === null ? { labels: [], taken: [] } : chooseLabels(map, marks, position, size, scale)
  const announcement = useLevelAnnouncement(position === null ? null : level, labels)
  const zoom = (way: 'in' | 'out') => zoomBy(way, active?.at ?? null)

  const open = (cluster: Cluster<Item>, how: 'key' | 'press') => {
    const [first] = cluster.items
    if (first === undefined) return
    setActiveId(first.id)
    const places = placedItems(cluster.items, map.origin).map(({ at }) => at)
    if (cluster.items.length > 2 && position !== null && position.k < mostK && isApart(places, mostK))
      return showAll(places, mostK)
    const href = how === 'key' && cluster.items.length === 1 ? kind.hrefOf(first) : null
    if (href !== null) return navigate(href)
    onChoose(cluster.items.map((item) => item.id))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = active ?? clusters[0]
    if (event.altKey || event.ctrlKey || event.metaKey || from === undefined) return
    if (isArrowKey(event.key)) {
      const next = active === null ? from : stepTo(from.at, clusters, event.key)
      if (next !== null) {
        setActiveId(next.items[0]?.id ?? null)
        bringIntoSight(next.at)
      }
    } else if (event.key === 'Enter' || event.key === ' ') open(from, 'key')
    else if (event.key === '+' || event.key === '=') zoom('in')
    else if (event.key === '-') zoom('out')
    else if (event.key === 'Escape' && chosen.length > 0) onChoose([])
    else return
    event.preventDefault()
  }
  const shown = items.filter((item) => chosen.includes(item.id))
  const withoutPlace = items.length - placed.length
  return (
    <div className={styles.map}>
      <div
        ref={frame}
        className={styles.window}
        data-background={map.background}
        role="listbox"
        tabIndex={0}
        aria-label={t(`map.${kind.items}.name`)}
        aria-describedby={`${id}-help`}
        aria-activedescendant={active === null ? undefined : `${id}-${active.id}`}
        onKeyDown={onKeyDown}
        onFocus={() => setActiveId((now) => now ?? clusters[0]?.items[0]?.id ?? null)}
      >
        {position === null ? null : (
          // No role, so that the options belong to the list box; a group between them would need a name.
          <svg viewBox={`0 0 ${size.width} ${size.height}`} role="none">
            <MapGround map={map} position={position} size={size} labels={labels} taken={taken} />
            {inSight.map((cluster) => (
              <kind.Mark
                key={cluster.id}
                items={cluster.items}
                frame={{
                  id: `${id}-${cluster.id}`,
                  at: inWindow(cluster.at, position),
                  isActive: cluster === active,
                  isChosen: cluster.items.some((item) => chosen.includes(item.id)),
                  onPress: () => open(cluster, 'press'),
                }}
              />
            ))}
          </svg>
        )}
      </div>
      <p id={`${id}-help`} className="visually-hidden">
        {t(`map.${kind.items}.help`)}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div className={styles.zoom}>
        <IconButton icon={addIcon} label={t('map.zoomIn')} onClick={() => zoom('in')} />
        <IconButton icon={removeIcon} label={t('map.zoomOut')} onClick={() => zoom('out')} />
        <IconButton icon={fitScreenIcon} label={t(kind.showAll)} onClick={() => showAll(points)} />
        {PANS.map(({ way, icon, message }) => (
          <IconButton key={way} icon={icon} label={t(message)} onClick={() => panBy(way)} />
        ))}
      </div>
      {shown.length === 0 ? null : <MapCard items={shown} kind={kind} onClose={() => onChoose([])} />}
      <div className={styles.foot}>
        <ul role="list" className={`wrap ${styles.legend}`} aria-label={t('state.legend')}>
          {legend.map(({ id: key, mark, text }) => (
            <li key={key}>
              {mark}
              {text}
            </li>
          ))}
        </ul>
        {mapCredit === null ? null : <p>{mapCredit}</p>}
        {map.streets === undefined ? null : <p>{mapCreditText(map.streets.credit, t)}</p>}
        {withoutPlace === 0 ? null : <p>{t(`map.${kind.items}.withoutPlace`, { count: withoutPlace })}</p>}
      </div>
    </div>
  )
}

/** Ways to move the map without dragging it. */
const PANS = [
  { way: 'up', icon: keyboardArrowUpIcon, message: 'map.panUp' },
  { way: 'down', icon: keyboardArrowDownIcon, message: 'map.panDown' },
  { way: 'left', icon: chevronLeftIcon, message: 'map.panLeft' },
  { way: 'right', icon: chevronRightIcon, message: 'map.panRight' },
] as const

/** Whether the places have separate marks at the closest scale. */
function isApart(places: readonly Point[], mostK: number): boolean {
  const [first] = places
  return (
    first !== undefined && places.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) * mostK > APART)
  )
}

/** The most items the card lists: a feed may put all items without a known place at the same one. */
const MOST_NAMED = 20

/** What was pressed on the map: one item, or several at the same place. */
function MapCard<Item extends MapItem>(props: {
  items: readonly Item[]
  kind: MapKind<Item>
  onClose: () => void
}) {
  const { items, kind, onClose } = props
  const { t } = useTranslations()
  const [only, ...others] = items
  if (only === undefined) return null
  return (
    <div className={styles.card}>
      <IconButton icon={closeIcon} label={t('map.closeCard')} className={styles.close} onClick={onClose} />
      {others.length === 0 ? (
        <kind.One key={only.id} item={only} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and rows of events contain nothing focusable
        <ul role="list" className={styles.several} tabIndex={0}>
          {items.slice(0, MOST_NAMED).map((item) => (
            <li key={item.id}>
              <kind.Row item={item} />
            </li>
          ))}
          {items.length > MOST_NAMED ? (
            <li>{t(`map.${kind.items}.moreHere`, { count: items.length - MOST_NAMED })}</li>
          ) : null}
        </ul>
      )}
    </div>
  )
}
