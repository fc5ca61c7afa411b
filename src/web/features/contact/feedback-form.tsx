import { useEffect, useRef, useState } from 'react'
import type { About } from '../../../contract/about-address.ts'
import { dayIn } from '../../../contract/calendar-days.ts'
import { GROUP_TYPES, REPLY_WAYS, shownTopics } from '../../../contract/form-choices.ts'
import { pageOf } from '../../../contract/pages.ts'
import type { TourDays } from '../../../contract/tour-days.ts'
import { useResponse } from '../../api/query-client.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatLongDay, formatNumber } from '../../ui/format.ts'
import { Choice, LanguageField, LongText, RadioChoice, TextField } from './fields.tsx'
import styles from './message-form.module.css'
import { MessageForm } from './message-form.tsx'
import { useReplyTime } from './stored-panel.tsx'

/** A message from a report's page requests another format of it. */
const TOPIC_OF = { report: 'accessibility', camera: 'camera', page: 'website' } as const

/** A visitor's message to the office. `about`: the page, camera or report the visitor came from, or the topic; `null`: none. */
export function FeedbackForm({ about }: { about: About | null }) {
  const { t, language } = useTranslations()
  const site = useSite()
  const { feedback } = site.limits
  const aboutText = useAboutText(about)
  const topic = about === null ? '' : about.kind === 'topic' ? about.topic : TOPIC_OF[about.kind]
  const draft = about === null ? 'feedback' : `feedback ${JSON.stringify(about)}`
  return (
    <MessageForm
      form="feedback"
      draft={draft}
      values={{ topic, about: aboutText, replyBy: 'none', replyLanguage: language }}
      sendText={t('forms.sendFeedback')}
    >
      <Choice
        name="topic"
        isBlankFirst
        options={shownTopics(site).map((value) => ({ value, text: t(`forms.topic.${value}`) }))}
      />
      <div className={styles.place}>
        <TextField name="where" hint={t('forms.whereHint')} isOptional autoComplete="off" />
      </div>
      <AboutField text={aboutText} />
      <LongText
        name="message"
        hint={`${t('forms.messageHint', {
          least: formatNumber(feedback.messageMinimum, language),
          most: formatNumber(feedback.messageMaximum, language),
        })}${about?.kind === 'report' ? ` ${t('forms.formatHint')}` : ''}`}
        maximum={feedback.messageMaximum}
      />
      <TextField name="name" isOptional autoComplete="name" />
      <RadioChoice
        name="replyBy"
        hint={useReplyTime()}
        options={REPLY_WAYS.map((value) => ({ value, text: t(`forms.replyBy.${value}`) }))}
      />
      <div className={styles.byEmail}>
        <TextField name="email" type="email" autoComplete="email" />
      </div>
      <div className={styles.byPhone}>
        <TextField name="phone" type="tel" hint={t('forms.phoneHint')} autoComplete="tel" width="medium" />
      </div>
      <div className={styles.answered}>
        <LanguageField name="replyLanguage" />
      </div>
    </MessageForm>
  )
}

/** A report's title may load after the form; it is filled in if nothing was typed meanwhile. */
function AboutField({ text }: { text: string }) {
  const { t } = useTranslations()
  const input = useRef<HTMLInputElement>(null)
  // Writes into the field, which is uncontrolled.
  useEffect(() => {
    if (input.current !== null && input.current.value === '') input.current.value = text
  }, [text])
  return (
    <TextField
      ref={input}
      name="about"
      hint={text === '' ? undefined : t('forms.aboutHint')}
      isOptional
      autoComplete="off"
    />
  )
}

/** The subject of a message: the title of a report or page. Empty: none, or not loaded yet. */
function useAboutText(about: About | null): string {
  const { t } = useTranslations()
  const id = about?.kind === 'report' ? about.id : ''
  const report = useResponse('getReport', { id }, id !== '')
  if (about === null || about.kind === 'topic') return ''
  switch (about.kind) {
    case 'report':
      if (report.kind === 'loading') return ''
      return t('forms.about.report', { title: report.kind === 'loaded' ? report.response.report.title : id })
    case 'camera':
      return t('forms.about.camera', { name: about.id })
    case 'page': {
      const page = pageOf(about.path)
      return t('forms.about.page', { title: page === null ? about.path : t(`page.${page}`) })
    }
  }
}

