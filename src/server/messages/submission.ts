import type { FormError } from '../../contract/form-error.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import type { MessageKind } from '../outbox/outbox-message.ts'

/** What a visitor sent, as it arrived. */
export interface Submission {
  kind: MessageKind
  /** The fields, not judged yet. */
  body: unknown
  /** Names the request, so that a repeat is answered alike. `null`: it has no name. */
  idempotencyKey: string | null
  /** Whom the request came from, for the limits alone. Never stored. */
  address: string
  /** False for a plain form, whose sender cannot work on a challenge. */
  hasScripts: boolean
  site: SiteInfo
}

/** What became of it. Exactly one case holds. */
export type Acceptance =
  /** Stored, now or by an earlier request of the same name: a promise that survives a crash. */
  | { kind: 'accepted'; reference: string; receivedAt: Date }
  | { kind: 'invalid'; errors: readonly FormError[] }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  /** Nothing was promised. */
  | { kind: 'unavailable' }

/** Declines for a reason that is not in what the visitor wrote. */
export function decline(field: string, code: FormError['code']): Acceptance {
  return { kind: 'invalid', errors: [{ field, code, written: 0, limit: null }] }
}
