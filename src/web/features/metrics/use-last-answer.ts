import { useState } from 'react'
import type { AnswerState } from '../../api/use-answer.ts'

/**
 * The answer that is here or, while another of the same `kind` loads or has failed, the last one that was; `null`: there
 * was none yet. What can be chosen is made from it: a field must not vanish under who is choosing in it.
 */
export function useLastAnswer<Answer>(state: AnswerState<Answer>, kind: string): Answer | null {
  const present = state.kind === 'loaded' ? state.answer : null
  const [last, setLast] = useState({ kind, answer: present })
  if (present !== null && present !== last.answer) setLast({ kind, answer: present })
  if (present !== null) return present
  return last.kind === kind ? last.answer : null
}
