import * as v from 'valibot'
import { type Language, splitLanguage } from '../../contract/language.ts'
import { Notice } from '../../contract/notice.ts'
import { escapeHtml } from '../markup.ts'
import { OFFLINE_PAGE } from '../messages/every-language.ts'
import { formatMoment, phoneLink } from '../ui/format.ts'

/** A page of the site stored on this device. */
export interface PageCopy {
  path: string
  title: string
  /** When the server sent it. */
  sentAt: Date
}

/**
 * The plain page for an address of which there is neither a connection nor a copy: the office's notices, the numbers
 * to call, and the pages that can be read. Pure; without script, for the site's own may be missing too.
 *
 * @param stylesheets addresses of those of the site and of the district, which the worker holds
 * @param office as a stored page describes it; `null`: there is none
 * @param notices those in force, most urgent first
 */
export function buildOfflinePage(parts: {
  language: Language
  stylesheets: readonly string[]
  office: Office | null
  notices: readonly Notice[]
  copies: readonly PageCopy[]
}): string {
  const { language, stylesheets, office, notices, copies } = parts
  const text = OFFLINE_PAGE[language]
  const title = escapeHtml(text.title)
  const timeZone = office?.timeZone ?? 'UTC'
  const suffix = ` · ${office?.name ?? ''}`
  const items = copies.map(({ path, title: name, sentAt }) => {
    const { language: ofCopy } = splitLanguage(path)
    const mark = ofCopy === language ? '' : ` lang="${ofCopy}"`
    const link = `<a href="${escapeHtml(path)}"${mark}>${escapeHtml(name.endsWith(suffix) ? name.slice(0, -suffix.length) : name)}</a>`
    return `<li><p>${link}<br>${escapeHtml(formatMoment(sentAt, language, timeZone))}</p></li>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${stylesheets.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`).join('\n')}
</head>
<body>
<main class="page plain">
${office === null ? '' : `<p><strong>${escapeHtml(office.name)}</strong></p>`}
<h1>${title}</h1>
<p>${escapeHtml(text.notHere)} <a href="">${escapeHtml(text.tryAgain)}</a></p>
${noticeItems(notices, language, timeZone)}
${callItems(text, office)}
<h2>${escapeHtml(text.pages)}</h2>
<p>${escapeHtml(items.length === 0 ? text.noCopies : text.copies)}</p>
<ul role="list">${items.join('')}</ul>
</main>
</body>
</html>
`
}

function noticeItems(notices: readonly Notice[], language: Language, timeZone: string): string {
  if (notices.length === 0) return ''
  const words = OFFLINE_PAGE[language]
  const items = notices.map(({ level, text, until }) => {
    const own = text[language]
    const mark = own === undefined && language !== 'en' ? ' lang="en"' : ''
    const end =
      until === null
        ? ''
        : `<br>${escapeHtml(words.until)} ${escapeHtml(formatMoment(new Date(until), language, timeZone))}`
    return `<li class="card" data-level="${level}"><strong>${escapeHtml(words[level])}</strong> <span${mark}>${escapeHtml(own ?? text.en)}</span>${end}</li>`
  })
  return `<h2>${escapeHtml(words.notices)}</h2><ul role="list">${items.join('')}</ul>`
}

/** Phones may work without internet. */
function callItems(text: (typeof OFFLINE_PAGE)[Language], office: Office | null): string {
  const numbers = [
    [office?.emergency ?? '911', text.crash],
    ...(office === null
      ? []
      : ([
          [office.assistanceNumber, text.assistance.replace('{assistance}', office.assistance)],
          [office.travelerInformationNumber, text.conditions],
          [office.phone, `${text.office} ${office.phoneHours}`],
        ] as const)),
  ] as const
  const items = numbers.map(([number, meaning]) =>
    number === ''
      ? ''
      : `<li><a href="${escapeHtml(phoneLink(number))}"><strong>${escapeHtml(number)}</strong></a><br>${escapeHtml(meaning)}</li>`,
  )
  return `<h2>${escapeHtml(text.call)}</h2><ul role="list" class="numbers">${items.join('')}</ul>`
}

// A page stored by an older version is validated like any other outside data.

const Boot = v.object({
  site: v.object({
    district: v.object({ name: v.string(), timeZone: v.string() }),
    contact: v.object({ phone: v.string(), phoneHours: v.string() }),
    terms: v.object({
      emergency: v.string(),
      assistance: v.string(),
      assistanceNumber: v.string(),
      travelerInformationNumber: v.string(),
    }),
  }),
  appearance: v.optional(
    v.object({
      stylesheet: v.nullable(v.string()),
      logo: v.nullable(v.object({ url: v.string(), darkUrl: v.nullable(v.string()) })),
    }),
  ),
  queries: v.array(v.tuple([v.array(v.unknown()), v.unknown()])),
})

type Stored = v.InferOutput<typeof Boot>

/** The office, as a stored page describes it. An empty number in `terms`: the district has none. */
export type Office = Stored['site']['district'] & Stored['site']['contact'] & Stored['site']['terms']

/** What the offline page reads from a stored page's boot value. */
export interface StoredBoot {
  office: Office
  /** The files of the district's own look. Missing: the site has the product's look. */
  appearance: Stored['appearance']
  notices: readonly Notice[]
}

/** Reads the title of a stored page, and its boot value; `null`: it has no readable one. Pure. */
export function readStoredPage(html: string): { title: string; boot: StoredBoot | null } {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const boot = v.safeParse(Boot, parseJson(bootText(html)))
  if (!boot.success) return { title: unescapeHtml(title), boot: null }
  const { district, contact, terms } = boot.output.site
  const query = boot.output.queries.find(([[id]]) => id === 'getNotices')
  return {
    title: unescapeHtml(title),
    boot: {
      office: { ...district, ...contact, ...terms },
      appearance: boot.output.appearance,
      notices: readNotices(query?.[1]),
    },
  }
}

/** The notices in a response; none when it has another shape. Pure. */
export function readNotices(response: unknown): readonly Notice[] {
  const notices = v.safeParse(v.array(Notice), response)
  return notices.success ? notices.output : []
}

/** Home has two addresses, and is the storm page in a storm: the list has only the first of its copies. Pure. */
export function withoutSecondHome<Copy extends { path: string; title: string }>(
  copies: readonly Copy[],
): Copy[] {
  const pages = copies.map(({ path, title }) =>
    path.replace(/(?:\/|\/app\/(?:discover|storm))$/, ` ${title}`),
  )
  return copies.filter((_, index) => pages.indexOf(pages[index] ?? '') === index)
}

/** The text of the boot element, which `jsonElement` writes; empty: the page has none. */
function bootText(html: string): string {
  const [, after = ''] = html.split('<script type="application/json" id="boot">', 2)
  return after.slice(0, Math.max(0, after.indexOf('</script>')))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A truncated copy has no facts.
    return null
  }
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
