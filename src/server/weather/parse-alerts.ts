import { SEVERITIES, type WeatherAlert } from '../../contract/weather.ts'
import { fieldOf, nameOf, recordOf, webAddressOf } from '../cameras/feed/read-field.ts'
import type { RoadForm, RoadTally } from '../roads/feed/feed-records.ts'
import { parseVtec, type Vtec, type WarningMessage } from './vtec.ts'

/** The fields of a weather service message that the site uses, in the service's own words. */
export interface AlertMessage extends WarningMessage {
  event: string
  severity: WeatherAlert['severity']
  language: 'en' | 'es'
  headline: string | null
  description: string
  instruction: string | null
  areaDescription: string
  sender: string
  onset: Date | null
  vtec: readonly Vtec[]
}

/** The longest products of the service are some 12,000 characters a zone. */
const MAX_TEXT = 40_000
const MAX_HEADLINE = 1_000
const MAX_ZONES = 500
const MAX_CODES = 20

/**
 * A GeoJSON list of alerts as api.weather.gov sends it.
 *
 * @see https://www.weather.gov/documentation/services-web-api
 */
export const ALERT_FORM: RoadForm<AlertMessage & { key: string }> = { member: 'features', read: parseAlert }

function parseAlert(feature: unknown, problems: RoadTally): (AlertMessage & { key: string }) | null {
  const properties = recordOf(fieldOf(feature, 'properties'))
  if (properties === null) return problems.reject('notARecord')
  const id = nameOf(properties.id)
  const event = nameOf(properties.event)
  if (id === '' || event === '') return problems.reject('noId')
  const sentAt = timeOf(properties.sent)
  if (sentAt === null) return problems.reject('noTime')
  const codes = namesOf(fieldOf(properties.parameters, 'VTEC'), MAX_CODES)
  const vtec = codes.map(parseVtec)
  // An unreadable record neither starts nor ends a warning.
  if (vtec.includes(null)) return problems.reject('unreadableVtec')
  const description = textOf(properties.description, MAX_TEXT)
  if (description === null) return problems.reject('tooLong')
  return {
    key: id,
    id,
    event,
    sentAt,
    description,
    status: nameOf(properties.status),
    messageType: nameOf(properties.messageType),
    severity: SEVERITIES.find((known) => known === properties.severity) ?? 'Unknown',
    language: /^es\b/i.test(nameOf(properties.language)) ? 'es' : 'en',
    headline: textOf(properties.headline, MAX_HEADLINE) || null,
    instruction: textOf(properties.instruction, MAX_TEXT) || null,
    areaDescription: textOf(properties.areaDesc, MAX_TEXT) ?? '',
    sender: nameOf(properties.senderName),
    onset: timeOf(properties.onset),
    endsAt: timeOf(properties.ends),
    expiresAt: timeOf(properties.expires),
    vtec: vtec.filter((one) => one !== null),
    zones: namesOf(fieldOf(properties.geocode, 'UGC'), MAX_ZONES),
    references: [...referencesOf(properties.references), ...expiredOf(properties.parameters)],
  }
}

/** A text without the control characters that no page may contain. `null`: it is longer than any of the service's. */
function textOf(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return ''
  if (value.length > most) return null
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
}

function timeOf(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return null
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at
}

function namesOf(value: unknown, most: number): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
  return list
    .slice(0, most)
    .map(nameOf)
    .filter((name) => name !== '')
}

function referencesOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value.slice(0, MAX_ZONES).map((reference) => nameOf(fieldOf(reference, 'identifier')))
    : []
}

/** "w-nws.webmaster@noaa.gov,urn:oid:2.49…,2026-09-28T05:00:00-04:00", several with blanks between. */
function expiredOf(parameters: unknown): string[] {
  return namesOf(fieldOf(parameters, 'expiredReferences'), MAX_CODES)
    .flatMap((text) => text.split(' '))
    .map((reference) => reference.split(',')[1] ?? '')
    .filter((id) => id !== '')
}

/** A tropical cyclone that a list names. */
export interface ListedStorm {
  id: string
  name: string
  classification: string
  windKnots: number | null
  updatedAt: Date | null
  advisory: { number: string; url: string } | null
}

/** `CurrentStorms.json` of the National Hurricane Center. */
export const STORM_FORM: RoadForm<ListedStorm & { key: string }> = {
  member: 'activeStorms',
  read: parseStorm,
}

function parseStorm(
  storm: Readonly<Record<string, unknown>>,
  problems: RoadTally,
): (ListedStorm & { key: string }) | null {
  const [id, name] = [nameOf(storm.id), nameOf(storm.name)]
  if (id === '' || name === '') return problems.reject('noId')
  const wind = Number(nameOf(storm.intensity) || Number.NaN)
  const number = nameOf(fieldOf(storm.publicAdvisory, 'advNum'))
  const url = webAddressOf(fieldOf(storm.publicAdvisory, 'url'))
  return {
    key: id,
    id,
    name,
    classification: nameOf(storm.classification),
    windKnots: Number.isInteger(wind) && wind >= 0 && wind < 300 ? wind : null,
    updatedAt: timeOf(storm.lastUpdate),
    advisory: url === null ? null : { number, url },
  }
}
