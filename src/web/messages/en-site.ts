import { enFirst } from './en-first.ts'
import { enReports } from './en-reports.ts'

/** The messages of every page, in English. */
export const enSite = { ...enFirst, ...enReports } as const
