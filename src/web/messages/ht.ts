import { htFirst } from './ht-first.ts'
import { htHeadlines } from './ht-headlines.ts'
import { htReports } from './ht-reports.ts'
import type { Messages } from './message-types.ts'

/** Every interface word of the site, in Haitian Creole. */
export const ht = { ...htFirst, ...htReports, ...htHeadlines } as const satisfies Messages
