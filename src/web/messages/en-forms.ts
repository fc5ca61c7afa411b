import { ERROR_MESSAGES, type ErrorCode, type ErrorFacts } from '../../contract/error-messages.ts'

/** Messages of the contact page's forms, in English. */
export const messages = {
  'forms.which': 'What would you like to send?',
  'forms.feedback': 'Feedback',
  'forms.visit': 'Request a visit',
  'forms.optional': '(optional)',
  'forms.chooseOne': 'Choose one',
  'forms.leaveEmpty': 'Leave this field empty',
  'forms.written': '{written} of {most} characters',
  'forms.charactersLeft': { one: '{count} character left', other: '{count} characters left' },
  'forms.charactersOver': { one: '{count} character too many', other: '{count} characters too many' },

  'forms.topic': 'What is it about?',
  'forms.topic.website': 'This website',
  'forms.topic.camera': 'A camera that does not work',
  'forms.topic.rampSignal': 'A ramp signal',
  'forms.topic.expressLanes': 'Express lanes',
  'forms.topic.trafficSignal': 'A traffic signal or an arterial road',
  'forms.topic.roadRanger': 'Road Rangers',
  'forms.topic.report': 'A report or its figures',
  'forms.topic.accessibility': 'An accessibility problem or another format',
  'forms.topic.other': 'Something else',
  'forms.about': 'Page, camera or report',
  'forms.aboutHint': 'We filled this in. Change it if it is wrong.',
  'forms.about.report': 'Report: {title}',
  'forms.about.camera': 'Camera: {name}',
  'forms.about.page': 'Page: {title}',
  'forms.message': 'Your message',
  'forms.messageHint':
    '{least} to {most} characters. Leave out anything private, such as plate or account numbers.',
  'forms.formatHint':
    'Say which format you need: large print, Braille, audio, a tagged file or another language.',
  'forms.name': 'Your name',
  'forms.wantsReply': 'I would like a reply',
  'forms.email': 'E-mail',
  'forms.emailOrPhone': 'Or give a phone number below.',
  'forms.phone': 'Phone',
  'forms.phoneHint': 'With area code.',
  'forms.phoneInstead': 'With area code. Enough without an e-mail address.',
  'forms.replyLanguage': 'Language for the reply',
  'forms.sendFeedback': 'Send feedback',

  'forms.organization': 'Organization',
  'forms.groupType': 'Kind of group',
  'forms.groupType.school': 'School',
  'forms.groupType.university': 'University or college',
  'forms.groupType.agency': 'Public agency',
  'forms.groupType.industry': 'Industry',
  'forms.groupType.civic': 'Civic group',
  'forms.groupType.media': 'Media',
  'forms.groupType.other': 'Another group',
  'forms.contactName': 'Contact person',
  'forms.visitEmailHint': 'We answer to this address.',
  'forms.groupSize': 'How many people',
  'forms.groupSizeHint': 'From 1 to {most}.',
  'forms.youngestAge': 'Age of the youngest visitor',
  'forms.youngestAgeHint': 'In years. We ask schools only.',
  'forms.dateRule':
    'A day from Monday to Friday that is no holiday, at least {days} working days ahead and within {months} months.',
  'forms.dateFirst': 'First choice of day',
  'forms.dateSecond': 'Second choice of day',
  'forms.dateSpan': 'From {earliest} to {latest}.',
  'forms.timeWindow': 'Time of day',
  'forms.timeWindow.am': 'Morning',
  'forms.timeWindow.pm': 'Afternoon',
  'forms.visitKind': 'How would you like to visit?',
  'forms.visitKind.inPerson': 'In person',
  'forms.visitKind.virtual': 'By video',
  'forms.language': 'Language of the visit',
  'forms.accommodations': 'What anyone needs to take part',
  'forms.accommodationsHint': 'Step-free access, an interpreter, a quiet space. At most {most} characters.',
  'forms.notes': 'Anything else',
  'forms.notesHint': 'At most {most} characters.',
  'forms.mayBePostponed': 'A visit may be postponed in an emergency.',
  'forms.sendVisit': 'Send request',

  'forms.publicRecords':
    'Under Florida law, e-mail addresses are public records. If you do not want your e-mail address released in response to a public records request, do not send electronic mail to this entity. Instead, contact this office by phone or in writing.',
  'forms.byPhoneOrWriting': 'By phone or in writing',
  'forms.afterSending': 'You get a reference number. What you write stays on this device until it is sent.',
  'forms.sending': 'Sending your message…',
  'forms.proving':
    'Your device is solving a small task that keeps programs from flooding the office. This takes a few seconds.',

  'forms.summary': { one: 'Please fix one answer', other: 'Please fix {count} answers' },
  'forms.summaryHint': 'Your message is kept. Nothing was sent yet.',
  'forms.errorPrefix': 'Error:',

  'forms.notSent': 'Your message was not sent',
  'forms.kept': 'Everything you wrote is kept.',
  'forms.failed.offline': 'You are offline. Send it again when the connection is back.',
  'forms.failed.noAnswer': 'The site did not answer. The connection may be down.',
  'forms.failed.tooMany': {
    one: 'Too many messages came from your connection. Wait {count} second, then send it again.',
    other: 'Too many messages came from your connection. Wait {count} seconds, then send it again.',
  },
  'forms.failed.unavailable':
    'The site cannot store messages right now. Try again in a few minutes, or call {phone} ({hours}), or write to {post}.',
  'forms.failed.confirm':
    'Please press the button once more, so that we know the message comes from this page.',
  'forms.failed.noProof':
    'Your browser could not solve the small task that keeps programs out. Try again, or call {phone} ({hours}), or write to {post}.',
  'forms.failed.refused': 'The site did not accept the message. Try again, or call {phone} ({hours}).',
  'forms.failed.reference': 'Reference of this failure: {reference}.',
  'forms.tryAgain': 'Try again',

  'forms.stored': 'Your message is stored',
  'forms.storedVisit': 'Your request is stored',
  'forms.reference': 'Reference',
  'forms.keepReference': 'Note or print this number. Name it when you call or write about your message.',
  'forms.next': 'What happens next',
  'forms.next.read': 'The office reads your message on a working day.',
  'forms.next.reply': 'You wished for a reply, so the office answers you by e-mail or phone.',
  'forms.next.noReply': 'You asked for no reply, so none will come.',
  'forms.next.visitRequested': 'Your visit is requested, not confirmed.',
  'forms.next.visitAnswer':
    'The office answers by e-mail or phone, and says which day and hour suit. Please wait for that answer.',
  'forms.next.urgent': 'If it becomes urgent, call {phone} ({hours}).',
  'forms.calendar': 'Add to your calendar',
  'forms.calendarHint':
    'A calendar file (.ics) with the days you asked for, marked as requested, not confirmed.',
  'forms.another': 'Write another message',

  'calendar.summary': 'Requested, not confirmed: visit to the traffic management center',
  'calendar.summaryFirst': 'Requested (first choice), not confirmed: visit to the traffic management center',
  'calendar.summarySecond':
    'Requested (second choice), not confirmed: visit to the traffic management center',
  'calendar.description':
    'Reference {reference}. The office has not confirmed this day yet; it will say the hour. A visit may be postponed in an emergency. Phone {phone} ({hours}).',
} as const

/** What is wrong with a field. */
export const errorText = (error: ErrorFacts & { code: ErrorCode }) => ERROR_MESSAGES[error.code](error)
