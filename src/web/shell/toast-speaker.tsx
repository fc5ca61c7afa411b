import { useEffect, useState } from 'react'
import { useTranslations } from '../messages/messages-context.tsx'
import type { Toast } from '../toasts/toast.ts'
import { toastTitle } from '../toasts/toast-title.ts'

/** A screen reader must know a live region before words come into it, also after it moved into a dialog. */
const SETTLING_MS = 100

/** Reads toasts aloud: politely, when the visitor pauses; an error at once. */
export function ToastSpeaker({
  shown,
  loadingText,
}: {
  shown: readonly Toast[]
  loadingText: string | null
}) {
  const { t } = useTranslations()
  const [spoken, setSpoken] = useState<readonly Toast[]>([])
  // Meets the screen reader.
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(shown), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [shown])
  const wordsOf = (toast: Toast) => {
    const title = toastTitle(toast, t)
    return <p key={toast.id}>{title === null ? toast.message : `${title}. ${toast.message}`}</p>
  }
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        {loadingText === null ? null : <p>{loadingText}</p>}
        {spoken.filter((toast) => toast.kind !== 'error').map(wordsOf)}
      </div>
      <div className="visually-hidden" aria-live="assertive">
        {spoken.filter((toast) => toast.kind === 'error').map(wordsOf)}
      </div>
    </>
  )
}
