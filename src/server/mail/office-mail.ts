import type { Feedback } from '../../contract/feedback.ts'
import { ENGLISH_NAMES } from '../../contract/language.ts'
import type { TourRequest } from '../../contract/tour-request.ts'
import type { MailAddress } from './mail-content.ts'
import { GROUP_WORDS, TOPIC_WORDS } from './office-texts.ts'

/** Content of the mail to the office, besides reference and date. */
export interface OfficeMail {
  title: string
  subject: string
  facts: readonly (readonly [label: string, value: string])[]
  /** The visitor's free text. */
  texts: readonly (readonly [label: string, text: string])[]
  howToAnswer: string
  replyTo: MailAddress | null
}

export function feedbackMail(form: Feedback): OfficeMail {
  const topic = TOPIC_WORDS[form.topic]
  const replyTo = form.wantsReply && form.email !== undefined ? addressOf(form.name, form.email) : null
  return {
    title: 'Feedback',
    subject: `Feedback: ${topic.toLowerCase()}`,
    facts: [
      ['Topic', topic],
      ...given('Where', form.where),
      ...given('About', form.about),
      ...given('Name', form.name),
      ['Reply wanted', form.wantsReply ? `yes, in ${ENGLISH_NAMES[form.replyLanguage]}` : 'no'],
      ...given('E-mail', form.email),
      ...given('Phone', form.phone),
    ],
    texts: [['Message', form.message]],
    howToAnswer: howToAnswer(form.wantsReply, replyTo),
    replyTo,
  }
}

function howToAnswer(wantsReply: boolean, replyTo: MailAddress | null): string {
  if (!wantsReply) return 'The visitor does not want a reply.'
  return replyTo === null ? 'Please call the visitor.' : 'Reply to this e-mail to answer the visitor.'
}

export function tourMail(form: TourRequest): OfficeMail {
  const { groupSize, dateFirst, timeWindow, visitKind } = form
  return {
    title: 'Tour request',
    subject: `Tour request: ${groupSize} ${groupSize === 1 ? 'person' : 'people'}, ${dayText(dateFirst, 'medium')}`,
    facts: [
      ['Organization', form.organization],
      ['Group type', GROUP_WORDS[form.groupType]],
      ['Contact', form.contactName],
      ['E-mail', form.email],
      ['Phone', form.phone],
      ['Group size', String(groupSize)],
      ...given('Youngest visitor', form.youngestAge === undefined ? undefined : `${form.youngestAge} years`),
      ['First choice', dayText(dateFirst)],
      ...given('Second choice', form.dateSecond === undefined ? undefined : dayText(form.dateSecond)),
      ['Time', timeWindow === 'am' ? 'morning' : 'afternoon'],
      ['Visit', visitKind === 'inPerson' ? 'in person' : 'by video'],
      ['Language', ENGLISH_NAMES[form.language]],
    ],
    texts: [...given('Accommodations', form.accommodations), ...given('Notes', form.notes)],
    howToAnswer: 'Reply to this e-mail to answer the visitor.',
    replyTo: addressOf(form.contactName, form.email),
  }
}

function given(label: string, value: string | undefined): (readonly [string, string])[] {
  return value === undefined ? [] : [[label, value]]
}

function addressOf(name: string | undefined, address: string): MailAddress {
  return { name: name ?? '', address }
}

/** "Tuesday, December 8, 2026"; medium: "Dec 8, 2026". */
function dayText(day: string, dateStyle: 'full' | 'medium' = 'full'): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
