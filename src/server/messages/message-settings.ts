import type { MailAddresses } from '../mail/mail-options.ts'
import type { StoreSettings } from '../outbox/open-database.ts'

/** When a form must send a proof of work: never, while messages surge, or always. */
export const CHALLENGE_MODES = ['off', 'pressure', 'always'] as const
export type ChallengeMode = (typeof CHALLENGE_MODES)[number]

/** Everything the settings say about messages. */
export interface MessageSettings extends StoreSettings {
  mail: MailAddresses & {
    /** May hold a password. `null`: one file a mail in `dataDir`. */
    smtpUrl: string | null
    /** `null`: mails are not signed. */
    dkim: { domain: string; selector: string; keyFile: string } | null
  }
  messages: {
    limitPerMinute: number
    challenge: ChallengeMode
    /** Days after which a sent message's words are erased. */
    retentionDays: number
    /** Days after which the words of a message that could not be delivered are erased. */
    deadRetentionDays: number
    /** Whether a visitor gets a mail that the message arrived. */
    acknowledges: boolean
  }
}