/** A request to visit the traffic management center. */
export function TourForm() {
  const { t, language } = useTranslations()
  const { groupSizeMaximum, accommodationsMaximum, notesMaximum } = useSite().limits.tour
  return (
    <MessageForm form="tourRequest" draft="tourRequest" values={{ language }} sendText={t('forms.sendVisit')}>
      <p>{t('forms.mayBePostponed')}</p>
      <TextField name="organization" autoComplete="organization" />
      <Choice
        name="groupType"
        isBlankFirst
        options={GROUP_TYPES.map((value) => ({ value, text: t(`forms.groupType.${value}`) }))}
      />
      <div className={styles.dependent}>
        <TextField
          name="youngestAge"
          hint={t('forms.youngestAgeHint')}
          inputMode="numeric"
          autoComplete="off"
          width="short"
        />
      </div>
      <TextField
        name="groupSize"
        hint={t('forms.groupSizeHint', { most: formatNumber(groupSizeMaximum, language) })}
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
      <VisitFields />
      <TextField name="contactName" autoComplete="name" />
      <TextField name="email" type="email" hint={t('forms.visitEmailHint')} autoComplete="email" />
      <TextField name="phone" type="tel" hint={t('forms.phoneHint')} autoComplete="tel" width="medium" />
      <LongText
        name="accommodations"
        hint={t('forms.accommodationsHint', { most: formatNumber(accommodationsMaximum, language) })}
        isOptional
        maximum={accommodationsMaximum}
      />
      <LongText
        name="notes"
        hint={t('forms.notesHint', { most: formatNumber(notesMaximum, language) })}
        isOptional
        maximum={notesMaximum}
      />
    </MessageForm>
  )
}

const VISIT_KINDS = ['inPerson', 'virtual'] as const
const TIME_WINDOWS = ['am', 'pm'] as const

function VisitFields() {
  const { t, language } = useTranslations()
  const { tour } = useSite().limits
  const days = useTourDays()
  const span = days === null ? {} : { min: days.earliest, max: days.latest }
  const rule = t('forms.dateRule', {
    days: formatNumber(tour.businessDaysAhead, language),
    months: formatNumber(tour.monthsAhead, language),
  })
  const fromTo =
    days === null
      ? ''
      : t('forms.dateSpan', {
          earliest: formatLongDay(days.earliest, language),
          latest: formatLongDay(days.latest, language),
        })
  return (
    <>
      <RadioChoice
        name="visitKind"
        options={VISIT_KINDS.map((value) => ({ value, text: t(`forms.visitKind.${value}`) }))}
      />
      <TextField name="dateFirst" type="date" hint={`${rule} ${fromTo}`.trim()} width="medium" {...span} />
      <TextField name="dateSecond" type="date" isOptional width="medium" {...span} />
      <RadioChoice
        name="timeWindow"
        options={TIME_WINDOWS.map((value) => ({ value, text: t(`forms.timeWindow.${value}`) }))}
      />
      <LanguageField name="language" />
    </>
  )
}

/** The first and the last day a visit can be requested. `null` when the server renders, because the page may be read on another day. */
function useTourDays(): Pick<TourDays, 'earliest' | 'latest'> | null {
  const { limits, district } = useSite()
  const [days, setDays] = useState<TourDays | null>(null)
  // Reads the clock and loads the date rules. Without them the hint still states the rule.
  useEffect(() => {
    let isShown = true
    import('../../../contract/tour-days.ts').then(
      ({ buildTourDays }) => {
        if (isShown) setDays(buildTourDays(limits.tour, dayIn(district.timeZone, new Date())))
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [limits, district])
  return days
}
