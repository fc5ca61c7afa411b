import * as v from 'valibot'
import { cleanLine } from './characters.ts'
import { LANGUAGES } from './language.ts'
import { EVENT_KINDS } from './roads.ts'
import { MOST_SEARCH_CHARACTERS, RESULTS_PER_PAGE } from './search-address.ts'
import { SEARCH_GROUP_NAMES } from './search-groups.ts'

// Separate from the responses so that a page can validate those without loading the queries.

function oneOf<const Names extends readonly string[]>(names: Names, what: string) {
  return v.picklist(names, ({ received }) => `${received} is not ${what}. Choose from: ${names.join(', ')}.`)
}

/** A text parameter of limited length. */
function short(most: number, advice: string, description: string) {
  return v.optional(v.pipe(v.string(), v.maxLength(most, advice), v.description(description)))
}

/** The query of `Roads/GetEvents`. */
export const EVENTS_QUERY = {
  road: short(100, 'No road name is that long.', 'Only events on this road, such as I-10.'),
  county: short(100, 'No county name is that long.', 'Only events in this county, spelled as in the events.'),
  kind: v.optional(v.pipe(oneOf(EVENT_KINDS, 'a kind'), v.description('Only events of this kind.'))),
  language: v.optional(
    v.pipe(
      oneOf(LANGUAGES, 'a language'),
      v.description('Each sentence in this language alone. Without it, in every language.'),
    ),
  ),
}

/** A text parameter that must match a pattern. */
function written(form: RegExp, advice: string, description: string) {
  return v.optional(v.pipe(v.string(), v.regex(form, advice), v.description(description)))
}

/** The query of `Documents/Search`. An empty value counts as missing; lists are comma-separated or repeat the name. */
export const SEARCH_QUERY = {
  q: v.pipe(
    v.string('Say in q what to search for.'),
    v.description(
      'Words that must all be on a page, in any order; words in quotes must be next to each other. The last word may be incomplete. Case and diacritics do not matter.',
    ),
    v.transform(cleanLine),
    v.maxCodePoints(MOST_SEARCH_CHARACTERS, `Search for at most ${MOST_SEARCH_CHARACTERS} characters.`),
  ),
  group: v.optional(
    v.pipe(v.array(oneOf(SEARCH_GROUP_NAMES, 'a group')), v.description('Only reports in these groups.')),
  ),
  year: written(
    /^\d{4}$/,
    'Give a fiscal year by its number, such as 2026.',
    'Only reports that cover at least one day of this fiscal year. It is named for the year in which it ends.',
  ),
  language: written(
    /^[a-z]{2,3}$/,
    'Give a language by its code, such as en, es or ht.',
    'Only reports in this language.',
  ),
  archive: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'Say true or false.'),
      v.description('Whether to search archived reports as well.'),
    ),
  ),
  report: short(200, 'No report id is that long.', 'Only the report with this id.'),
  perReport: written(
    /^([1-9]|1\d|20)$/,
    'Give a whole number from 1 to 20.',
    'The maximum number of pages to list for each report, best matches first. All matching pages are counted regardless.',
  ),
  page: written(
    /^[1-9]\d{0,3}$/,
    'Give a whole number from 1 to 9999.',
    `The page of ${RESULTS_PER_PAGE} results, from 1.`,
  ),
}
