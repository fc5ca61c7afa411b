import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseVtec, type Vtec } from '../../../src/server/weather/vtec.ts'

/** An alert of api.weather.gov, with the parts that the site reads. */
export interface AlertFeature {
  type: 'Feature'
  id: string
  properties: {
    id: string
    areaDesc: string
    geocode: { UGC: string[] }
    references: { identifier: string; sent: string }[]
    sent: string
    onset: string | null
    expires: string
    ends: string | null
    status: string
    messageType: string
    severity: string
    event: string
    senderName: string
    headline: string
    description: string
    instruction: string | null
    language: string
    parameters: Record<string, string[]>
  }
}

const NAMES: Readonly<Record<string, string>> = {
  HU: 'Hurricane',
  TR: 'Tropical Storm',
  SS: 'Storm Surge',
}
const SIGNIFICANCES: Readonly<Record<string, string>> = { W: 'Warning', A: 'Watch' }
const MESSAGE_TYPES: Readonly<Record<Vtec['action'], string>> = {
  NEW: 'Alert', CON: 'Update', EXT: 'Update', EXA: 'Update', EXB: 'Update', COR: 'Update', ROU: 'Update',
  UPG: 'Cancel', CAN: 'Cancel', EXP: 'Cancel',
}
/** Hours behind UTC. */
const OFFSETS: Readonly<Record<string, number>> = { EDT: 4, CDT: 5, EST: 5, CST: 6 }

/**
 * The alerts in a text product of the National Weather Service, as its API returns them: one for each code of each
 * segment. `name`: of a file in this folder, without ".txt".
 */
export function readProduct(name: string): AlertFeature[] {
  const [head = '', ...segments] = readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8').split(
    /\n(?=[A-Z]{2}[CZ]\d{3}[^\n]*-\d{6}-\n\/)/,
  )
  const office = /National Weather Service (.*?)\s{2,}/i.exec(head)?.[1] ?? ''
  return segments.flatMap((segment, index) => readSegment(segment.split('\n$$')[0] ?? '', office, `${name}-${index}`))
}

function readSegment(segment: string, office: string, name: string): AlertFeature[] {
  const lines = segment.split('\n')
  const zones = zonesOf(lines[0] ?? '')
  const codes = lines.filter((line) => /^\/[OTEX]\./.test(line))
  const timeLine = lines.find((line) => /^\d{3,4} [AP]M [A-Z]{3} /i.test(line)) ?? ''
  const sent = sentOf(timeLine)
  const areaLines = lines.slice(1 + codes.length, lines.indexOf(timeLine))
  const text = lines.slice(lines.indexOf(timeLine) + 1)
  const headlines = text.flatMap((line) => /^\.\.\.(.+)\.\.\.$/.exec(line)?.[1] ?? [])
  return codes.map((code) => {
    const vtec = parseVtec(code)
    if (vtec === null) throw new Error(`${name} has a code that cannot be read: ${code}`)
    const [phenomenon = '', significance = ''] = vtec.eventCode.split('.')
    const event = `${NAMES[phenomenon] ?? phenomenon} ${SIGNIFICANCES[significance] ?? ''}`.trim()
    const id = `urn:oid:2.49.0.1.840.0.${name}.${vtec.eventCode}.${vtec.action}`
    return {
      type: 'Feature',
      id: `https://api.weather.gov/alerts/${id}`,
      properties: {
        id, event, status: 'Actual', messageType: MESSAGE_TYPES[vtec.action],
        areaDesc: areaLines.join(' ').replace(/-\s*$/, '').split('-').join('; '),
        geocode: { UGC: zones },
        references: [],
        sent: sent.toISOString(), onset: vtec.beginsAt?.toISOString() ?? null,
        expires: expiresOf(lines[0] ?? '', sent).toISOString(),
        ends: vtec.endsAt?.toISOString() ?? null,
        severity: significance === 'W' ? 'Severe' : 'Moderate',
        senderName: `NWS ${office}`,
        headline: `${event} issued ${timeLine} by NWS ${office}`,
        description: text.join('\n').trim(),
        instruction: null,
        language: 'en-US',
        parameters: { VTEC: [code], NWSheadline: headlines },
      },
    }
  })
}

/** "FLZ039-042-048>050-071715-". */
function zonesOf(line: string): string[] {
  let kind = ''
  return line
    .split('-')
    .slice(0, -2)
    .flatMap((part) => {
      const [, prefix = kind, first = '', last = first] = /^([A-Z]{2}[CZ])?(\d{3})(?:>(\d{3}))?$/.exec(part) ?? []
      kind = prefix
      const count = Number(last) - Number(first) + 1
      return Array.from({ length: count }, (_, step) => kind + String(Number(first) + step).padStart(3, '0'))
    })
}

/** "1155 AM EDT FRI SEP 2 2016". */
function sentOf(line: string): Date {
  const [, time = '', half = '', zone = '', date = ''] =
    /^(\d{3,4}) ([AP]M) ([A-Z]{3}) [A-Z]{3} (.+)$/i.exec(line) ?? []
  const minutes = Number(time.slice(-2))
  const hour = (Number(time.slice(0, -2)) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
  const day = new Date(`${date} UTC`)
  return new Date(day.getTime() + ((hour + (OFFSETS[zone.toUpperCase()] ?? 0)) * 60 + minutes) * 60_000)
}

/** "030000" is the next third day of a month at midnight UTC. */
function expiresOf(line: string, sent: Date): Date {
  const [, day = '', hour = '', minute = ''] = /-(\d\d)(\d\d)(\d\d)-$/.exec(line) ?? []
  const at = new Date(sent)
  at.setUTCDate(Number(day))
  at.setUTCHours(Number(hour), Number(minute), 0, 0)
  if (at < sent) at.setUTCMonth(at.getUTCMonth() + 1)
  return at
}

/** The API's response with these alerts. */
export function listOf(features: readonly AlertFeature[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features })
}
