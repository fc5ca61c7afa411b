import type { Database } from '../outbox/database.ts'
import { createDelivery, type DeliveryLoop, type MailSender, startDeliveryLoop } from '../outbox/delivery.ts'
import { type OutboxFigures, readOutboxFigures } from '../outbox/outbox-maintenance.ts'
import { findMessages } from '../outbox/stored-messages.ts'
import { createIntake, type IntakeOptions, type MessageIntake } from './message-intake.ts'
import {
  createDeliveryLog,
  createErrorLog,
  createMessageCounters,
  type MessageCounters,
} from './message-log.ts'
import { createMaintenance, startMaintenance } from './message-maintenance.ts'
import { createMailSender } from './open-messages.ts'
import { createStorageReadiness, inTimeOrNull, type StorageReadiness } from './storage-readiness.ts'
import { createSecretStore, type SigningSecrets } from './xsrf/secrets.ts'
import { createTokenCookies, type TokenCookies } from './xsrf/token.ts'

/** What the HTTP side uses of messages. A challenge of `null`: none is required now. */
export interface MessageService extends MessageIntake {
  readonly cookies: TokenCookies
  /** `null` briefly at the start. */
  readonly secrets: SigningSecrets | null
  /** The site's own origin, without a trailing slash. */
  readonly siteUrl: string
  /** Whether a message is stored under this reference; also false if the store is unavailable. */
  isStored: (reference: string) => Promise<boolean>
  readReadiness: () => Promise<StorageReadiness>
  /** For the operator: where messages are stored and where mail goes. */
  readonly places: MessagePlaces
  /** For the metrics page. `outbox`: `null` if the store is unavailable. */
  readFigures: () => Promise<{ counters: MessageCounters; outbox: OutboxFigures | null }>
  /** Opens the store and starts sending mail; resolves even if the store is unavailable. */
  start: () => Promise<void>
  /** Gives running deliveries a moment to finish, then closes the store. */
  close: () => Promise<void>
}

export interface MessagePlaces {
  store: string
  storeKind: Database['kind']
  mail: string
  mailKind: MailSender['kind']
}

/** Intervals of delivery, shorter in tests: see `createDelivery` and `startDeliveryLoop`. */
export interface DeliveryTuning {
  leaseMs?: number
  pollMs?: number
}

export interface MessageServiceOptions extends IntakeOptions, DeliveryTuning {
  /** The site is served over https only. */
  isSecure: boolean
}

/** Nothing is read or sent before `start`. */
export function createMessageService(options: MessageServiceOptions): MessageService {
  const { settings, database, siteUrl, isSecure, log } = options
  const sender = createMailSender(settings)
  const counters = createMessageCounters()
  const secretStore = createSecretStore(database)
  const onError = createErrorLog(log)
  const lease = options.leaseMs === undefined ? {} : { leaseMs: options.leaseMs }
  const readReadiness = createStorageReadiness(database)
  let loop: DeliveryLoop | null = null
  let stopMaintenance = () => {}
  let isClosed = false
  return {
    ...createIntake(options, { secretStore, counters, onStored: () => loop?.wake(), onError }),
    cookies: createTokenCookies(secretStore, isSecure),
    get secrets() {
      return secretStore.secrets
    },
    get siteUrl() {
      return siteUrl()
    },
    isStored: async (reference) => {
      const found = await inTimeOrNull(findMessages(database, reference))
      return found !== null && found.length > 0
    },
    readReadiness: () => readReadiness(new Date()),
    places: { store: database.place, storeKind: database.kind, mail: sender.place, mailKind: sender.kind },
    readFigures: async () => ({ counters, outbox: await inTimeOrNull(readOutboxFigures(database)) }),
    start: async () => {
      await secretStore.refresh(new Date())
      // The server may stop while it still waits for its store.
      if (isClosed) return
      stopMaintenance = startMaintenance(
        createMaintenance({ database, secretStore, log, retention: settings.messages }),
        onError,
      )
      const events = createDeliveryLog(counters, log)
      const delivery = createDelivery({ database, send: sender.send, events, ...lease })
      loop = startDeliveryLoop(delivery, onError, options.pollMs)
    },
    close: async () => {
      isClosed = true
      stopMaintenance()
      await loop?.stop()
      sender.close()
      await database.close()
    },
  }
}
