import { dayIn } from '../../contract/calendar.ts'
import { judgeFeedback } from '../../contract/feedback.ts'
import type { JudgedForm } from '../../contract/form-fault.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { judgeTourRequest } from '../../contract/tour-request.ts'
import type { MailPayload, MessageKind, OfficeFacts } from '../outbox/outbox-message.ts'

/** What of a kept message is mailed to the office. */
export type MessagePayload = Extract<MailPayload, { kind: MessageKind }>

/** Judges what a visitor filled in by the office's limits of today. */
export function judgeSubmission(
  kind: MessageKind,
  body: unknown,
  site: SiteInfo,
  siteUrl: string,
  now: Date,
): JudgedForm<MessagePayload> {
  const office = officeFacts(site, siteUrl)
  if (kind === 'feedback') {
    const judged = judgeFeedback(body, site.limits)
    return judged.kind === 'valid' ? { kind: 'valid', form: { kind, form: judged.form, office } } : judged
  }
  const judged = judgeTourRequest(body, site.limits, dayIn(site.district.timeZone, now))
  return judged.kind === 'valid' ? { kind: 'valid', form: { kind, form: judged.form, office } } : judged
}

/** What the office is called, in the language of `site`. */
export function officeFacts({ district, contact }: SiteInfo, siteUrl: string): OfficeFacts {
  return {
    name: district.name,
    subtitle: district.subtitle,
    phone: contact.phone,
    phoneHours: contact.phoneHours,
    timeZone: district.timeZone,
    siteUrl,
  }
}
