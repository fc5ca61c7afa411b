import type { DistrictTerms } from './district-terms.ts'
import { mainExpress } from './metrics-choices.ts'
import type { ShownCategories } from './shown-categories.ts'

// Separate from the schemas so that a page can offer the choices without loading them.

export const FEEDBACK_TOPICS = [
  'website',
  'camera',
  'rampSignal',
  'expressLanes',
  'trafficSignal',
  'roadRanger',
  'report',
  'accessibility',
  'other',
] as const
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number]

/** The topics that apply to a district. The API accepts all of them. */
export function shownTopics(district: {
  hasCameras: boolean
  categories: ShownCategories
  terms: Pick<DistrictTerms, 'assistance'>
}): FeedbackTopic[] {
  const { hasCameras, categories, terms } = district
  const isShown: Partial<Record<FeedbackTopic, boolean>> = {
    camera: hasCameras,
    rampSignal: categories.ramp_monthly !== undefined,
    expressLanes: mainExpress(categories) !== null,
    roadRanger: terms.assistance !== '',
  }
  return FEEDBACK_TOPICS.filter((topic) => isShown[topic] !== false)
}

/** Topics with a location on a road: the form asks where. */
export const PLACED_TOPICS: readonly FeedbackTopic[] = [
  'camera',
  'rampSignal',
  'expressLanes',
  'trafficSignal',
]

/** How the office should reply to feedback. The form asks; the API has `wantsReply` with an e-mail address or phone number. */
export const REPLY_WAYS = ['email', 'phone', 'none'] as const

export const GROUP_TYPES = ['school', 'university', 'agency', 'industry', 'civic', 'media', 'other'] as const
export type GroupType = (typeof GROUP_TYPES)[number]
