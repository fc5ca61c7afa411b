import { GROUP_TYPES } from '../../../contract/form-choices.ts'
import { LANGUAGES } from '../../../contract/language.ts'
import { useSite } from '../../api/site-context.tsx'
import { useFormSpeech } from '../../messages/form-words.ts'
import { useSpeech } from '../../messages/messages-context.tsx'
import { formatLongDay } from '../../ui/format-date.ts'
import { formatNumber } from '../../ui/format-number.ts'
import { Choice, RadioChoice } from './fields/choice.tsx'
import { LongText } from './fields/long-text.tsx'
import { TextField } from './fields/text-field.tsx'
import styles from './message-form.module.css'
import { MessageForm } from './message-form.tsx'
import { useTourDays } from './use-tour-days.ts'

/** A request to visit the traffic management center. */
export function TourForm() {
  const { say, language } = useFormSpeech()
  return (
    <MessageForm
      form="tourRequest"
      draft="tourRequest"
      values={{ language }}
      sendText={say('forms.sendVisit')}
    >
      <p>{say('forms.mayBePostponed')}</p>
      <GroupFields />
      <VisitFields />
      <ContactFields />
      <NeedFields />
    </MessageForm>
  )
}

/** Who comes. */
function GroupFields() {
  const { say, language } = useFormSpeech()
  const { tour } = useSite().limits
  return (
    <>
      <TextField name="organization" label={say('forms.organization')} autoComplete="organization" />
      <Choice
        name="groupType"
        label={say('forms.groupType')}
        isBlankFirst
        options={GROUP_TYPES.map((value) => ({ value, text: say(`forms.groupType.${value}`) }))}
      />
      <div className={styles.dependent}>
        <TextField
          name="youngestAge"
          label={say('forms.youngestAge')}
          hint={say('forms.youngestAgeHint')}
          inputMode="numeric"
          autoComplete="off"
          width="short"
        />
      </div>
      <TextField
        name="groupSize"
        label={say('forms.groupSize')}
        hint={say('forms.groupSizeHint', { most: formatNumber(tour.groupSizeMaximum, language) })}
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
    </>
  )
}

/** How and when. */
function VisitFields() {
  const { say, language } = useFormSpeech()
  const { t } = useSpeech()
  const { tour } = useSite().limits
  const days = useTourDays()
  const span = days === null ? {} : { min: days.earliest, max: days.latest }
  const rule = say('forms.dateRule', {
    days: formatNumber(tour.businessDaysAhead, language),
    months: formatNumber(tour.monthsAhead, language),
  })
  const fromTo =
    days === null
      ? ''
      : say('forms.dateSpan', {
          earliest: formatLongDay(days.earliest, language),
          latest: formatLongDay(days.latest, language),
        })
  return (
    <>
      <RadioChoice
        name="visitKind"
        label={say('forms.visitKind')}
        options={[
          { value: 'inPerson', text: say('forms.visitKind.inPerson') },
          { value: 'virtual', text: say('forms.visitKind.virtual') },
        ]}
      />
      <TextField
        name="dateFirst"
        type="date"
        label={say('forms.dateFirst')}
        hint={`${rule} ${fromTo}`.trim()}
        width="medium"
        {...span}
      />
      <TextField
        name="dateSecond"
        type="date"
        label={say('forms.dateSecond')}
        isOptional
        width="medium"
        {...span}
      />
      <RadioChoice
        name="timeWindow"
        label={say('forms.timeWindow')}
        options={[
          { value: 'am', text: say('forms.timeWindow.am') },
          { value: 'pm', text: say('forms.timeWindow.pm') },
        ]}
      />
      <Choice
        name="language"
        label={say('forms.language')}
        isBlankFirst={false}
        options={LANGUAGES.map((value) => ({ value, text: t(`language.${value}`) }))}
      />
    </>
  )
}

/** Whom to answer. */
function ContactFields() {
  const { say } = useFormSpeech()
  return (
    <>
      <TextField name="contactName" label={say('forms.contactName')} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={say('forms.email')}
        hint={say('forms.visitEmailHint')}
        autoComplete="email"
      />
      <TextField
        name="phone"
        type="tel"
        label={say('forms.phone')}
        hint={say('forms.phoneHint')}
        autoComplete="tel"
        width="medium"
      />
    </>
  )
}

function NeedFields() {
  const { say, language } = useFormSpeech()
  const { accommodationsMaximum, notesMaximum } = useSite().limits.tour
  return (
    <>
      <LongText
        name="accommodations"
        label={say('forms.accommodations')}
        hint={say('forms.accommodationsHint', { most: formatNumber(accommodationsMaximum, language) })}
        isOptional
        maximum={accommodationsMaximum}
      />
      <LongText
        name="notes"
        label={say('forms.notes')}
        hint={say('forms.notesHint', { most: formatNumber(notesMaximum, language) })}
        isOptional
        maximum={notesMaximum}
      />
    </>
  )
}
