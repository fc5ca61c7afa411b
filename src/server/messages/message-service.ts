import type { Database } from '../outbox/database.ts'
import type { MailSender } from '../outbox/delivery.ts'
import { createDelivery } from '../outbox/delivery.ts'
import { type DeliveryLoop, startDeliveryLoop } from '../outbox/delivery-loop.ts'
import { type OutboxFigures, readOutboxFigures } from '../outbox/outbox-maintenance.ts'
import { findMessages } from '../outbox/stored-messages.ts'
import { createIntake, type MessageIntake } from './message-intake.ts'
import {
  createDeliveryLog,
  createErrorLog,
  createMessageCounters,
  type MessageCounters,
} from './message-log.ts'
import { createUpkeep, startUpkeep } from './message-maintenance.ts'
import type { MessageServiceOptions } from './service-options.ts'
import { createStorageReadiness, inTimeOrNull, type StorageReadiness } from './storage-readiness.ts'
import type { SigningSecrets } from './xsrf/secrets.ts'
import { createSecretStore } from './xsrf/secrets.ts'
import { createTokenCookies, type TokenCookies } from './xsrf/token.ts'

/** All that the HTTP side knows of messages. A challenge of `null` means that none is asked for now. */
export interface MessageService extends MessageIntake {
  readonly cookies: TokenCookies
  /** `null` for a moment at the start. */
  readonly secrets: SigningSecrets | null
  /** The site's own origin, without a slash at its end. */
  readonly siteUrl: string
  /** Whether a message is kept under this reference; false as well when nobody can tell now. */
  isKept: (reference: string) => Promise<boolean>
  readReadiness: () => Promise<StorageReadiness>
  /** In words for an operator: where messages are kept and where mails go. */
  readonly places: MessagePlaces
  /** For the metrics page. `outbox` is `null` when the store cannot be asked now. */
  readFigures: () => Promise<{ counters: MessageCounters; outbox: OutboxFigures | null }>
  /** Opens the store and begins to hand mails over; resolves also when the store is away. */
  start: () => Promise<void>
  /** Lets what is under way finish for a moment, then closes the store. */
  close: () => Promise<void>
}

export interface MessagePlaces {
  store: string
  storeKind: Database['kind']
  mail: string
  mailKind: MailSender['kind']
}

export function createMessageService(options: MessageServiceOptions): MessageService {
  const { database, sender, siteUrl, isSecure, log } = options
  const counters = createMessageCounters()
  const secretStore = createSecretStore(database)
  const onError = createErrorLog(log)
  const dispatch = createDispatch(options, createDeliveryLog(counters, log), onError)
  const readReadiness = createStorageReadiness(database)
  let stopUpkeep = () => {}
  let isClosed = false
  return {
    ...createIntake({ options, secretStore, counters, onStored: dispatch.wake, onError }),
    cookies: createTokenCookies(secretStore, isSecure),
    get secrets() {
      return secretStore.secrets
    },
    get siteUrl() {
      return siteUrl()
    },
    isKept: async (reference) => {
      const found = await inTimeOrNull(findMessages(database, reference))
      return found !== null && found.length > 0
    },
    readReadiness: () => readReadiness(new Date()),
    places: {
      ...{ store: database.place, storeKind: database.kind },
      ...{ mail: sender.place, mailKind: sender.kind },
    },
    readFigures: async () => ({ counters, outbox: await inTimeOrNull(readOutboxFigures(database)) }),
    start: async () => {
      await secretStore.refresh(new Date())
      // A server may be told to stop while it still waits for its store.
      if (isClosed) return
      stopUpkeep = startUpkeep(
        createUpkeep({ database, secretStore, log, retention: options.settings.messages }),
        onError,
      )
      dispatch.start()
    },
    close: async () => {
      isClosed = true
      stopUpkeep()
      await dispatch.stop()
      sender.close()
      await database.close()
    },
  }
}

/** What goes out. */
function createDispatch(
  { database, sender, leaseMs, pollMs }: MessageServiceOptions,
  events: ReturnType<typeof createDeliveryLog>,
  onError: (error: unknown) => void,
) {
  let loop: DeliveryLoop | null = null
  const lease = leaseMs === undefined ? {} : { leaseMs }
  return {
    start: () => {
      loop = startDeliveryLoop(
        createDelivery({ database, send: sender.send, events, ...lease }),
        onError,
        pollMs,
      )
    },
    wake: () => loop?.wake(),
    stop: async () => loop?.stop(),
  }
}
