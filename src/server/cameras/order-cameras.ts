import type { ListedCamera } from './listed-camera.ts'

type Unordered = Omit<ListedCamera, 'order'> & { sortOrder: number | null }

/**
 * Puts cameras by road, direction and their place along it: the feed's own order where it gives one, mileposts where
 * every camera of the road has one, else south to north or west to east. Pure.
 */
export function orderCameras(cameras: readonly Unordered[]): ListedCamera[] {
  const groups = Map.groupBy(cameras, ({ road, direction }) => `${road}\n${direction ?? ''}`)
  const ordered = Array.from(groups.values(), (group) => {
    const along = placeAlong(group)
    return group
      .toSorted((a, b) => along(a) - along(b) || compareWords(a.id, b.id))
      .map(({ sortOrder: _, ...camera }, order) => ({ ...camera, order }))
  })
  return ordered.toSorted(byRoad).flat()
}

function byRoad([a]: readonly ListedCamera[], [b]: readonly ListedCamera[]): number {
  return compareWords(a?.road ?? '', b?.road ?? '') || compareWords(a?.direction ?? '', b?.direction ?? '')
}

// Numbers in names count as numbers: I-75 comes before I-595.
const { compare: compareWords } = new Intl.Collator('en', { numeric: true })

/** What a camera of one road and direction is ordered by; one that lacks it comes last. */
function placeAlong(group: readonly Unordered[]): (camera: Unordered) => number {
  const distinct = new Set(group.map(({ sortOrder }) => sortOrder))
  // Many feeds write 0 everywhere.
  const isSorted = !distinct.has(null) && distinct.size > group.length / 2
  if (isSorted) return ({ sortOrder }) => sortOrder ?? Number.MAX_VALUE
  if (group.every(({ milepost }) => milepost !== null)) return ({ milepost }) => milepost ?? Number.MAX_VALUE
  const axis = isEastWest(group) ? 'longitude' : 'latitude'
  return (camera) => camera[axis] ?? Number.MAX_VALUE
}

function isEastWest(group: readonly Unordered[]): boolean {
  const direction = group[0]?.direction ?? null
  if (direction !== null) return direction === 'eastbound' || direction === 'westbound'
  return extent(group.map(({ longitude }) => longitude)) > extent(group.map(({ latitude }) => latitude))
}

function extent(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? 0 : Math.max(...known) - Math.min(...known)
}
