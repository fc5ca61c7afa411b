import type { PageTexts } from '../page-texts.ts'
import type { PdfFacts } from '../pdf/pdf-facts.ts'
import { WARNINGS } from '../pdf/pdf-messages.ts'

/**
 * Everything staff should know about a PDF, each once and to follow its name, including violations of 28 CFR 35.200 that
 * a program can detect. Only a person can detect the others. Pure.
 */
export function pdfWarnings(facts: PdfFacts): string[] {
  const warnings = [...facts.warnings]
  // Recognizing the text of a scanned page adds tags as well, so this comes first.
  if (hasNoText(facts)) warnings.push(WARNINGS.noText)
  if (facts.accessibility !== 'tagged') warnings.push(WARNINGS.untagged)
  if (facts.title === null) warnings.push(WARNINGS.noTitle)
  if (facts.language === null) warnings.push(WARNINGS.noLanguage)
  return [...new Set(warnings)]
}

/** Whether it is a scan, with pictures of text only. `false` if no page was read. */
export function hasNoText({ texts }: { texts: Pick<PageTexts, 'count' | 'hasWords'> }): boolean {
  return texts.count > 0 && !texts.hasWords
}
