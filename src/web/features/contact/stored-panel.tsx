import { useState } from 'react'
import type { FormValues } from '../../../contract/form-body.ts'
import { REPLY_WAYS } from '../../../contract/form-choices.ts'
import type { FormName } from '../../../contract/sent-form.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { copyText, useHydrated } from '../../ui/browser.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusOnce } from '../../ui/focus.ts'
import { Icon } from '../../ui/icon.tsx'
import { checkCircleIcon } from '../../ui/icon-paths.ts'
import { calendarMonthIcon } from './icon-paths.ts'
import styles from './message-form.module.css'

interface StoredPanelProps {
  form: FormName
  reference: string
  /** `null`: the page is the response to a plain form, whose text is not known here. */
  receivedAt: Date | null
  values: FormValues
  onAgain: () => void
}

/** A stored message: its number, and what happens next. */
export function StoredPanel(props: StoredPanelProps) {
  const { form, reference, receivedAt, values, onAgain } = props
  const { t } = useTranslations()
  const { contact } = useSite()
  const focus = useFocusOnce<HTMLHeadingElement>()
  const replyTime = useReplyTime()
  const replyBy = REPLY_WAYS.find((way) => way === values.replyBy) ?? 'none'
  // For a plain form it is not known here whether a reply was requested.
  const expectsReply = form === 'tourRequest' || receivedAt === null || replyBy !== 'none'
  return (
    <section className={`card ${styles.panel}`} aria-labelledby={`${form}-stored`}>
      <Icon of={checkCircleIcon} size={32} className={styles.sign} />
      <h2 {...focus} id={`${form}-stored`} className={styles.stored}>
        {t(form === 'feedback' ? 'forms.stored' : 'forms.storedVisit')}
      </h2>
      <p>
        {t('forms.reference')} <strong className={styles.reference}>{reference}</strong>
      </p>
      <p className="fact">{t('forms.keepReference')}</p>
      <KeepReference reference={reference} />
      <h3 className={styles.next}>{t('forms.next')}</h3>
      <ul className={`bulleted ${styles.steps}`}>
        {form === 'feedback' ? (
          <>
            <li>{t('forms.next.read')}</li>
            {receivedAt === null ? null : <li>{t(`forms.next.${replyBy}`)}</li>}
          </>
        ) : (
          <>
            <li>
              <strong>{t('forms.next.visitRequested')}</strong> {t('forms.next.visitAnswer')}
            </li>
            <li>{t('forms.mayBePostponed')}</li>
          </>
        )}
        {expectsReply && replyTime !== undefined ? <li>{replyTime}</li> : null}
        <li>{t('forms.next.add', { phone: contact.phone, hours: contact.phoneHours })}</li>
      </ul>
      {form === 'tourRequest' && receivedAt !== null ? (
        <CalendarOffer reference={reference} receivedAt={receivedAt} values={values} />
      ) : null}
      {receivedAt === null ? null : (
        <Button look="text" onClick={onAgain}>
          {t('forms.another')}
        </Button>
      )}
    </section>
  )
}

/** Copies or prints the number. Needs scripts. */
function KeepReference({ reference }: { reference: string }) {
  const { t } = useTranslations()
  const isHydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  if (!isHydrated) return null
  return (
    <p className={`wrap ${styles.keep}`} data-print="hide">
      <Button look="tonal" onClick={() => void copyText(reference).then(setIsCopied)}>
        {t('forms.copyReference')}
      </Button>
      <Button look="text" onClick={() => print()}>
        {t('forms.print')}
      </Button>
      <span aria-live="polite">{isCopied ? t('forms.copied') : ''}</span>
    </p>
  )
}

function CalendarOffer(tour: { reference: string; receivedAt: Date; values: FormValues }) {
  const { t } = useTranslations()
  const site = useSite()
  const save = async () => {
    const { saveCalendar } = await import('./tour-calendar.ts')
    saveCalendar(tour, site, t)
  }
  return (
    <div>
      <Button look="tonal" icon={calendarMonthIcon} onClick={() => void save()}>
        {t('forms.calendar')}
      </Button>
      <p className="fact">{t('forms.calendarHint')}</p>
    </div>
  )
}

/** When to expect the office's reply, in a sentence; `undefined`: it promises none. */
export function useReplyTime(): string | undefined {
  const { t } = useTranslations()
  const { answerBusinessDays } = useSite().contact
  return answerBusinessDays === undefined ? undefined : t('forms.answerTime', { count: answerBusinessDays })
}
