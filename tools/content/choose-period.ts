import { parse } from 'node:path'
import type { Period } from '../../src/contract/period.ts'
import { periodExample, type ReportCategory, usualKinds } from './category-names.ts'
import { guessPeriod } from './guess-period.ts'
import { PERIOD_FORMS, parsePeriod } from './parse-period.ts'

export type ChosenPeriod =
  | { kind: 'chosen'; period: Period; notes: readonly string[] }
  | { kind: 'declined'; message: string }

/**
 * The period a person told or, when nobody did, the one that the titles or the file's name tell. Pure.
 * `names`: title, title in the PDF and path of the PDF, the most trusted first.
 */
export function choosePeriod(
  category: ReportCategory,
  told: string | undefined,
  names: readonly (string | null)[],
): ChosenPeriod {
  if (told !== undefined) return readTold(told)
  for (const name of names) {
    // Of a path only the file's own name counts: a folder "2026" tells when it was filed.
    const words = name === null ? '' : parse(name).name
    const period = guessPeriod(words, usualKinds(category))
    if (period !== null) {
      const note = `The period ${spell(period)} was read from "${words}"; --period sets another.`
      return { kind: 'chosen', period, notes: [note] }
    }
  }
  const example = `--period ${periodExample(category)}`
  return {
    kind: 'declined',
    message: `Neither the title nor the file's name tells the period: give it, such as ${example} (it may be ${PERIOD_FORMS}).`,
  }
}

function readTold(told: string): ChosenPeriod {
  const outcome = parsePeriod(told)
  if (outcome.kind === 'faulty')
    return { kind: 'declined', message: `The period cannot be used: ${outcome.message}.` }
  const { period } = outcome
  // Weeks are numbered in several ways, so the days are said.
  const notes = /^\d{4}-W/i.test(told.trim()) ? [`${told.trim()} was taken as ${spell(period)}.`] : []
  return { kind: 'chosen', period, notes }
}

function spell({ label, start, end }: Period): string {
  return `${label} (${start} to ${end})`
}
