import { loadDocumentFormWords } from '../../messages/form-words.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { takenOver } from '../../ui/taken-over.tsx'

/**
 * The forms as the server drew them: plain forms, which work at once. React takes them over when their code is here,
 * and leaves what was typed meanwhile.
 */
export const { Part: LateForms } = takenOver(
  async () => {
    const [{ ContactForms }] = await Promise.all([import('./contact-forms.tsx'), loadDocumentFormWords()])
    return ContactForms
  },
  <Skeleton bars={['full', 'short', 'full', 'medium', 'full', 'full']} />,
)
