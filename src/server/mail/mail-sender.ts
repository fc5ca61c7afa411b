import type { DeliveryFailure } from '../outbox/after-failure.ts'
import type { PendingMessage } from '../outbox/outbox-message.ts'

/** What came of handing a mail over. */
export type Delivery =
  /** `remark`: what a person should know all the same, such as one of two recipients refused. */
  { kind: 'delivered'; remark: string | null } | { kind: 'failed'; failure: DeliveryFailure }

/** Hands mails over: to a mail server, or to a folder where there is none. */
export interface MailSender {
  /** Where mails go, in words for an operator; never holds a password. */
  readonly place: string
  readonly kind: 'smtp' | 'folder'
  /** Never rejects. Once `signal` says so it gives up; the mail may have been taken all the same. */
  send: (message: PendingMessage, signal: AbortSignal) => Promise<Delivery>
  close: () => void
}
