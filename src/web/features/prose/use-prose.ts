import type { Page } from '../../../contract/pages.ts'
import { useResponse } from '../../api/use-response.ts'
import { useTranslations } from '../../messages/messages-context.tsx'

/** The prose of a page in the active language. */
export function useProse(page: Page) {
  const { language } = useTranslations()
  return useResponse('getPage', { language, page })
}
