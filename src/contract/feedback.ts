import * as v from 'valibot'
import { FEEDBACK_TOPICS } from './form-choices.ts'
import { errorCode, type ValidatedForm, validateForm } from './form-error.ts'
import { email, line, phone, replyLanguage, text } from './form-fields.ts'
import { FormSigns } from './form-signs.ts'
import { type MessageLimits, USUAL_LIMITS } from './message-limits.ts'

/**
 * What a visitor writes to the office. E-mail or phone is needed only when a reply is wanted;
 * messages ask for no sensitive data. To validate one, use `validateFeedback`.
 */
export function buildFeedbackSchema({ feedback }: MessageLimits) {
  return v.pipe(
    v.object({
      topic: v.picklist(FEEDBACK_TOPICS, errorCode('topicRequired')),
      message: v.pipe(
        text('messageRequired', feedback.messageMaximum, 'messageTooLong'),
        v.minCodePoints(feedback.messageMinimum, errorCode('messageTooShort', feedback.messageMinimum)),
      ),
      name: v.optional(line('notText', feedback.nameMaximum, 'nameTooLong')),
      wantsReply: v.optional(v.boolean(errorCode('wantsReplyInvalid')), false),
      email: v.optional(email('emailRequired')),
      phone: v.optional(phone('phoneRequired')),
      /** The page, camera or report it is about. */
      about: v.optional(line('notText', feedback.aboutMaximum, 'aboutTooLong')),
      /** Location of the camera, signal, ramp or road: the road, the cross street or exit, the direction. */
      where: v.optional(line('notText', feedback.aboutMaximum, 'aboutTooLong')),
      replyLanguage,
    }),
    v.forward(
      v.partialCheck(
        [['wantsReply'], ['email'], ['phone']],
        ({ wantsReply, email, phone }) => !wantsReply || email !== undefined || phone !== undefined,
        errorCode('replyAddressRequired'),
      ),
      ['email'],
    ),
  )
}

/** The fields of a feedback message under the default limits. */
export const Feedback = buildFeedbackSchema(USUAL_LIMITS)
export type Feedback = v.InferOutput<typeof Feedback>

/** Everything `Email/SendFeedback` accepts. */
export const FeedbackBody = v.object({ ...Feedback.entries, ...FormSigns.entries })

/** Validates a feedback message against the office's limits, and reports every error at once. */
export function validateFeedback(input: unknown, limits: MessageLimits): ValidatedForm<Feedback> {
  return validateForm(buildFeedbackSchema(limits), input)
}
