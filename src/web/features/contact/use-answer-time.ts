import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'

/** When to expect an answer of the office, in a sentence; `undefined`: it promises none. */
export function useAnswerTime(): string | undefined {
  const { t } = useTranslations()
  const { answerBusinessDays } = useSite().contact
  return answerBusinessDays === undefined ? undefined : t('forms.answerTime', { count: answerBusinessDays })
}
