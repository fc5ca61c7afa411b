import * as v from 'valibot'
import { LANGUAGES } from './language.ts'
import { LocalText, Words } from './local-text.ts'
import { OWN_ROAD_FEEDS } from './road-event-state.ts'

// What differs between districts: the parts of `content/site.yaml` that decide what is shown, what it is called, and
// which state rules apply. What a district leaves out is not shown.

/** A number to dial, as written on signs: "*123", "511", "(954) 555-0100". */
const PhoneNumber = v.pipe(
  Words,
  v.regex(/^[+*#]?[\d() .#*-]{2,24}$/, 'is not a phone number: write it like "*123" or "(954) 555-0100"'),
)

export const WebAddress = v.pipe(
  v.string(),
  v.url('must be a full address that starts with https://'),
  v.regex(/^https?:/),
)

/** Whom drivers can call, and where the state publishes road conditions. */
export const Help = v.strictObject({
  emergency: v.optional(PhoneNumber, '911'),
  /** Free help on the road. Missing: the district has none. */
  assistance: v.optional(
    v.strictObject({
      /** "Safety Patrol". */
      name: LocalText,
      /** A person of that service: "patrol driver". Missing: as `name`. */
      singular: v.optional(LocalText),
      number: PhoneNumber,
    }),
  ),
  /** The state's own traveler information. Missing: the site links to none. */
  travelerInformation: v.optional(
    v.strictObject({
      /** "My511". */
      name: LocalText,
      /** Missing: it has no phone number. */
      number: v.optional(PhoneNumber),
      url: WebAddress,
      /** Address of one camera on its map; `{id}` is the camera's number in the feed. Missing: links go to `url`. */
      cameraUrl: v.optional(
        v.pipe(WebAddress, v.includes('{id}', 'must contain {id} where the camera’s number goes')),
      ),
    }),
  ),
})

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** How the office counts years and weeks, and when it is closed. */
export const OfficeCalendar = v.strictObject({
  /** 7: fiscal year 2026 is July 1, 2025, to June 30, 2026. 1: it is the calendar year. */
  fiscalYearFirstMonth: v.optional(wholeNumber(1, 12), 7),
  /** First day of a published week. */
  weekFirstDay: v.optional(v.picklist(['sunday', 'monday']), 'sunday'),
  /** The public holidays the office observes, by ISO 3166 codes. Missing: none. */
  holidays: v.optional(
    v.strictObject({
      country: v.pipe(Words, v.regex(/^[A-Z]{2}$/, 'must be two capital letters, such as US')),
      /** "FL". Missing: only national holidays. */
      state: v.optional(v.pipe(Words, v.regex(/^[A-Z0-9]{1,3}$/, 'must be the state’s code, such as FL'))),
      /** Names of holidays in that calendar on which the office is open. */
      except: v.optional(v.array(Words)),
    }),
  ),
})
export type OfficeCalendar = v.InferOutput<typeof OfficeCalendar>

/** A category that is shown, under the district's own name or the default one. */
const Shown = v.strictObject({ name: v.optional(LocalText) })
/** An area whose arterial roads are measured. */
const ShownArea = v.strictObject({ name: LocalText })
/** A road with express lanes: what the lanes are called, "70 Express", and the road as signs write it, "I-70". */
const ShownLanes = v.strictObject({ name: LocalText, road: Words })

/** `hidden`, or how a category is shown; `usual` is the default. */
function category<Form extends v.GenericSchema, const Usual extends 'hidden' | Record<string, never>>(
  form: Form,
  usual: Usual,
) {
  const Hidden = v.picklist(['hidden'], 'must be "hidden", or have a name below it')
  return v.optional(
    v.lazy(
      (written): v.GenericSchema<'hidden' | v.InferInput<Form>, 'hidden' | v.InferOutput<Form>> =>
        typeof written === 'object' && written !== null ? form : Hidden,
    ),
    usual,
  )
}

/**
 * What the district publishes under the category names of the API, which never change. The five named after places
 * mean nothing until a district says which area or road they hold, so they are hidden by default.
 */
export const CategoryProfile = v.strictObject({
  documents_annual: category(Shown, {}),
  documents_strategicBusinessPlans: category(Shown, {}),
  documents_masterPlans: category(Shown, {}),
  metrics_freeway_quarterly: category(Shown, {}),
  metrics_freeway_weekly: category(Shown, {}),
  metrics_freeway_monthly: category(Shown, {}),
  metrics_arterial_broward: category(ShownArea, 'hidden'),
  metrics_arterial_palmBeach: category(ShownArea, 'hidden'),
  metrics_express_i75: category(ShownLanes, 'hidden'),
  metrics_express_i95: category(ShownLanes, 'hidden'),
  metrics_express_i595: category(ShownLanes, 'hidden'),
  services_incidentManagement_tim: category(Shown, {}),
  ramp_monthly: category(Shown, {}),
})
export type CategoryProfile = v.InferOutput<typeof CategoryProfile>

/** An area whose incident management team meets. `id` is its name in addresses and in the column `area` of tim/*.csv. */
export const IncidentArea = v.strictObject({
  id: v.pipe(
    Words,
    v.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'must begin with a to z and hold only letters and digits'),
  ),
  name: LocalText,
})

/** A local program or abbreviation: what it stands for and what that means, without the final period. */
export const LocalTerm = v.strictObject({ name: LocalText, meaning: LocalText })

/** The state's programs for clearing roads, and how incidents are graded. */
export const IncidentPolicy = v.strictObject({
  /** The policy that sets the goal. Missing: the goal has no name. */
  policy: v.optional(
    v.strictObject({
      /** "Quick Clearance policy". */
      name: LocalText,
      /** Where it is written: "Quick Clearance Policy". */
      source: v.optional(Words),
      /** How its counting differs from the site's, as a sentence. */
      note: v.optional(LocalText),
    }),
  ),
  /** Goal: minutes from the first report until all lanes are open. */
  clearanceGoalMinutes: v.optional(wholeNumber(1, 600), 90),
  /** Level 1 incidents last less than the first of these minutes, level 3 incidents longer than the second. */
  levelMinutes: v.optional(v.strictTuple([wholeNumber(1, 1440), wholeNumber(1, 1440)]), [30, 120]),
  /** A vehicle that brings incident command to severe incidents, "SRV". Missing: incidents do not say whether it came. */
  severeResponse: v.optional(v.strictObject({ abbreviation: Words, name: LocalText })),
  /** Contractors who bring heavy equipment, "HRC". Missing: incidents do not say whether they were called. */
  heavyRecovery: v.optional(v.strictObject({ abbreviation: Words, name: LocalText })),
})
export type IncidentPolicy = v.InferOutput<typeof IncidentPolicy>

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))

