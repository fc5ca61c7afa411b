import type { FeedbackTopic, GroupType } from '../../contract/form-choices.ts'
import type { SuspicionSign } from '../outbox/outbox-message.ts'

/** The office's terms, for mails to itself. */
export const TOPIC_WORDS: Readonly<Record<FeedbackTopic, string>> = {
  website: 'Website',
  camera: 'Camera not working',
  rampSignal: 'Ramp signal',
  expressLanes: 'Express lanes',
  trafficSignal: 'Traffic signal or arterial road',
  roadRanger: 'Roadside assistance',
  report: 'Report or data question',
  accessibility: 'Accessibility problem',
  other: 'Other',
}

export const GROUP_WORDS: Readonly<Record<GroupType, string>> = {
  school: 'School',
  university: 'University',
  agency: 'Agency',
  industry: 'Industry',
  civic: 'Civic group',
  media: 'Media',
  other: 'Other',
}

export const SUSPICION_TEXTS: Readonly<Record<SuspicionSign, string>> = {
  honeypot: 'a field hidden from people was filled in',
  tooFast: 'the form was sent within moments of being shown',
  noProof: 'no proof of work came with it, though browsers were required to send one',
}
