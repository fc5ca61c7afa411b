import type { About } from '../../../contract/about-address.ts'
import { pageOf } from '../../../contract/pages.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useFormSpeech } from '../../messages/form-words.ts'
import { useSpeech } from '../../messages/messages-context.tsx'

/** What a message is about in the visitor's words: the title of a report or page. Empty: nothing, or not known yet. */
export function useAboutText(about: About | null): string {
  const { say } = useFormSpeech()
  const { t } = useSpeech()
  const id = about?.kind === 'report' ? about.id : ''
  const report = useAnswer('getReport', { id }, id !== '')
  if (about === null) return ''
  switch (about.kind) {
    case 'report':
      if (report.kind === 'loading') return ''
      return say('forms.about.report', { title: report.kind === 'loaded' ? report.answer.report.title : id })
    case 'camera':
      return say('forms.about.camera', { name: about.id })
    case 'page': {
      const page = pageOf(about.path)
      return say('forms.about.page', { title: page === null ? about.path : t(`page.${page}`) })
    }
  }
}
