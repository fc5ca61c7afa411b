import type { Notice } from '../../contract/notice.ts'
import { isEmergency } from '../../contract/notices-in-force.ts'
import type { PageSource, RenderedPage } from '../../contract/page-source.ts'
import { pageOf, pagePath, pastStormPath, stormAddressOf, warningsPath } from '../../contract/pages.ts'
import { isFeedLate } from '../../contract/road-event-state.ts'
import type { RoadFeed } from '../../contract/roads.ts'
import { isClosedRoad, type Warning, type WeatherAlert } from '../../contract/weather.ts'
import { escapeHtml } from '../markup.ts'
import { phoneLink } from '../ui/format.ts'
import { buildPastStorm, pastStormTitle } from './past-storm.ts'
import {
  buildStormDocument,
  fill,
  hasStormPage,
  isStormWritten,
  langMark,
  type StormContext,
  streetBeside,
  timeOf,
} from './storm-document.ts'

/** How many closures the page lists: more would not fit into its first view. */
const MOST_CLOSURES = 30
const MOST_CYCLONES = 8
const MOST_PAST = 10

/**
 * A storm document, which also replaces Discover while the office's emergency notice is in force. `null`: there is
 * none at the address. `undefined`: the address is not a storm document's.
 *
 * @param path without its language
 */
export function renderStorm(path: string, context: StormContext): RenderedPage | null | undefined {
  const { source } = context
  const page = pageOf(path)
  const address = stormAddressOf(path)
  if (address === null && (page !== 'discover' || !isStormMode(source))) return undefined
  if (address?.kind === 'past') return buildPastStorm(context, address.id)
  if (!hasStormPage(source)) return null
  return address?.kind === 'warnings'
    ? buildWarningsPage(context)
    : buildStormPage(context, pagePath(page ?? 'storm'))
}

function isStormMode(source: PageSource): boolean {
  return isStormWritten(source) && isEmergency(source.response('getNotices', {}) ?? [])
}

/**
 * The page for storms, and what Discover is while storm mode is on: official warnings, what the office says, closed
 * roads, then the office's advice for storms. Each list says when it was last updated; an empty one that may be
 * wrong says so.
 *
 * @param path where it is shown, without a language
 */
export function buildStormPage(context: StormContext, path: string): RenderedPage {
  const { texts, translations, source, language } = context
  const prose = source.response('getPage', { language, page: 'storm' })
  const own = prose?.language ?? language
  const title = prose?.title ?? texts.title
  const untranslated =
    prose !== null && own !== language
      ? `<p class="soft">${escapeHtml(translations.textOf('site.notTranslated') ?? '')}</p>`
      : ''
  const sections = (prose?.sections ?? []).map(
    ({ id, title: name, html }) =>
      `<section${langMark(own, language)}><h2 id="${escapeHtml(id)}">${escapeHtml(name)}</h2>${html}</section>`,
  )
  const body = `<h1${langMark(own, language)}>${escapeHtml(title)}</h1>
${prose === null ? '' : `<p class="lead"${langMark(own, language)}>${escapeHtml(prose.lead)}</p>`}${untranslated}
<div data-live="now">${sampleMark(context)}${notices(context)}${warnings(context)}${closures(context)}</div>
${sections.join('\n')}
${numbers(context)}
${pastStorms(context)}`
  return buildStormDocument(context, {
    title,
    path,
    body,
    isLive: true,
    description: prose?.description ?? texts.about,
  })
}

/** The full text of every warning in force, as the service wrote it. */
function buildWarningsPage(context: StormContext): RenderedPage {
  const { texts, source, language } = context
  const alerts = source.storm?.weather.alerts ?? []
  const body = `<h1>${escapeHtml(texts.fullText)}</h1>
<p class="lead">${escapeHtml(texts.fullTextIntro)}</p>
<p><a href="${pagePath('storm', language)}">${escapeHtml(texts.back)}</a></p>
<div data-live="now">${sampleMark(context)}${stateOfWarnings(context)}${alerts.map((alert) => alertArticle(alert, context)).join('')}</div>`
  return buildStormDocument(context, {
    title: texts.fullText,
    description: texts.fullTextIntro,
    path: warningsPath(),
    body,
    isLive: true,
  })
}

function sampleMark({ texts, source }: StormContext): string {
  if (!source.site.sample) return ''
  const isUnconnected = source.storm?.weather.feeds.some(({ isSample }) => isSample) === true
  return `<p class="sample">${escapeHtml(isUnconnected ? texts.sample : texts.sampleTexts)}</p>`
}

const LEVEL_CLASSES: Readonly<Record<Notice['level'], string>> = {
  emergency: 'alarm',
  closure: 'caution',
  information: 'item',
}

function notices(context: StormContext): string {
  const list = noticesNow(context)
  if (list.length === 0) return ''
  const items = list.map((notice) => noticeItem(notice, context))
  return `<section aria-label="${escapeHtml(context.translations.t('officeNotices.name'))}"><ul class="list">${items.join('')}</ul></section>`
}

