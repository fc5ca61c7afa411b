import type { FormValues } from '../../../contract/form-body.ts'
import type { FormName } from '../../../contract/sent-form.ts'
import { useSite } from '../../api/site-context.tsx'
import { useFormSpeech } from '../../messages/form-words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { calendarMonthIcon, checkCircleIcon } from '../../ui/icon-paths.ts'
import styles from './stored-panel.module.css'
import { useFocusOnce } from './use-focus-once.ts'

export interface StoredPanelProps {
  form: FormName
  reference: string
  /** `null`: the page was answered to a plain form, and what it said is not known here. */
  receivedAt: Date | null
  values: FormValues
  onAgain: () => void
}

/** A message that is safe: its number, and what happens next. */
export function StoredPanel(props: StoredPanelProps) {
  const { form, reference, receivedAt, values, onAgain } = props
  const { say } = useFormSpeech()
  const focus = useFocusOnce<HTMLHeadingElement>()
  return (
    <section className={styles.panel} aria-labelledby={`${form}-stored`}>
      <Icon of={checkCircleIcon} size={32} className={styles.sign} />
      <h2 {...focus} id={`${form}-stored`} className={styles.title}>
        {say(form === 'feedback' ? 'forms.stored' : 'forms.storedVisit')}
      </h2>
      <p>
        {say('forms.reference')} <strong className={styles.reference}>{reference}</strong>
      </p>
      <p className={styles.quiet}>{say('forms.keepReference')}</p>
      <h3 className={styles.next}>{say('forms.next')}</h3>
      {form === 'feedback' ? (
        <FeedbackSteps wantsReply={receivedAt === null ? null : values.wantsReply !== undefined} />
      ) : (
        <TourSteps />
      )}
      {form === 'tourRequest' && receivedAt !== null ? (
        <CalendarOffer reference={reference} receivedAt={receivedAt} values={values} />
      ) : null}
      {receivedAt === null ? null : (
        <Button look="text" onClick={onAgain}>
          {say('forms.another')}
        </Button>
      )}
    </section>
  )
}

function FeedbackSteps({ wantsReply }: { wantsReply: boolean | null }) {
  const { say } = useFormSpeech()
  return (
    <ul className={styles.steps}>
      <li>{say('forms.next.read')}</li>
      {wantsReply === null ? null : <li>{say(wantsReply ? 'forms.next.reply' : 'forms.next.noReply')}</li>}
      <UrgentStep />
    </ul>
  )
}

function TourSteps() {
  const { say } = useFormSpeech()
  return (
    <ul className={styles.steps}>
      <li>
        <strong>{say('forms.next.visitRequested')}</strong> {say('forms.next.visitAnswer')}
      </li>
      <li>{say('forms.mayBePostponed')}</li>
      <UrgentStep />
    </ul>
  )
}

function UrgentStep() {
  const { say } = useFormSpeech()
  const { contact } = useSite()
  return <li>{say('forms.next.urgent', { phone: contact.phone, hours: contact.phoneHours })}</li>
}

function CalendarOffer(tour: { reference: string; receivedAt: Date; values: FormValues }) {
  const { say } = useFormSpeech()
  const site = useSite()
  const save = async () => {
    const { saveCalendar } = await import('./calendar/save-calendar.ts')
    saveCalendar(tour, site, say)
  }
  return (
    <div>
      <Button look="tonal" icon={calendarMonthIcon} onClick={() => void save()}>
        {say('forms.calendar')}
      </Button>
      <p className={styles.quiet}>{say('forms.calendarHint')}</p>
    </div>
  )
}
