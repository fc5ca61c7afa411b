import type { PageTexts } from '../page-texts.ts'
import type { PdfFacts } from '../pdf/pdf-facts.ts'
import { WARNINGS } from '../pdf/pdf-messages.ts'

/**
 * Everything staff should know of a PDF, each fit to follow its name, once: also what it lacks of what 28 CFR 35.200
 * asks for and a program can see. Only a person sees the rest. Pure.
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

/** A scan is a picture of words. Without a single page that was read, nothing is known of the text. */
export function hasNoText({ texts }: { texts: Pick<PageTexts, 'count' | 'hasWords'> }): boolean {
  return texts.count > 0 && !texts.hasWords
}
