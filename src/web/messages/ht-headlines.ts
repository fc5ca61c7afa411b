import type { HeadlineTexts } from './message-types.ts'

/**
 * The headline figures by their keys, in Haitian Creole. The English words come with the figures themselves.
 * Review: draft
 */
export const htHeadlines = {
  'headline.minutesToReopenLanes': 'Tan pou relouvri liy yo',
  'headline.minutesToReopenLanes.meaning':
    'Minit soti nan premye apèl la rive lè tout liy yo louvri, pou evènman ki te bloke yon liy. Se mwayèn tout sa ki gen lè yo konnen; kèk ki long anpil fè l monte.',
  'headline.lanesOpenWithin90MinutesPercent': 'Liy louvri nan 90 minit oswa mwens',
  'headline.lanesOpenWithin90MinutesPercent.meaning':
    'Pati nan evènman ki te bloke yon liy epi ki gen lè yo konnen, kote tout liy yo te louvri nan 90 minit oswa mwens apre premye apèl la.',
  'headline.roadRangerAssists': 'Èd Road Rangers bay',
  'headline.roadRangerAssists.meaning': 'Konbyen fwa yon Road Ranger te ede yon moun, gratis.',
  'headline.express95AtOrAbove45MphPercent': '95 Express a 45 mph oswa pi vit',
  'headline.express95AtOrAbove45MphPercent.meaning':
    'Pati nan tan an machin yo nan liy ekspres yo t ap woule a 45 mph oswa pi vit. Yo pa konte entèval yo pa obsève.',
} as const satisfies HeadlineTexts
