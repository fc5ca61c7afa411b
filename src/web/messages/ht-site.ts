import { htFirst } from './ht-first.ts'
import { htHeadlines } from './ht-headlines.ts'
import { htReports } from './ht-reports.ts'

/** The messages of every page, in Haitian Creole. */
export const htSite = { ...htFirst, ...htReports, ...htHeadlines } as const
