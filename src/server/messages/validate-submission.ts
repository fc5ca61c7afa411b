import { dayIn } from '../../contract/calendar.ts'
import { validateFeedback } from '../../contract/feedback.ts'
import type { ValidatedForm } from '../../contract/form-error.ts'
import { type SiteInLanguage, siteInLanguage } from '../../contract/site-in-language.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { validateTourRequest } from '../../contract/tour-request.ts'
import type { MailPayload, MessageKind, OfficeFacts } from '../outbox/outbox-message.ts'

/** The part of a message that is mailed to the office. */
export type MessagePayload = Extract<MailPayload, { kind: MessageKind }>

/** Validates a visitor's form against the office's current limits. */
export function validateSubmission(
  kind: MessageKind,
  body: unknown,
  site: SiteInfo,
  siteUrl: string,
  now: Date,
): ValidatedForm<MessagePayload> {
  const office = officeFacts(siteInLanguage(site, 'en'), siteUrl)
  if (kind === 'feedback') {
    const validated = validateFeedback(body, site.limits)
    return validated.kind === 'valid'
      ? { kind: 'valid', form: { kind, form: validated.form, office } }
      : validated
  }
  const validated = validateTourRequest(body, site.limits, dayIn(site.district.timeZone, now))
  return validated.kind === 'valid'
    ? { kind: 'valid', form: { kind, form: validated.form, office } }
    : validated
}

/** The office's names, in the language of `site`. */
export function officeFacts({ district, contact }: SiteInLanguage, siteUrl: string): OfficeFacts {
  return {
    name: district.name,
    subtitle: district.subtitle,
    phone: contact.phone,
    phoneHours: contact.phoneHours,
    timeZone: district.timeZone,
    siteUrl,
  }
}
