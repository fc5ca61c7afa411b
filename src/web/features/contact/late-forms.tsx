import { type ComponentType, lazy, memo, Suspense } from 'react'
import { loadDocumentFormWords } from '../../messages/form-words.ts'
import { untilIdle } from '../../start/when-stable.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

let drawn: ComponentType | null = null

/** Fetches the forms' code where they are drawn at once: on the server. A browser takes them over later. */
export async function preloadFormsOnServer(): Promise<void> {
  if (typeof document === 'undefined') drawn = (await import('./contact-forms.tsx')).ContactForms
}

const Arriving = lazy(async () => {
  await untilWanted()
  const [{ ContactForms }] = await Promise.all([import('./contact-forms.tsx'), loadDocumentFormWords()])
  return { default: ContactForms }
})

/** Until the visitor turns to a form, or the browser has nothing urgent to do. */
function untilWanted(): Promise<unknown> {
  const isTurnedTo = new Promise((resolve) => {
    for (const sign of ['focusin', 'pointerdown']) addEventListener(sign, resolve, { once: true })
  })
  return Promise.race([isTurnedTo, untilIdle()])
}

/**
 * The forms as the server drew them: plain forms, which work at once. React takes them over when their code is here,
 * and leaves what was typed meanwhile. No property and so no redrawing from above disturbs them until then.
 */
export const LateForms = memo(function LateForms() {
  const Forms = drawn ?? Arriving
  return (
    <Suspense fallback={<Skeleton bars={['full', 'short', 'full', 'medium', 'full', 'full']} />}>
      <Forms />
    </Suspense>
  )
})
