import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import type { Category } from './category.ts'
import {
  AppearanceProfile,
  CameraProfile,
  CategoryProfile,
  Help,
  IncidentArea,
  IncidentPolicy,
  Languages,
  LegalNotice,
  LocalTerm,
  OfficeCalendar,
  RoadProfile,
  WeatherProfile,
  WebAddress,
} from './district-profile.ts'
import { inTranslations, LocalText, Words as Text } from './local-text.ts'
import { MessageLimits } from './message-limits.ts'

/** The office's texts that may be translated; those left out stay English. */
const SiteTexts = v.strictObject({
  subtitle: v.optional(Text),
  shortSubtitle: v.optional(Text),
  department: v.optional(Text),
  unit: v.optional(Text),
  phoneHours: v.optional(Text),
  promoTitle: v.optional(Text),
  promoText: v.optional(Text),
  /** The fingerprint of the translated English text; the content check prints it. */
  translationOf: v.optional(Text),
  /** `draft` until a speaker of the language has reviewed it. */
  review: v.optional(v.picklist(['draft', 'done'])),
})
export type SiteTexts = v.InferOutput<typeof SiteTexts>

/** The law under which documents must be readable by everyone, as the office reads it. */
const AccessibilityLaw = v.strictObject({
  /** In force from this day on. Documents posted or created before it may be excepted. */
  complianceDate: CalendarDay,
  /** The source of the date. */
  source: v.strictObject({ title: Text, url: WebAddress }),
  /** What readers should know about the date, such as that a court may change it. */
  note: v.optional(LocalText),
})

/**
 * Facts about the office that every page uses: `content/site.yaml`.
 * Another district publishes the same site by editing that file.
 */
export const SiteInfo = v.strictObject({
  /** True while the folder holds the sample content the product ships with. */
  sample: v.boolean(),
  district: v.strictObject({
    /** "District Nine": heads the toolbar and the menu. */
    name: Text,
    /** "Transportation Systems Management and Operations". */
    subtitle: Text,
    /** "Traffic operations": the subtitle on phones without room for the full one. */
    shortSubtitle: Text,
    /** "Department of Transportation". */
    department: Text,
    /** "District Four · TSM&O": shown under the department's name. */
    unit: Text,
    /** North to south. */
    counties: v.pipe(v.array(Text), v.minLength(1)),
    /** IANA name; every date on the site is in this time zone. */
    timeZone: Text,
  }),
  /** The languages the site offers; a page that is not translated is shown in English and says so. */
  languages: Languages,
  help: v.optional(Help, {}),
  calendar: v.optional(OfficeCalendar, {}),
  categories: v.optional(CategoryProfile, {}),
  /** Areas whose incident management teams meet, in the order they are shown. */
  incidentAreas: v.optional(v.array(IncidentArea), () => []),
  incidents: v.optional(IncidentPolicy, {}),
  /** Local programs and abbreviations that pages explain where they first appear, by the abbreviation. */
  abbreviations: v.optional(
    v.record(
      v.pipe(Text, v.regex(/^[\p{L}\p{N}&]{2,20}$/u, 'must be letters, digits and & alone')),
      LocalTerm,
    ),
    {},
  ),
  cameras: v.optional(CameraProfile, {}),
  roads: v.optional(RoadProfile, {}),
  /** Missing: no page shows weather warnings. */
  weather: v.optional(WeatherProfile),
  /** Missing: no date is shown, and no document can be excepted. */
  accessibility: v.optional(AccessibilityLaw),
  /** Missing: the product's default look. */
  appearance: v.optional(AppearanceProfile),
  /** Notices that a law requires above a form's submit button. */
  legalNotices: v.optional(v.array(LegalNotice), () => []),
  contact: v.strictObject({
    phone: Text,
    phoneHours: Text,
    /** Business days within which the office replies on request. Missing: the office promises no time. */
    answerBusinessDays: v.optional(
      v.pipe(
        v.number('must be a whole number of business days'),
        v.integer('must be a whole number of business days'),
        v.minValue(1, 'must be at least 1'),
        v.maxValue(60, 'must be at most 60'),
      ),
    ),
    /** Lines of the postal address. */
    post: v.pipe(v.array(Text), v.minLength(1)),
  }),
  /** Where to report a vulnerability; published in `/.well-known/security.txt`. Missing: there is no such file. */
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
    // If one of these four is missing, no page offers it.
    virtualTour: v.optional(WebAddress),
    interactiveAnnualReport: v.optional(WebAddress),
    industryForum: v.optional(WebAddress),
    tmcForum: v.optional(WebAddress),
    /** Web search with `{query}` where the encoded search words go. */
    webSearch: v.pipe(WebAddress, v.includes('{query}', 'must contain {query} where the search words go')),
  }),
  /** The card for the interactive annual report. Missing: there is none. */
  promo: v.optional(
    v.strictObject({
      title: Text,
      text: Text,
      /** Id of the report with the same content as the interactive one, as a readable PDF. */
      reportId: Text,
    }),
  ),
  /** What the office accepts from visitors. Missing: the default limits. */
  limits: v.optional(MessageLimits, {}),
  /** The texts above in other languages. */
  translations: v.optional(v.strictObject(inTranslations(SiteTexts))),
  release: v.strictObject({ version: Text, date: CalendarDay }),
})
export type SiteInfo = v.InferOutput<typeof SiteInfo> & {
  /** Categories of figures without any rows in the folder. Missing: none, or not checked. */
  emptyCategories?: readonly Category[]
}
