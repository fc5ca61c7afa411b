import * as v from 'valibot'
import { Notice } from '../../contract/notice.ts'

// What a page of an older version left on the device is checked as any other data from outside.

/** What a stored page says of the office. */
export interface Office {
  name: string
  timeZone: string
  phone: string
  phoneHours: string
  /** The numbers of the district, as `DistrictTerms` has them; empty: it has none. */
  emergency: string
  assistance: string
  assistanceNumber: string
  travelerInformationNumber: string
}

/** What the offline page takes from the boot value of a stored page. */
export interface StoredBoot {
  office: Office
  /** The files of the district's own look; `null`: the site looks as the product does. */
  appearance: { stylesheet: string | null; logo: { url: string; darkUrl: string | null } | null } | null
  notices: readonly Notice[]
}

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

/** Reads the title of a stored page, and its boot value; `null`: it has none that can be read. Pure. */
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
      appearance: boot.output.appearance ?? null,
      notices: readNotices(query?.[1]),
    },
  }
}

/** The notices of a response; none when it has another form. Pure. */
export function readNotices(response: unknown): readonly Notice[] {
  const notices = v.safeParse(v.array(Notice), response)
  return notices.success ? notices.output : []
}

/** Home has two addresses: the copy of one of them, the first in the list, is enough. Pure. */
export function withoutSecondHome<Copy extends { path: string }>(copies: readonly Copy[]): Copy[] {
  const homes = copies.map(({ path }) => path.replace(/\/app\/discover$/, '/'))
  return copies.filter((_, index) => homes.indexOf(homes[index] ?? '') === index)
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
    // A copy that was cut short has no facts.
    return null
  }
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
