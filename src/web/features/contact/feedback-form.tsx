import { type RefObject, useEffect, useRef } from 'react'
import type { About } from '../../../contract/about-address.ts'
import { FEEDBACK_TOPICS } from '../../../contract/form-choices.ts'
import { LANGUAGES } from '../../../contract/language.ts'
import { useSite } from '../../api/site-context.tsx'
import { useFormSpeech } from '../../messages/form-words.ts'
import { useSpeech } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import { Choice, Tick } from './fields/choice.tsx'
import { LongText } from './fields/long-text.tsx'
import { TextField } from './fields/text-field.tsx'
import styles from './message-form.module.css'
import { MessageForm } from './message-form.tsx'
import { useAboutText } from './use-about-text.ts'

/** Whoever comes from a report asks for another format of it. */
const TOPIC_OF = { report: 'accessibility', camera: 'camera', page: 'website' } as const

/** What a visitor tells the office. `about`: the page, camera or report the visitor comes from; `null`: none. */
export function FeedbackForm({ about }: { about: About | null }) {
  const { say, language } = useFormSpeech()
  const { feedback } = useSite().limits
  const aboutText = useAboutText(about)
  const topic = about === null ? '' : TOPIC_OF[about.kind]
  const draft = about === null ? 'feedback' : `feedback ${JSON.stringify(about)}`
  return (
    <MessageForm
      form="feedback"
      draft={draft}
      values={{ topic, about: aboutText, replyLanguage: language }}
      sendText={say('forms.sendFeedback')}
    >
      <Choice
        name="topic"
        label={say('forms.topic')}
        isBlankFirst
        options={FEEDBACK_TOPICS.map((value) => ({ value, text: say(`forms.topic.${value}`) }))}
      />
      <AboutField text={aboutText} />
      <LongText
        name="message"
        label={say('forms.message')}
        hint={`${say('forms.messageHint', {
          least: formatNumber(feedback.messageMinimum, language),
          most: formatNumber(feedback.messageMaximum, language),
        })}${about?.kind === 'report' ? ` ${say('forms.formatHint')}` : ''}`}
        maximum={feedback.messageMaximum}
      />
      <TextField name="name" label={say('forms.name')} isOptional autoComplete="name" />
      <Tick name="wantsReply" label={say('forms.wantsReply')} />
      <ReplyFields />
    </MessageForm>
  )
}

/** The title of a report may arrive after the form; it is filled in if nothing was written meanwhile. */
function AboutField({ text }: { text: string }) {
  const { say } = useFormSpeech()
  const input = useRef<HTMLInputElement>(null)
  useLateText(input, text)
  return (
    <TextField
      ref={input}
      name="about"
      label={say('forms.about')}
      hint={text === '' ? undefined : say('forms.aboutHint')}
      isOptional
      autoComplete="off"
    />
  )
}

function useLateText(input: RefObject<HTMLInputElement | null>, text: string): void {
  // Meets the field, which is the visitor's own.
  useEffect(() => {
    if (input.current !== null && input.current.value === '') input.current.value = text
  }, [input, text])
}

function ReplyFields() {
  const { say } = useFormSpeech()
  const { t } = useSpeech()
  return (
    <div className={styles.dependent}>
      <TextField
        name="email"
        type="email"
        label={say('forms.email')}
        hint={say('forms.emailOrPhone')}
        autoComplete="email"
      />
      <TextField
        name="phone"
        type="tel"
        label={say('forms.phone')}
        hint={say('forms.phoneInstead')}
        isOptional
        autoComplete="tel"
        width="medium"
      />
      <Choice
        name="replyLanguage"
        label={say('forms.replyLanguage')}
        isBlankFirst={false}
        options={LANGUAGES.map((value) => ({ value, text: t(`language.${value}`) }))}
      />
    </div>
  )
}