/** The area a feed's records are shown for, in degrees. */
export const FeedArea = v.pipe(
  v.strictObject({ south: latitude, west: longitude, north: latitude, east: longitude }),
  v.check(({ south, north }) => south < north, 'south must be less than north'),
  v.check(({ west, east }) => west < east, 'west must be less than east'),
)
export type FeedArea = v.InferOutput<typeof FeedArea>

/** Which feed the site shows; `shownFeed` combines it with the settings. */
export const CameraProfile = v.strictObject({
  /** `sample`: drawn pictures that say so. `live`: the feed of the server's settings. `off`: no page shows cameras. */
  feed: v.optional(v.picklist(['sample', 'live', 'off']), 'off'),
  /** Cameras outside are left out and counted. Missing: every camera in the feed is shown. */
  area: v.optional(FeedArea),
})
export type CameraProfile = v.InferOutput<typeof CameraProfile>

/** Which road feeds the site shows, of those in the server's settings. */
export const RoadProfile = v.strictObject({
  /** Feeds that are not shown; `all`: no feed is. */
  off: v.optional(
    v.lazy((written) =>
      typeof written === 'string'
        ? v.literal('all', 'must be "all", or a list of feeds')
        : v.array(
            v.picklist(
              OWN_ROAD_FEEDS,
              `must be some of ${OWN_ROAD_FEEDS.join(', ')}; without "weather" the site has no weather`,
            ),
          ),
    ),
    () => [],
  ),
  /** Records outside are left out and counted. Missing: the district's counties. */
  area: v.optional(FeedArea),
})
export type RoadProfile = v.InferOutput<typeof RoadProfile>
const ZoneCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}[CZ]\d{3}$/, 'is not a zone: write its code, such as FLZ172, or FLC011 for a county'),
)

/**
 * Where the weather service's warnings concern the district. Missing: no page shows weather.
 *
 * @see https://www.weather.gov/gis/ZoneCounty
 */
export const WeatherProfile = v.strictObject({
  /** Forecast zones and counties by their codes, each with its everyday name if warnings should show it. */
  zones: v.pipe(
    v.array(
      v.union(
        [
          v.pipe(
            ZoneCode,
            v.transform((zone): WeatherZone => ({ zone })),
          ),
          v.strictObject({ zone: ZoneCode, name: v.optional(Words) }),
        ],
        'must be a zone’s code, such as FLZ172, or have "zone" and "name"',
      ),
    ),
    v.minLength(1, 'must name a zone'),
    v.maxLength(200, 'must be 200 zones at most'),
  ),
})
export type WeatherProfile = v.InferOutput<typeof WeatherProfile>
type WeatherZone = { zone: string; name?: string | undefined }

/** The content folder that holds the files named here. */
export const LOOK_FOLDER = 'look'

const lookFile = (endings: string, example: string) =>
  v.pipe(
    Words,
    v.regex(
      new RegExp(`^${LOOK_FOLDER}/[A-Za-z0-9][\\w.-]*\\.(${endings})$`, 'i'),
      `must be a file directly in ${LOOK_FOLDER}/, such as ${LOOK_FOLDER}/${example}`,
    ),
  )

/** How the district's site looks. Missing values: the product's defaults. */
export const AppearanceProfile = v.strictObject({
  /** sRGB, `#rrggbb`. All colors of the site are generated from it, except those with a fixed meaning. */
  accentColor: v.optional(
    v.pipe(
      v.string('is not a color: write it in quotation marks, like "#00629b"'),
      v.regex(/^#[0-9a-f]{6}$/i, 'is not a color: write # and six digits 0 to 9 or a to f, like "#00629b"'),
      v.toLowerCase(),
    ),
  ),
  /** SVG or PNG, for light surfaces. */
  logo: v.optional(lookFile('svg|png', 'logo.svg')),
  /** The version for dark surfaces such as the toolbar. Missing: the logo is on a white tile there. */
  logoDark: v.optional(lookFile('svg|png', 'logo-dark.svg')),
  /** PNG or JPEG, for link previews; 1200 × 630 pixels fit everywhere. */
  socialImage: v.optional(lookFile('png|jpe?g', 'social.png')),
})
export type AppearanceProfile = v.InferOutput<typeof AppearanceProfile>

/** A notice the law requires above a form's submit button. */
export const LegalNotice = v.strictObject({
  forms: v.pipe(v.array(v.picklist(['feedback', 'tourRequest'])), v.minLength(1)),
  text: LocalText,
  /** The law that requires it: "s. 12.345, State Statutes". */
  source: v.optional(Words),
})

export const Languages = v.optional(
  v.pipe(
    v.array(v.picklist(LANGUAGES)),
    v.check((languages) => languages.includes('en'), 'must include en: English is authoritative'),
  ),
  () => ['en' as const],
)
