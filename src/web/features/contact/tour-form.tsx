import { useEffect, useState } from 'react'
import { dayIn } from '../../../contract/calendar-days.ts'
import { GROUP_TYPES } from '../../../contract/form-choices.ts'
import type { TourDays } from '../../../contract/tour-days.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatLongDay } from '../../ui/format-date.ts'
import { formatNumber } from '../../ui/format-number.ts'
import { Choice, LanguageField, LongText, RadioChoice, TextField } from './fields.tsx'
import styles from './message-form.module.css'
import { MessageForm } from './message-form.tsx'

/** A request to visit the traffic management center. */
export function TourForm() {
  const { t, language } = useTranslations()
  return (
    <MessageForm form="tourRequest" draft="tourRequest" values={{ language }} sendText={t('forms.sendVisit')}>
      <p>{t('forms.mayBePostponed')}</p>
      <GroupFields />
      <VisitFields />
      <ContactFields />
      <NeedFields />
    </MessageForm>
  )
}

/** Who comes. */
function GroupFields() {
  const { t, language } = useTranslations()
  const { tour } = useSite().limits
  return (
    <>
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
        hint={t('forms.groupSizeHint', { most: formatNumber(tour.groupSizeMaximum, language) })}
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
    </>
  )
}

const VISIT_KINDS = ['inPerson', 'virtual'] as const
const TIME_WINDOWS = ['am', 'pm'] as const

/** How and when. */
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

/** Whom to answer. */
function ContactFields() {
  const { t } = useTranslations()
  return (
    <>
      <TextField name="contactName" autoComplete="name" />
      <TextField name="email" type="email" hint={t('forms.visitEmailHint')} autoComplete="email" />
      <TextField name="phone" type="tel" hint={t('forms.phoneHint')} autoComplete="tel" width="medium" />
    </>
  )
}

function NeedFields() {
  const { t, language } = useTranslations()
  const { accommodationsMaximum, notesMaximum } = useSite().limits.tour
  return (
    <>
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
    </>
  )
}

/** The first and the last day a visit can be requested. `null` in what the server renders, which may be read another day. */
function useTourDays(): Pick<TourDays, 'earliest' | 'latest'> | null {
  const { limits, district } = useSite()
  const [days, setDays] = useState<TourDays | null>(null)
  // Reads the clock and loads the rules of days. Without them the hint still says the rule.
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
