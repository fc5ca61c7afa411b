import { esFirst } from './es-first.ts'
import { esHeadlines } from './es-headlines.ts'
import { esReports } from './es-reports.ts'

/** The messages of every page, in Spanish. */
export const esSite = { ...esFirst, ...esReports, ...esHeadlines } as const
