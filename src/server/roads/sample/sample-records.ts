import type { ExitEntry } from '../../../content/exits-file.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { isNorthSouth } from '../../cameras/place/exit-beside.ts'
import type { Upstream } from '../../upstream/fetch-upstream.ts'
import { eventsAt, MINUTE, scatter } from './sample-events.ts'

type Content = Pick<SiteContent, 'site' | 'exits'>

const DIRECTIONS = ['Northbound', 'Southbound', 'Eastbound', 'Westbound'] as const
const NIGHTS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The responses of a generated feed: the same at the same time, at exits of the content. It says that it is a sample. */
export function sampleFetch(
  kind: 'events-511' | 'wzdx' | 'signs-511' | 'advisories-511',
  readContent: () => Content | null,
  now: () => Date,
): Upstream['fetch'] {
  return async (url) => {
    const content = readContent()
    if (content === null) return { kind: 'failed', reason: 'unreachable' }
    const seconds = Math.floor(now().getTime() / 1000)
    const bytes = Buffer.from(JSON.stringify(RESPONSES[kind](content, seconds)))
    return { kind: 'received', url, bytes, etag: null, lastModified: null, sent: 0 }
  }
}

const RESPONSES = {
  'events-511': sampleEvents,
  wzdx: sampleWorkZones,
  'signs-511': sampleSigns,
  'advisories-511': sampleAdvisories,
} as const

function sampleEvents(content: Content, seconds: number): object[] {
  return eventsAt(content, seconds).map(({ script, id, begunAt, pick, exit }) => {
    const direction = directionAt(content, exit, pick)
    const place = exit.crossStreet ?? `exit ${exit.exit}`
    const endsAt = begunAt + script.lasts * MINUTE
    const isPlanned = script.type !== undefined
    return {
      ID: id,
      SourceId: id,
      Organization: 'Sample feed',
      RoadwayName: exit.road,
      DirectionOfTravel: direction,
      Description: `Sample: ${script.text} on ${exit.road} ${direction} near ${place}`,
      Reported: begunAt,
      // An agency says something new about an incident every 12 minutes.
      LastUpdated: isPlanned ? begunAt : seconds - ((seconds - begunAt) % (12 * MINUTE)),
      StartDate: begunAt,
      PlannedEndDate: isPlanned ? endsAt : null,
      LanesAffected: script.lanes ?? 'No Data',
      Latitude: exit.latitude,
      Longitude: exit.longitude,
      EventType: script.type ?? 'accidentsAndIncidents',
      EventSubType: script.subtype,
      IsFullClosure: script.isFullClosure === true,
      Severity: script.isMajor === true ? 'Major' : 'Minor',
      RecurrenceSchedules: script.isNightly === true ? nightsOf(pick) : '',
      Details: 'This event is made up.',
    }
  })
}

/** A night the way services write it: split at midnight. */
function nightsOf(pick: number) {
  const first = Math.floor(pick * 3)
  const nights = NIGHTS.slice(first, first + 4)
  const mornings = NIGHTS.slice(first + 1, first + 5)
  return [
    { Times: [{ StartTime: '21:00:00', EndTime: '23:59:59' }], DaysOfWeek: nights },
    { Times: [{ StartTime: '00:00:00', EndTime: '04:59:59' }], DaysOfWeek: mornings },
  ]
}

function directionAt({ exits }: Content, { road }: ExitEntry, pick: number): string {
  const first = isNorthSouth(road, exits) ? 0 : 2
  return DIRECTIONS[first + (Math.floor(pick * 1000) % 2)] ?? DIRECTIONS[0]
}

/** Two daytime work zones between exits of the same road. */
function sampleWorkZones(content: Content, seconds: number): object {
  const day = 24 * 3600
  const week = Math.floor(seconds / (7 * day)) * 7 * day
  const features = [0, 1].flatMap((number) => {
    const at = Math.floor(scatter(number + 500, week / day) * Math.max(1, content.exits.length - 1))
    const [from, to] = [content.exits[at], content.exits[at + 1]]
    if (from === undefined || to === undefined || from.road !== to.road) return []
    return [workZone(content, from, to, { number, week, day })]
  })
  const info = { publisher: 'Sample feed', version: '4.2', update_date: iso(seconds - (seconds % 3600)) }
  return { feed_info: info, type: 'FeatureCollection', features }
}

function workZone(
  content: Content,
  from: ExitEntry,
  to: ExitEntry,
  { number, week, day }: { number: number; week: number; day: number },
): object {
  return {
    id: `sample-${number}-${week / day}`,
    type: 'Feature',
    properties: {
      core_details: {
        event_type: 'work-zone',
        data_source_id: 'sample',
        road_names: [from.road],
        direction: directionAt(content, from, number / 1000).toLowerCase(),
        description: 'Sample: guardrail repair. This work zone is made up.',
        creation_date: iso(week),
        update_date: iso(week),
      },
      beginning_cross_street: from.crossStreet ?? `Exit ${from.exit}`,
      ending_cross_street: to.crossStreet ?? `Exit ${to.exit}`,
      start_date: iso(week + day),
      end_date: iso(week + 6 * day),
      vehicle_impact: number === 0 ? 'some-lanes-closed' : 'all-lanes-open',
      types_of_work: [{ type_name: 'roadside-work' }],
      lanes: [
        { order: 1, type: 'general', status: 'open' },
        { order: 2, type: 'general', status: number === 0 ? 'closed' : 'open' },
        { order: 3, type: 'shoulder', status: 'closed' },
      ],
    },
    geometry: {
      type: 'LineString',
      coordinates: [from, to].map(({ longitude, latitude }) => [longitude, latitude]),
    },
  }
}

function iso(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

/** A sign at every sixth exit: it names the next event on its road, gives advice, or is blank. */
function sampleSigns(content: Content, seconds: number): object[] {
  const events = eventsAt(content, seconds)
  return content.exits
    .filter((_, index) => index % 6 === 0)
    .map((exit, number) => {
      const event = events.find(({ exit: { road } }) => road === exit.road)
      const advice = number % 3 === 0 ? ['SAMPLE SIGN\nBUCKLE UP\nIT IS THE LAW'] : ['NO_MESSAGE']
      const place = event === undefined ? '' : (event.exit.crossStreet ?? `EXIT ${event.exit.exit}`)
      const lines =
        event === undefined
          ? advice
          : [
              `SAMPLE SIGN\n${event.script.text}\n${place}`.toUpperCase(),
              `SAMPLE SIGN\n${event.script.isFullClosure === true ? 'ROAD CLOSED' : 'USE CAUTION'}`,
            ]
      return {
        Id: `sample-${number}`,
        Name: `Sample sign near ${exit.crossStreet ?? `exit ${exit.exit}`}`,
        Roadway: exit.road,
        DirectionOfTravel: directionAt(content, exit, number / 1000),
        Messages: lines,
        Latitude: exit.latitude,
        Longitude: exit.longitude,
        LastUpdated: event?.begunAt ?? seconds - (seconds % 3600),
      }
    })
}

function sampleAdvisories({ site }: Content, seconds: number): object[] {
  const day = seconds - (seconds % (24 * 3600))
  return [
    {
      Id: `sample-${day}`,
      Message:
        'Sample: heavy traffic is expected around the fairgrounds this evening. This advisory is made up.',
      Notes: 'Allow more time.',
      StartTime: day,
      EndTime: day + 24 * 3600,
      Regions: [site.district.counties[0] ?? ''],
      HighImportance: false,
    },
  ]
}
