import places from './sample-places.json' with { type: 'json' }

/** How a camera of the sample feed behaves. Exactly one holds. */
export type SampleBehaviour =
  | 'steady'
  /** Changes for a while after the start, then never again. */
  | 'freezing'
  /** Answers 200 with the picture that says there is none. */
  | 'placeholder'
  /** Answers with an error, or not at all. */
  | 'failing'
  | 'disabled'

/** One view of the sample feed. */
export interface SampleView {
  id: string
  description: string
  behaviour: SampleBehaviour
  /** Between two pictures, seconds. */
  periodSeconds: number
  hasVideo: boolean
}

/** One camera of the sample feed, at a real interchange. */
export interface SampleCamera {
  id: number
  road: string
  /** As 511 services write it. */
  direction: 'Northbound' | 'Southbound' | 'Eastbound' | 'Westbound'
  /** What the road meets there. */
  place: string
  latitude: number
  longitude: number
  views: readonly SampleView[]
}

/** Every so many-th camera has two views, looking both ways. */
const TWO_VIEWS_EVERY = 6

/** The cameras stand at interchanges of the district's map: sample-places.json, made once from tools/geo. */
export const SAMPLE_CAMERAS: readonly SampleCamera[] = places.map((place, index) => {
  const { road, isNorthSouth, latitude, longitude } = place
  const [there, back] = isNorthSouth
    ? (['Northbound', 'Southbound'] as const)
    : (['Eastbound', 'Westbound'] as const)
  const direction = index % 2 === 0 ? there : back
  const id = 1001 + index
  const views = [viewOf(index, `${id}1`, `Looking ${index % 2 === 0 ? 'ahead' : 'back'}`, behaviourOf(index))]
  if (index % TWO_VIEWS_EVERY === 2) views.push(viewOf(index + 1, `${id}2`, 'Looking at the ramp', 'steady'))
  return { ...{ id, road, direction, latitude, longitude, views }, place: place.place }
})

function viewOf(index: number, id: string, description: string, behaviour: SampleBehaviour): SampleView {
  // From 20 s to a minute, a different pace for each.
  return { id, description, behaviour, periodSeconds: 20 + ((index * 7) % 41), hasVideo: index === 10 }
}

/** Most are steady; the others come often enough to be met on every road. */
function behaviourOf(index: number): SampleBehaviour {
  if (index % 17 === 4) return 'freezing'
  if (index % 19 === 7) return 'placeholder'
  if (index % 23 === 13) return 'failing'
  return index % 29 === 16 ? 'disabled' : 'steady'
}
