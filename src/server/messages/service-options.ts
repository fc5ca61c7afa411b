import type { Database } from '../outbox/database.ts'
import type { MailSender } from '../outbox/delivery.ts'
import type { EventLog } from '../platform/event-log.ts'
import type { MessageSettings } from './message-environment.ts'

export interface MessageServiceOptions {
  settings: MessageSettings
  database: Database
  sender: MailSender
  /** Known once the server listens. */
  siteUrl: () => string
  /** The site is served over https only. */
  isSecure: boolean
  log: EventLog
  /** See `createDelivery`. */
  leaseMs?: number
  /** See `startDeliveryLoop`. */
  pollMs?: number
}
