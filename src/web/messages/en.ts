import { enFirst } from './en-first.ts'
import { enReports } from './en-reports.ts'

/** Every interface word of the site, in English; browsers fetch the two parts of it one after the other. */
export const en = { ...enFirst, ...enReports } as const
