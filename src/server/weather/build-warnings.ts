import type { WeatherProfile } from '../../contract/district-profile.ts'
import { inEveryLanguage } from '../../contract/language.ts'
import type { Sentence } from '../../contract/roads.ts'
import { SEVERITIES, type Warning, type WeatherAlert } from '../../contract/weather.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import type { AlertMessage } from './parse-alerts.ts'
import { type InForce, messagesInForce } from './vtec.ts'

/** More warnings at once than a page can show. */
const MOST_ALERTS = 300
/** Offices send one headline for all zones, or a few. */
const MOST_HEADLINES = 3

/** The messages in force in the district's zones, most severe first. Pure: see `messagesInForce`. */
export function buildAlerts(
  messages: readonly AlertMessage[],
  zones: readonly string[],
  moment: { now: Date; isFeedCurrent: boolean },
): WeatherAlert[] {
  // Apart, because a product and its translation may have the same code.
  const inForceIn = (language: AlertMessage['language']) =>
    messagesInForce(
      messages.filter((message) => message.language === language),
      new Set(zones),
      moment,
    )
  const spanish = inForceIn('es')
  const paired = new Set<InForce<AlertMessage>>()
  const english = inForceIn('en').map((one) => {
    const twin = spanish.findLast((other) => isSameEvent(one, other)) ?? null
    if (twin !== null) paired.add(twin)
    return buildAlert(one, twin)
  })
  // A Spanish product whose English one is missing still warns.
  const alone = spanish.filter((one) => !paired.has(one)).map((one) => buildAlert(one, null))
  return [...english, ...alone].toSorted(byUrgency).slice(0, MOST_ALERTS)
}

/** Whether two messages are about the same kind of event in common zones: a translation may have its own number. */
function isSameEvent(one: InForce<AlertMessage>, other: InForce<AlertMessage>): boolean {
  const isSameKind =
    one.eventCode === null ? one.message.event === other.message.event : one.eventCode === other.eventCode
  return isSameKind && one.zones.some((zone) => other.zones.includes(zone))
}

function buildAlert(
  { message, zones, endsAt, eventCode }: InForce<AlertMessage>,
  twin: InForce<AlertMessage> | null,
): WeatherAlert {
  const { id, event, severity, language, areaDescription, sender, sentAt, onset } = message
  return {
    id,
    event,
    eventCode,
    severity,
    phrase: phraseOf(eventCode),
    language,
    text: textOf(message),
    textEs: twin === null ? null : textOf(twin.message),
    zones: zones.toSorted(),
    areaDescription,
    sender,
    sentAt: sentAt.toISOString(),
    onset: onset?.toISOString() ?? null,
    ends: endsAt?.toISOString() ?? null,
  }
}

function textOf({ headline, description, instruction }: AlertMessage) {
  return { headline, description, instruction }
}

/** Warnings before watches, watches before advisories and statements. */
const SIGNIFICANCES = ['W', 'A', 'Y', 'S']

function byUrgency(a: WeatherAlert, b: WeatherAlert): number {
  const rank = ({ eventCode }: WeatherAlert) => {
    const place = SIGNIFICANCES.indexOf(eventCode?.slice(-1) ?? '')
    return place === -1 ? SIGNIFICANCES.length : place
  }
  return (
    rank(a) - rank(b) ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    rankOf(a.eventCode) - rankOf(b.eventCode) ||
    Date.parse(b.sentAt) - Date.parse(a.sentAt) ||
    (a.id < b.id ? -1 : 1)
  )
}

/**
 * The alerts in force that every page shows: warnings and watches, and whatever the service calls severe. Advisories and
 * statements, such as on rip currents, are only on the storm page. Pure.
 */
export function buildWarnings(
  alerts: readonly WeatherAlert[],
  { zones }: Pick<WeatherProfile, 'zones'>,
): Warning[] {
  const groups = Map.groupBy(alerts.filter(isForEveryPage), ({ eventCode, event }) => eventCode ?? event)
  return Array.from(groups, ([id, group]) => {
    const [first] = group
    if (first === undefined) throw new Error('A group has at least one member')
    const inForce = new Set(group.flatMap((alert) => alert.zones))
    const ends = group.map((alert) => alert.ends)
    return {
      id,
      event: first.event,
      phrase: first.phrase,
      severity: first.severity,
      headlines: headlinesOf(group),
      areas: zones.flatMap(({ zone, name }) => (name !== undefined && inForce.has(zone) ? [name] : [])),
      ends: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
    }
  })
}

function isForEveryPage({ eventCode, severity }: WeatherAlert): boolean {
  return /\.[WA]$/.test(eventCode ?? '') || severity === 'Extreme' || severity === 'Severe'
}

function headlinesOf(group: readonly WeatherAlert[]): Warning['headlines'] {
  const all = group.flatMap(({ language, text, textEs }) => [
    { language, text: text.headline },
    ...(textEs === null ? [] : [{ language: 'es' as const, text: textEs.headline }]),
  ])
  const shown: Warning['headlines'] = []
  for (const { language, text } of all) {
    const others = shown.filter((one) => one.language === language)
    if (text === null || others.length === MOST_HEADLINES || others.some((one) => one.text === text)) continue
    shown.push({ language, text })
  }
  return shown
}

const EVENTS = PHRASES.en.weatherEvents

/** The fixed phrase of a code such as `HU.W`. `null`: there is none, and pages show the service's own English name. */
function phraseOf(eventCode: string | null): Sentence | null {
  if (!hasPhrase(eventCode)) return null
  return inEveryLanguage((language) => PHRASES[language].weatherEvents[eventCode])
}

function hasPhrase(eventCode: string | null): eventCode is keyof typeof EVENTS {
  return eventCode !== null && Object.hasOwn(EVENTS, eventCode)
}

/** Place of a code among those that have a phrase, the most dangerous first; the others follow. */
function rankOf(eventCode: string | null): number {
  const place = Object.keys(EVENTS).indexOf(eventCode ?? '')
  return place === -1 ? Number.MAX_SAFE_INTEGER : place
}
