import type { About } from '../../../contract/about-address.ts'
import { pageOf } from '../../../contract/pages.ts'
import { useResponse } from '../../api/use-response.ts'
import { useTranslations } from '../../messages/messages-context.tsx'

/** What a message is about in the visitor's words: the title of a report or page. Empty: nothing, or not known yet. */
export function useAboutText(about: About | null): string {
  const { t } = useTranslations()
  const id = about?.kind === 'report' ? about.id : ''
  const report = useResponse('getReport', { id }, id !== '')
  if (about === null) return ''
  switch (about.kind) {
    case 'report':
      if (report.kind === 'loading') return ''
      return t('forms.about.report', { title: report.kind === 'loaded' ? report.response.report.title : id })
    case 'camera':
      return t('forms.about.camera', { name: about.id })
    case 'page': {
      const page = pageOf(about.path)
      return t('forms.about.page', { title: page === null ? about.path : t(`page.${page}`) })
    }
  }
}
