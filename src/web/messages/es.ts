import { esFirst } from './es-first.ts'
import { esHeadlines } from './es-headlines.ts'
import { esReports } from './es-reports.ts'
import type { Messages } from './message-types.ts'

/** Every interface word of the site, in Spanish. */
export const es = { ...esFirst, ...esReports, ...esHeadlines } as const satisfies Messages
