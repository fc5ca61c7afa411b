import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { MessageLimits } from './message-limits.ts'

const Text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))
const WebAddress = v.pipe(
  v.string(),
  v.url('must be a full address that starts with https://'),
  v.regex(/^https?:/),
)

/** What of the office's own words may be translated; what is left out stays English. */
const SiteWords = v.strictObject({
  subtitle: v.optional(Text),
  shortSubtitle: v.optional(Text),
  department: v.optional(Text),
  unit: v.optional(Text),
  phoneHours: v.optional(Text),
  promoTitle: v.optional(Text),
  promoText: v.optional(Text),
  /** The fingerprint of the English words that these translate; the content check prints it. */
  translationOf: v.optional(Text),
  /** `draft` until somebody who speaks the language has read them. */
  review: v.optional(v.picklist(['draft', 'done'])),
})
export type SiteWords = v.InferOutput<typeof SiteWords>

/**
 * What the office says about itself once and every page repeats: `content/site.yaml`.
 * Another district publishes the same site by editing that file.
 */
export const SiteInfo = v.strictObject({
  /** True while the folder holds the sample content the product ships with. */
  sample: v.boolean(),
  district: v.strictObject({
    /** "FDOT District Four": heads the toolbar and the menu. */
    name: Text,
    /** "Transportation Systems Management and Operations". */
    subtitle: Text,
    /** "Traffic operations": the subtitle where a phone has no room for the full one. */
    shortSubtitle: Text,
    /** "Florida Department of Transportation". */
    department: Text,
    /** "District Four · TSM&O": is shown under the department's name. */
    unit: Text,
    /** North to south. */
    counties: v.pipe(v.array(Text), v.minLength(1)),
    /** IANA name; every date the site shows is a date there. */
    timeZone: Text,
  }),
  contact: v.strictObject({
    phone: Text,
    phoneHours: Text,
    /** Lines of the postal address. */
    post: v.pipe(v.array(Text), v.minLength(1)),
  }),
  /** Where to report a weakness of the site; `/.well-known/security.txt` says it. Missing: there is no such file. */
  security: v.optional(
    v.strictObject({
      contact: v.pipe(
        v.string(),
        v.regex(
          /^(mailto:[^\s@]+@\S+|https:\/\/\S+|tel:\+?[\d-]+)$/,
          'must begin with mailto:, https:// or tel:',
        ),
      ),
      /** What the office promises to people who report one. */
      policy: v.optional(WebAddress),
    }),
  ),
  links: v.strictObject({
    virtualTour: WebAddress,
    interactiveAnnualReport: WebAddress,
    industryForum: WebAddress,
    tmcForum: WebAddress,
    travelerInformation: WebAddress,
    /** Web search with `{query}` where the encoded words go. */
    webSearch: v.pipe(WebAddress, v.includes('{query}', 'must contain {query} where the search words go')),
  }),
  promo: v.strictObject({
    title: Text,
    text: Text,
    /** Id of the report that says the same as the interactive one, as a readable PDF. */
    reportId: Text,
  }),
  /** What the office accepts from visitors. Missing: the usual limits. */
  limits: v.optional(MessageLimits, {}),
  /** The words above in other languages. */
  translations: v.optional(v.strictObject({ es: v.optional(SiteWords), ht: v.optional(SiteWords) })),
  release: v.strictObject({ version: Text, date: CalendarDay }),
  /** Who drew and measured the map; shown in the footer and at every map. */
  mapCredit: Text,
})
export type SiteInfo = v.InferOutput<typeof SiteInfo>