function noticesNow({ source }: StormContext): readonly Notice[] {
  return source.response('getNotices', {}) ?? []
}

function noticeItem({ level, text, until, roads, link }: Notice, context: StormContext): string {
  const { language, translations } = context
  const { t } = translations
  const own = text[language]
  const facts = [
    ...(roads.length === 0 ? [] : [escapeHtml(roads.join(', '))]),
    ...(until === null ? [] : [escapeHtml(t('officeNotices.until', { time: timeOf(until, context) }))]),
    ...(link === null ? [] : [`<a href="${escapeHtml(link)}">${escapeHtml(t('officeNotices.more'))}</a>`]),
  ]
  const words = `<span${langMark(own === undefined ? 'en' : language, language)}>${escapeHtml(own ?? text.en)}</span>`
  return `<li class="${LEVEL_CLASSES[level]}"><p><strong>${escapeHtml(t(`officeNotices.${level}`))}</strong> ${words}</p>${facts.length === 0 ? '' : `<p>${facts.join(' · ')}</p>`}</li>`
}

function warnings(context: StormContext): string {
  const { texts, source, language } = context
  const list = source.warnings ?? []
  const others = (source.storm?.weather.alerts.length ?? 0) > 0
  const more = others ? `<p><a href="${warningsPath(language)}">${escapeHtml(texts.fullText)}</a></p>` : ''
  const items = list.map((warning) => warningItem(warning, context))
  const known = `${items.length === 0 ? '' : `<ul class="list">${items.join('')}</ul>`}${stateOfWarnings(context)}${more}${cyclones(context)}`
  if (known === '') return ''
  return `<section><h2 id="warnings">${escapeHtml(texts.warnings)}</h2>
${known}</section>`
}

function warningItem({ event, phrase, headlines, areas, ends }: Warning, context: StormContext): string {
  const { texts, language } = context
  const name =
    phrase === null
      ? `<strong${langMark('en', language)}>${escapeHtml(event)}</strong>`
      : `<strong>${escapeHtml(phrase[language])}</strong>`
  const until =
    ends === null ? escapeHtml(texts.untilFurtherNotice) : fill(texts.until, { time: timeOf(ends, context) })
  const place = areas.length === 0 ? '' : ` · ${escapeHtml(areas.join(', '))}`
  const own = headlines.filter((headline) => headline.language === language)
  const words = (own.length > 0 ? own : headlines.filter((headline) => headline.language === 'en')).map(
    (headline) => `<p${langMark(headline.language, language)}>${escapeHtml(headline.text)}</p>`,
  )
  return `<li class="caution"><p>${name}${place}</p>${words.join('')}<p>${until}</p></li>`
}

/** The state of the list of warnings; nothing when it is complete and not empty. */
function stateOfWarnings(context: StormContext): string {
  const { texts, source } = context
  const feed = source.storm?.weather.feeds.find(({ kind }) => kind === 'nws-alerts') ?? null
  const hasWarnings = (source.storm?.weather.alerts.length ?? 0) > 0
  const say = (markup: string) => `<p>${markup}</p>`
  if (source.site.weather === undefined || feed?.isSample === true) return ''
  if (feed === null || feed.lastSuccessAt === null) return say(escapeHtml(texts.unknownWarnings))
  const time = timeOf(feed.lastSuccessAt, context)
  if (isFeedLate(feed, new Date(source.storm?.weather.asOf ?? '')))
    return say(fill(texts.lateWarnings, { time }))
  return hasWarnings ? '' : say(fill(texts.noWarnings, { time }))
}

function cyclones({ texts, source }: StormContext): string {
  const storms = source.storm?.weather.storms.slice(0, MOST_CYCLONES) ?? []
  if (storms.length === 0) return ''
  const items = storms.map(({ name, classification, advisory }) => {
    const words = escapeHtml(`${name} (${classification})`)
    if (advisory === null) return `<li>${words}</li>`
    const number = fill(texts.advisory, { number: advisory.number })
    return `<li><a href="${escapeHtml(advisory.url)}" rel="noopener">${words}, ${number}</a></li>`
  })
  return `<h3>${escapeHtml(texts.cyclones)}</h3><ul class="plain">${items.join('')}</ul>`
}

/** Closed roads that the feeds report; those of the office's notices are above. */
function closures(context: StormContext): string {
  const { texts, language, source, site } = context
  const events = source.storm?.events ?? null
  const list = events?.events.filter((event) => isClosedRoad(event, new Date(events.asOf))) ?? []
  const items = list.slice(0, MOST_CLOSURES).map(({ sentence, location, road }) => {
    const street = streetBeside(sentence[language], location, language)
    return `<li class="item"><p><strong>${escapeHtml(road)}</strong> ${escapeHtml(sentence[language])}${street}</p></li>`
  })
  const more =
    list.length > MOST_CLOSURES
      ? `<p>${escapeHtml(texts.moreClosures)}${site.hasRoads ? ` <a href="${pagePath('roads', language)}">${escapeHtml(texts.allRoads)}</a>` : ''}</p>`
      : ''
  return `<section><h2 id="closures">${escapeHtml(texts.closures)}</h2>
${items.length === 0 ? '' : `<ul class="list">${items.join('')}</ul>`}${more}${stateOfClosures(list.length, events, context)}</section>`
}

