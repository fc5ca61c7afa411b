import addressparser from 'nodemailer/lib/addressparser'
import * as v from 'valibot'
import type { MailAddress } from '../mail/mail-content.ts'
import type { MailAddresses } from '../mail/mail-options.ts'
import type { StoreSettings } from '../outbox/open-database.ts'
import { wholeNumber } from '../platform/whole-number.ts'

/** When a form must send a proof of work: never, while messages surge, or always. */
const CHALLENGE_MODES = ['off', 'pressure', 'always'] as const

export interface MessageSettings extends StoreSettings {
  mail: MailAddresses & {
    /** May contain a password. `null`: one file per mail in `dataDir`. */
    smtpUrl: string | null
    /** `null`: mails are not signed. */
    dkim: { domain: string; selector: string; keyFile: string } | null
  }
  messages: {
    limitPerMinute: number
    challenge: (typeof CHALLENGE_MODES)[number]
    /** Days until a sent message's text is erased. */
    retentionDays: number
    /** Days until an undeliverable message's text is erased. */
    deadRetentionDays: number
    acknowledges: boolean
  }
}

const addresses = v.pipe(
  v.string(),
  v.transform((text) => addressparser(text, { flatten: true })),
  v.check((list) => list.length > 0 && list.every(isAddress), 'must be mail addresses separated by commas'),
)

/** The settings about messages, as the environment names them. An error message never repeats the value: it may be a secret. */
export const MESSAGE_ENVIRONMENT = {
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address such as postgres://host/database'),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.check(isSmtpUrl, 'must be an address such as smtp://host:587 or smtps://host')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(addresses, v.length(1, 'must be one mail address')),
    'Traffic operations <website@example.com>',
  ),
  MAIL_TO_FEEDBACK: v.optional(addresses, 'feedback@example.com'),
  MAIL_TO_TOUR: v.optional(addresses, 'tours@example.com'),
  DKIM_DOMAIN: v.optional(v.pipe(v.string(), v.domain('must be a domain such as example.gov'))),
  DKIM_SELECTOR: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'must be the selector in the DNS'))),
  DKIM_KEY_FILE: v.optional(v.string()),
  MESSAGE_LIMIT_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000), '5'),
  MESSAGE_CHALLENGE: v.optional(
    v.picklist(CHALLENGE_MODES, `must be one of ${CHALLENGE_MODES.join(', ')}`),
    'off',
  ),
  MESSAGE_RETENTION_DAYS: v.optional(wholeNumber(1, 36_500), '30'),
  MESSAGE_DEAD_RETENTION_DAYS: v.optional(wholeNumber(1, 36_500), '90'),
  MESSAGE_ACKNOWLEDGEMENT: v.optional(v.picklist(['off', 'on'], 'must be off or on'), 'off'),
}

type Settings = v.InferOutput<v.ObjectSchema<typeof MESSAGE_ENVIRONMENT, undefined>>

/** The same under the names the program uses. */
export function messageSettingsOf(settings: Settings): Omit<MessageSettings, 'dataDir'> {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile } = settings
  const isSigned = domain !== undefined && selector !== undefined && keyFile !== undefined
  const [from = { name: '', address: '' }] = settings.MAIL_FROM
  return {
    databaseUrl: settings.DATABASE_URL ?? null,
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      from,
      to: { feedback: settings.MAIL_TO_FEEDBACK, tourRequest: settings.MAIL_TO_TOUR },
      dkim: isSigned ? { domain, selector, keyFile } : null,
    },
    messages: {
      limitPerMinute: settings.MESSAGE_LIMIT_PER_MINUTE,
      challenge: settings.MESSAGE_CHALLENGE,
      retentionDays: settings.MESSAGE_RETENTION_DAYS,
      deadRetentionDays: settings.MESSAGE_DEAD_RETENTION_DAYS,
      acknowledges: settings.MESSAGE_ACKNOWLEDGEMENT === 'on',
    },
  }
}

function isAddress({ address }: MailAddress): boolean {
  return v.is(v.pipe(v.string(), v.rfcEmail()), address)
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== ''
}
