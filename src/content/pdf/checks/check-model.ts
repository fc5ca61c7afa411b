import type { PdfModel } from './pdf-model.ts'
import { ANNOTATION_RULES, CONTENT_RULES } from './rules/content-rules.ts'
import { DOCUMENT_RULES } from './rules/document-rules.ts'
import { FONT_RULES } from './rules/font-rules.ts'
import { REMEDIES, type Remedy } from './rules/remedies.ts'
import type { Find, Place } from './rules/rule.ts'
import { RULE_TEXTS, type RuleId } from './rules/rule-texts.ts'
import { STRUCTURE_RULES, TABLE_RULES } from './rules/structure-rules.ts'

const FINDS: Readonly<Record<RuleId, Find>> = {
  ...DOCUMENT_RULES,
  ...STRUCTURE_RULES,
  ...TABLE_RULES,
  ...CONTENT_RULES,
  ...ANNOTATION_RULES,
  ...FONT_RULES,
}

/** All rules, in the order in which findings are listed. */
// The keys of the record above.
export const RULES = (Object.keys(FINDS) as RuleId[]).map((id) => {
  const [remedy, message] = RULE_TEXTS[id]
  return { id, message, remedy: REMEDIES[remedy], find: FINDS[id] }
})

export interface RuleFinding {
  rule: string
  /** Occurrences, at least 1. */
  count: number
  /** The first pages, from 1, ascending; empty for a finding about the whole document. */
  pages: number[]
}

/** A finding with what to do about it. */
export interface DescribedFinding extends RuleFinding {
  message: string
  remedy: Remedy
}

/** Describes findings; those of rules that no longer exist are left out. Pure. */
export function describeFindings(findings: readonly RuleFinding[]): DescribedFinding[] {
  return findings.flatMap((finding) => {
    const rule = RULES.find(({ id }) => id === finding.rule)
    return rule === undefined ? [] : [{ ...finding, message: rule.message, remedy: rule.remedy }]
  })
}

/** "A heading has no text. (3 times, pages 2, 5)" */
export function findingText({ message, count, pages }: DescribedFinding): string {
  const times = count === 1 ? [] : [`${count.toLocaleString('en-US')} times`]
  const places = pages.length === 0 ? [] : [`${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`]
  const where = [...times, ...places].join(', ')
  return where === '' ? message : `${message} (${where})`
}

const DOCUMENT: Place = { page: null }

// More page numbers do not help anyone find the places.
const MAX_PAGES_LISTED = 20

/** Applies every rule. Pure. */
export function checkModel(pdf: PdfModel): RuleFinding[] {
  return RULES.flatMap(({ id, find }) => {
    let count = 0
    const pages = new Set<number>()
    const found = find(pdf)
    for (const place of found === true ? [DOCUMENT] : found || []) {
      count += place.count ?? 1
      if (place.page !== null) pages.add(place.page)
    }
    const listed = [...pages].toSorted((a, b) => a - b).slice(0, MAX_PAGES_LISTED)
    return count === 0 ? [] : [{ rule: id, count, pages: listed }]
  })
}