function stateOfClosures(
  count: number,
  events: { asOf: string; feeds: readonly RoadFeed[] } | null,
  context: StormContext,
): string {
  const { texts } = context
  const feeds = events?.feeds.filter(({ kind }) => kind === 'events-511' || kind === 'wzdx') ?? []
  const say = (markup: string) => `<p>${markup}</p>`
  const known = feeds.flatMap(({ lastSuccessAt }) => lastSuccessAt ?? []).toSorted()
  const [oldest] = known
  const isInNotice = noticesNow(context).some(({ level, roads }) => level === 'closure' || roads.length > 0)
  if (events === null || oldest === undefined) {
    const unknown = isInNotice ? texts.unknownOtherClosures : texts.unknownClosures
    return say(`${escapeHtml(unknown)} ${travelerInformation(context)}`)
  }
  const sample = feeds.some(({ isSample }) => isSample) ? say(escapeHtml(texts.sampleClosures)) : ''
  if (feeds.some((feed) => isFeedLate(feed, new Date(events.asOf))))
    return sample + say(fill(texts.lateClosures, { time: timeOf(oldest, context) }))
  const none = count === 0 ? say(escapeHtml(isInNotice ? texts.noOtherClosures : texts.noClosures)) : ''
  return sample + none + say(fill(texts.asOf, { time: timeOf(oldest, context) }))
}

/** A link to the state's traveler information; empty: the district has none. */
function travelerInformation({ site, translations }: StormContext): string {
  const url = site.links.travelerInformation
  if (url === undefined) return ''
  return `<a href="${escapeHtml(url)}" rel="noopener">${escapeHtml(translations.terms.travelerInformation)}</a>`
}

/** Phones may work without internet. */
function numbers({ texts, translations, site }: StormContext): string {
  const { terms } = translations
  const rows = [
    [terms.emergency, texts.callEmergency],
    [terms.assistanceNumber, `${texts.callAssistance} (${terms.assistance})`],
    [terms.travelerInformationNumber, `${texts.callTravelerInformation} (${terms.travelerInformation})`],
    [site.contact.phone, site.district.name],
  ].filter(([number]) => number !== '')
  const items = rows.map(
    ([number = '', meaning = '']) =>
      `<dt><a href="${escapeHtml(phoneLink(number))}">${escapeHtml(number)}</a></dt><dd>${escapeHtml(meaning)}</dd>`,
  )
  return `<section><h2 id="call">${escapeHtml(texts.call)}</h2><dl>${items.join('')}</dl></section>`
}

function pastStorms(context: StormContext): string {
  const { texts, language, source } = context
  const past = source.pastStorms?.slice(0, MOST_PAST) ?? []
  if (past.length === 0) return ''
  const items = past.map(
    (storm) =>
      `<li><a href="${pastStormPath(storm.id, language)}">${escapeHtml(pastStormTitle(storm, context))}</a></li>`,
  )
  return `<section><h2 id="past">${escapeHtml(texts.past)}</h2><ul class="plain">${items.join('')}</ul></section>`
}

function alertArticle(alert: WeatherAlert, context: StormContext): string {
  const { texts, language } = context
  const { event, phrase, zones, areaDescription, sender, ends, onset } = alert
  const isSpanish = language === 'es' && alert.textEs !== null
  const text = isSpanish ? (alert.textEs ?? alert.text) : alert.text
  const own = isSpanish ? 'es' : alert.language
  const mark = langMark(own, language)
  const name = phrase === null ? event : phrase[language]
  const times = [
    ...(onset === null ? [] : [fill(texts.begins, { time: timeOf(onset, context) })]),
    ends === null ? escapeHtml(texts.untilFurtherNotice) : fill(texts.until, { time: timeOf(ends, context) }),
  ]
  return `<article class="item"><h2${phrase === null ? langMark('en', language) : ''}>${escapeHtml(name)}</h2>
<p class="soft"><span${langMark('en', language)}>${escapeHtml(areaDescription)}</span> (${escapeHtml(zones.join(', '))}) · ${escapeHtml(sender)} · ${times.join(' · ')}</p>
<div${mark}>${text.headline === null ? '' : `<p><strong>${escapeHtml(text.headline)}</strong></p>`}<pre>${escapeHtml(text.description)}</pre></div>
${text.instruction === null ? '' : `<h3>${escapeHtml(texts.whatToDo)}</h3><pre${mark}>${escapeHtml(text.instruction)}</pre>`}</article>`
}
