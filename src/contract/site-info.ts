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

/** What of the office's own words may be translated; what is left out stays English. */
const SiteTexts = v.strictObject({
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
export type SiteTexts = v.InferOutput<typeof SiteTexts>

/** The law under which documents must be readable by everyone, as the office reads it. */
const AccessibilityLaw = v.strictObject({
  /** From this day on. What was posted or made before it may be excepted. */
  complianceDate: CalendarDay,
  /** Where the day is written. */
  source: v.strictObject({ title: Text, url: WebAddress }),
  /** What a reader should know about the day, such as that a court may change it. */
  note: v.optional(LocalText),
})

/**
 * What the office says about itself once and every page repeats: `content/site.yaml`.
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
    /** "Traffic operations": the subtitle where a phone has no room for the full one. */
    shortSubtitle: Text,
    /** "Department of Transportation". */
    department: Text,
    /** "District Four · TSM&O": is shown under the department's name. */
    unit: Text,
    /** North to south. */
    counties: v.pipe(v.array(Text), v.minLength(1)),
    /** IANA name; every date the site shows is a date there. */
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
  /** Missing: no day is named, and no document can be excepted. */
  accessibility: v.optional(AccessibilityLaw),
  /** Missing: the site looks as the product does. */
  appearance: v.optional(AppearanceProfile),
  /** Notices that a law requires above the button of a form. */
  legalNotices: v.optional(v.array(LegalNotice), () => []),
  contact: v.strictObject({
    phone: Text,
    phoneHours: Text,
    /** Business days within which the office answers those who ask for it. Missing: the office promises no time. */
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
    // Each of these four may be missing: then no page offers it.
    virtualTour: v.optional(WebAddress),
    interactiveAnnualReport: v.optional(WebAddress),
    industryForum: v.optional(WebAddress),
    tmcForum: v.optional(WebAddress),
    /** Web search with `{query}` where the encoded words go. */
    webSearch: v.pipe(WebAddress, v.includes('{query}', 'must contain {query} where the search words go')),
  }),
  /** The card for the interactive annual report. Missing: there is none. */
  promo: v.optional(
    v.strictObject({
      title: Text,
      text: Text,
      /** Id of the report that says the same as the interactive one, as a readable PDF. */
      reportId: Text,
    }),
  ),
  /** What the office accepts from visitors. Missing: the usual limits. */
  limits: v.optional(MessageLimits, {}),
  /** The words above in other languages. */
  translations: v.optional(v.strictObject(inTranslations(SiteTexts))),
  release: v.strictObject({ version: Text, date: CalendarDay }),
})
export type SiteInfo = v.InferOutput<typeof SiteInfo> & {
  /** Of the figures' categories those that the folder has no rows for. Missing: none, or nobody has looked. */
  emptyCategories?: readonly Category[]
}
