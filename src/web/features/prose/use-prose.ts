import type { Page } from '../../../contract/pages.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useSpeech } from '../../messages/messages-context.tsx'

/** The prose of a page in the active language. */
export function useProse(page: Page) {
  const { language } = useSpeech()
  return useAnswer('getPage', { language, page })
}
