import { useState } from 'react'
import type { ResponseState } from '../../api/use-response.ts'

/**
 * The answer that is here or, while another of the same `kind` loads or has failed, the last one that was; `null`: there
 * was none yet. What can be chosen is made from it: a field must not vanish under who is choosing in it.
 */
export function useLastResponse<Response>(state: ResponseState<Response>, kind: string): Response | null {
  const present = state.kind === 'loaded' ? state.response : null
  const [last, setLast] = useState({ kind, response: present })
  if (present !== null && present !== last.response) setLast({ kind, response: present })
  if (present !== null) return present
  return last.kind === kind ? last.response : null
}
