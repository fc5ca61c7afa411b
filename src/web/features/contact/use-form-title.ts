import { useEffect } from 'react'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { pageTitle } from '../../page-title.ts'
import type { FormState } from './form-state.ts'

/** Says in the document's title what became of a form: a screen reader reads it first, and a tab shows it. */
export function useFormTitle(kind: FormState['kind']): void {
  const { t } = useTranslations()
  const title = pageTitle('contact-us', useSite(), t)
  const said =
    kind === 'invalid' || kind === 'failed'
      ? t('site.titleWithError', { title })
      : kind === 'stored'
        ? t('site.titleWhenSent', { title })
        : null
  // Meets the document.
  useEffect(() => {
    if (said === null) return
    document.title = said
    return () => {
      // Another page may have named the document meanwhile.
      if (document.title === said) document.title = title
    }
  }, [said, title])
}
