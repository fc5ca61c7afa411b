import { dayIn } from '../../contract/calendar-days.ts'
import { fillText } from '../../contract/message-text.ts'
import type { RenderedPage } from '../../contract/page-source.ts'
import { pagePath, pastStormPath } from '../../contract/pages.ts'
import type { PastStorm } from '../../contract/weather.ts'
import { escapeHtml } from '../markup.ts'
import { formatDays } from '../ui/format.ts'
import {
  buildStormDocument,
  fill,
  langMark,
  type StormContext,
  streetBeside,
  timeOf,
} from './storm-document.ts'

/** "Storm of September 28–30, 2026". */
export function pastStormTitle(
  { startedAt, endedAt }: PastStorm,
  { language, site, texts }: StormContext,
): string {
  const day = (instant: string) => dayIn(site.district.timeZone, new Date(instant))
  const days = formatDays(day(startedAt), day(endedAt ?? startedAt), language)
  return fillText(texts.pastTitle, { days })
}

/** What the site showed in a past storm: hours, notices, warnings and closures. `null`: no such storm. */
export function buildPastStorm(context: StormContext, id: string): RenderedPage | null {
  const { language, texts, source } = context
  const storm = source.pastStorms?.find((one) => one.id === id)
  if (storm === undefined) return null
  const title = pastStormTitle(storm, context)
  const notices = storm.notices.map(({ text, from, until }) => [
    `<span${langMark(text[language] === undefined ? 'en' : language, language)}>${escapeHtml(text[language] ?? text.en)}</span>`,
    hours(from, until, context),
  ])
  const warnings = storm.warnings.map(({ event, phrase, areas, from, until }) => {
    const name =
      phrase === null
        ? `<span${langMark('en', language)}>${escapeHtml(event)}</span>`
        : escapeHtml(phrase[language])
    return [
      `${name}${areas.length === 0 ? '' : `<br>${escapeHtml(areas.join(', '))}`}`,
      hours(from, until, context),
    ]
  })
  const closures = storm.closures.map(({ sentence, location, from, until }) => [
    escapeHtml(sentence[language]) + streetBeside(sentence[language], location, language),
    hours(from, until, context),
  ])
  const body = `<h1>${escapeHtml(title)}</h1>
<p class="lead">${hours(storm.startedAt, storm.endedAt, context)}</p>
<p>${escapeHtml(texts.pastIntro)}</p>
${list(texts.pastNotices, notices, context)}
${list(texts.pastWarnings, warnings, context)}
${list(texts.pastClosures, closures, context)}
<p><a href="${pagePath('storm', language)}">${escapeHtml(texts.back)}</a></p>`
  return buildStormDocument(context, {
    title,
    description: texts.pastIntro,
    path: pastStormPath(id),
    body,
    isLive: false,
  })
}

function hours(from: string, until: string | null, context: StormContext): string {
  const { texts } = context
  const start = timeOf(from, context)
  return until === null
    ? fill(texts.goesOn, { from: start })
    : fill(texts.hours, { from: start, until: timeOf(until, context) })
}

/** What happened, and when. */
function list(title: string, rows: readonly string[][], { texts }: StormContext): string {
  const items = rows.map(
    ([what = '', when = '']) => `<li class="item"><p>${what}</p><p class="soft">${when}</p></li>`,
  )
  const content =
    rows.length === 0 ? `<p>${escapeHtml(texts.none)}</p>` : `<ul class="list">${items.join('')}</ul>`
  return `<section><h2>${escapeHtml(title)}</h2>${content}</section>`
}
