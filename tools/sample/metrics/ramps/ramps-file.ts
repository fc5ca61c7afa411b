import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { RAMP_STORIES, type RampStory } from './ramp-history.ts'

const Interchanges = v.object({
  features: v.array(
    v.object({
      properties: v.object({ ref: v.string(), exit: v.string() }),
      geometry: v.object({ type: v.literal('Point'), coordinates: v.tuple([v.number(), v.number()]) }),
    }),
  ),
})

const SOURCE = new URL('../../../geo/d4-interchanges.geojson', import.meta.url)

/** Degrees from the middle of the freeway to its ramps, so that two of one interchange lie apart on a map. */
const ASIDE = 0.0014

/** The text of `ramps.yaml`: every ramp signal at its real interchange. */
export async function makeRampsFile(): Promise<string> {
  const { features } = v.parse(Interchanges, JSON.parse(await readFile(SOURCE, 'utf8')))
  const places = new Map(
    features
      .filter(({ properties }) => properties.ref === 'I-95')
      .map(({ properties, geometry }) => [properties.exit, geometry.coordinates] as const),
  )
  const ramps = RAMP_STORIES.map((story) => entryOf(story, places.get(story.exit)))
  return `${HEAD}${stringify({ ramps }, { lineWidth: 100 })}`
}

const HEAD = `# Every ramp signal, in use or not. The table metrics/ramp_monthly.csv names a ramp by its id.
# A ramp that is not active says why in "note", in words for drivers.
# Sample: the places are real, the signals and what is said of them are made up.

`

function entryOf(story: RampStory, place: readonly [number, number] | undefined) {
  if (place === undefined) throw new Error(`I-95 has no exit ${story.exit}`)
  const [longitude, latitude] = place
  const isOn = story.status !== 'notYetActivated'
  return {
    id: story.id,
    interchange: story.interchange,
    road: 'I-95',
    direction: story.direction,
    county: story.county,
    latitude,
    longitude: Number((longitude + (story.direction === 'northbound' ? ASIDE : -ASIDE)).toFixed(6)),
    status: story.status,
    ...(story.activatedOn === null ? {} : { activatedOn: story.activatedOn }),
    ...(isOn ? { schedule: scheduleOf(story) } : {}),
    ...(story.note === null ? {} : { note: story.note }),
  }
}

function scheduleOf({ direction }: RampStory): string {
  return direction === 'southbound'
    ? 'Weekdays 6 to 10 a.m. and 3 to 6 p.m., when traffic needs it'
    : 'Weekdays 6 to 9 a.m. and 3 to 7 p.m., when traffic needs it'
}
