import type { Place } from '../../cameras/feed/feed-camera.ts'
import {
  firstNameOf,
  nameOf,
  nullIfEmpty,
  numberOf,
  parseDirection,
  parsePlace,
  parseRoad,
  plainLinesOf,
  plainTextOf,
  recordOf,
} from '../../cameras/feed/read-field.ts'
import type { FeedAdvisory, FeedEvent, FeedSign, RoadForm, RoadTally } from './feed-records.ts'
import { decodePolyline } from './polyline.ts'
import { restrictionsOf511 } from './read-restrictions.ts'
import { parseSchedules, parseTime } from './read-times.ts'
import { blockedOf, causeOf, placeInText } from './read-words.ts'

type Fields = Readonly<Record<string, unknown>>

/** Kinds of events by the names that 511 services use. */
const KINDS: Readonly<Record<string, FeedEvent['kind']>> = {
  accidentsandincidents: 'incident',
  incidents: 'incident',
  incident: 'incident',
  closures: 'closure',
  closure: 'closure',
  roadwork: 'roadwork',
  construction: 'roadwork',
  specialevents: 'specialEvent',
  specialevent: 'specialEvent',
}

/** 511 v2 `get/event`. `timeZone`: of times without an offset. */
export function eventForm(timeZone: string): RoadForm<FeedEvent> {
  return {
    member: null,
    sourceOf: ({ source }) => source,
    read: (record, problems) => readEvent(record, timeZone, problems),
  }
}

function readEvent(record: Fields, timeZone: string, problems: RoadTally): FeedEvent | null {
  const key = firstNameOf(record.ID, record.Id, record.SourceId)
  if (key === '') return problems.reject('noId')
  const description = plainLinesOf(record.Description, problems)
  const roadway = plainLinesOf(record.RoadwayName ?? record.Roadway, problems)
  if (description === '' && roadway === '') return problems.reject('nothingSaid')
  const subtype = nullIfEmpty(plainTextOf(record.EventSubType, problems))
  const lanesText = plainTextOf(record.LanesAffected, problems)
  const isFullClosure = record.IsFullClosure === true || /^true$/i.test(nameOf(record.IsFullClosure))
  const kind = kindOf(nameOf(record.EventType), problems)
  const { road, direction: written } = readRoad(roadway)
  const placed = placeInText(description, road)
  const time = (name: string) => parseTime(record[name], timeZone, problems)
  const recurrence = parseSchedules(record.RecurrenceSchedules, problems)
  const hasSchedule = recurrence.length > 0
  const path = pathOf(record, problems)
  return {
    key,
    source: plainTextOf(record.Organization, problems),
    kind,
    cause: causeOf(kind, `${subtype ?? ''} ${description}`),
    subtype,
    road,
    direction: directionOf(nameOf(record.DirectionOfTravel)) ?? written,
    location: placed.location ?? roadlessPlace(roadway, road),
    county: nullIfEmpty(plainTextOf(record.County, problems)),
    place: parsePlace(record.Latitude, record.Longitude, problems),
    path,
    milepost: placed.milepost,
    lanes: blockedOf({ kind, text: lanesText, subtype: subtype ?? '', description, isFullClosure }),
    isFullClosure,
    severity: severityOf(nameOf(record.Severity)),
    reportedAt: time('Reported'),
    changedAt: time('LastUpdated'),
    startsAt: time('StartDate'),
    endsAt: parseTime(record.PlannedEndDate ?? record.EndDate, timeZone, problems),
    recurrence,
    operatorText: nullIfEmpty(
      [
        description,
        plainLinesOf(record.Details, problems),
        plainLinesOf(record.Comment, problems),
        plainLinesOf(record.DetourInstructions, problems),
        restrictionsOf511(record.Restrictions, problems),
        ...(hasSchedule ? [] : [plainLinesOf(record.Recurrence, problems).replace(/^"|"$/g, '')]),
      ]
        .filter((text) => text !== '')
        .join('\n'),
    ),
  }
}

function kindOf(name: string, problems: RoadTally): FeedEvent['kind'] {
  const kind = Object.hasOwn(KINDS, name.toLowerCase()) ? KINDS[name.toLowerCase()] : undefined
  if (kind === undefined) problems.add('unknownKind')
  return kind ?? 'incident'
}

