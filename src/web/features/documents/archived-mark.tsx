import { useTranslations } from '../../messages/messages-context.tsx'
import { formatDay } from '../../ui/format-date.ts'

/** Says behind the kind of a report that it is archived, and since when; `null`: the office did not note the day. */
export function ArchivedMark({ since }: { since: string | null }) {
  const { t, language } = useTranslations()
  const words = since === null ? t('archive.mark') : t('archive.since', { date: formatDay(since, language) })
  return ` · ${words}`
}
