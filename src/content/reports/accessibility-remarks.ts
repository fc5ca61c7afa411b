import type { PageTexts } from '../page-texts.ts'
import type { PdfFacts } from '../pdf/pdf-facts.ts'
import { WARNINGS } from '../pdf/pdf-messages.ts'

/** What keeps a PDF from people who use screen readers. `warning` follows the file's name and says how to fix it. */
export interface AccessibilityRemark {
  lack: 'tags' | 'title' | 'language' | 'text'
  warning: string
}

/** Everything a PDF lacks of what 28 CFR 35.200 asks for and a program can see. Only a person sees the rest. Pure. */
export function accessibilityRemarks(
  facts: Pick<PdfFacts, 'accessibility' | 'title' | 'language' | 'texts'>,
): AccessibilityRemark[] {
  const remarks: AccessibilityRemark[] = []
  // Recognizing the text of a scanned page adds tags as well, so this comes first.
  if (hasNoText(facts)) remarks.push({ lack: 'text', warning: WARNINGS.noText })
  if (facts.accessibility !== 'tagged') remarks.push({ lack: 'tags', warning: WARNINGS.untagged })
  if (facts.title === null) remarks.push({ lack: 'title', warning: WARNINGS.noTitle })
  if (facts.language === null) remarks.push({ lack: 'language', warning: WARNINGS.noLanguage })
  return remarks
}

/** Everything staff should know of a PDF, each fit to follow its name, once. Pure. */
export function pdfWarnings(facts: PdfFacts): string[] {
  return [...new Set([...facts.warnings, ...accessibilityRemarks(facts).map(({ warning }) => warning)])]
}

/** A scan is a picture of words. Without a single page that was read, nothing is known of the text. */
export function hasNoText({ texts }: { texts: Pick<PageTexts, 'count' | 'hasWords'> }): boolean {
  return texts.count > 0 && !texts.hasWords
}