/** "I-10 Westbound" names a direction too; several lines, as from a police log, name no road. */
function readRoad(roadway: string): Pick<FeedEvent, 'road' | 'direction'> {
  if (roadway.includes('\n') || roadway.length > 80) return { road: '', direction: null }
  const { name = roadway, word = '' } =
    /^(?<name>\S.{0,70}?)\s(?<word>(?:north|south|east|west)(?:bound)?|[nsew]b)$/i.exec(roadway)?.groups ?? {}
  return { road: parseRoad(name), direction: directionOf(word) }
}

/** The location in a text that is not the name of a road: the line "Location: …" of a police log, or all of it. */
function roadlessPlace(roadway: string, road: string): string {
  if (road !== '') return ''
  const line = roadway.split('\n').find((one) => /^location:/i.test(one))
  return (line ?? roadway.replaceAll('\n', ' · ')).replace(/^location:\s*/i, '').slice(0, 300)
}

/** Both directions, one, or `null`: it does not say. */
export function directionOf(text: string): FeedEvent['direction'] {
  return /^(both|all|both directions|bidirectional)$/i.test(text) ? 'both' : parseDirection(text)
}

function severityOf(text: string): FeedEvent['severity'] {
  const word = text.toLowerCase()
  if (word === 'severe' || word === 'high') return 'major'
  if (word === 'intermediate' || word === 'medium') return 'moderate'
  return (['minor', 'moderate', 'major'] as const).find((name) => name === word) ?? null
}

/** The encoded stretch, or the line from the first place to the second one. */
function pathOf(record: Fields, problems: RoadTally): FeedEvent['path'] {
  const encoded = record.EncodedPolyline
  if (typeof encoded === 'string' && encoded !== '') {
    const path = decodePolyline(encoded)
    if (path === null) problems.add('badPolyline')
    return path
  }
  const placeAt = (which: '' | 'Secondary'): Place | null => {
    const latitude = numberOf(record[`Latitude${which}`])
    const longitude = numberOf(record[`Longitude${which}`])
    return latitude === null || longitude === null ? null : { latitude, longitude }
  }
  const [from, to] = [placeAt(''), placeAt('Secondary')]
  if (from === null || to === null || to.latitude === 0) return null
  return from.latitude === to.latitude && from.longitude === to.longitude ? null : [from, to]
}

/** What signs of several services say when they show nothing. */
const BLANK = /^(no[_ ]message|no message displayed|blank)?$/i
const MAX_PHASES = 6
const MAX_LINES = 8

/** 511 v2 `get/messagesigns`. */
export function signForm(timeZone: string): RoadForm<FeedSign> {
  return {
    member: null,
    read: (record, problems) => {
      const key = firstNameOf(record.Id, record.ID)
      if (key === '') return problems.reject('noId')
      const { road, direction } = readRoad(plainTextOf(record.Roadway ?? record.RoadwayName, problems))
      const messages = Array.isArray(record.Messages) ? record.Messages : [record.Messages ?? '']
      return {
        key,
        road,
        direction: directionOf(nameOf(record.DirectionOfTravel)) ?? direction,
        location: plainTextOf(record.Name ?? record.Location, problems),
        county: nullIfEmpty(plainTextOf(record.County, problems)),
        place: parsePlace(record.Latitude, record.Longitude, problems),
        phases: messages
          .slice(0, MAX_PHASES)
          .map((message) => plainLinesOf(message, problems))
          .filter((message) => !BLANK.test(message))
          .map((message) => message.split('\n').slice(0, MAX_LINES)),
        changedAt: parseTime(record.LastUpdated, timeZone, problems),
      }
    },
  }
}

/** 511 v2 `get/alerts`. */
export function advisoryForm(timeZone: string): RoadForm<FeedAdvisory> {
  return {
    member: null,
    read: (record, problems) => {
      const key = firstNameOf(record.Id, record.ID)
      if (key === '') return problems.reject('noId')
      const text = plainLinesOf(record.Message, problems)
      if (text === '') return problems.reject('nothingSaid')
      const regions = Array.isArray(record.Regions) ? record.Regions : []
      return {
        key,
        text,
        notes: nullIfEmpty(plainLinesOf(record.Notes, problems)),
        regions: regions
          .slice(0, 50)
          .map((region) => firstNameOf(region, recordOf(region)?.Name))
          .filter((name) => name !== ''),
        isHighImportance: record.HighImportance === true,
        startsAt: parseTime(record.StartTime, timeZone, problems),
        endsAt: parseTime(record.EndTime, timeZone, problems),
      }
    },
  }
}
