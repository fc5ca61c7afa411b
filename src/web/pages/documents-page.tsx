import { useSite } from '../api/site-context.tsx'
import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { useSpeech } from '../messages/messages-context.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { takenOver } from '../ui/taken-over.tsx'

/** The documents are links, and the search a plain form: both work before their code is here. */
const { Part: Rest } = takenOver(
  async () => {
    const { DocumentsRest, preloadResults } = await import('./documents-rest.tsx')
    await preloadResults()
    return DocumentsRest
  },
  <Skeleton bars={['medium', 'short', 'medium', 'short']} />,
)

/** Annual reports, strategic business plans and master plans, each with its facts and its file, and a search inside them. */
export function DocumentsPage() {
  const { t } = useSpeech()
  const site = useSite()
  return (
    <ProseFrame page="documents" mark={site.sample ? <SampleChip>{t('documents.sample')}</SampleChip> : null}>
      {() => <Rest />}
    </ProseFrame>
  )
}
