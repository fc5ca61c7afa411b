import { useTranslations } from '../messages/messages-context.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Stands where a page will be while its code or text arrives. */
export function PageSkeleton() {
  const { t } = useTranslations()
  return (
    <div className="page" aria-busy="true">
      <p className="visually-hidden">{t('loading.getting')}</p>
      <Skeleton bars={['medium', 'long', 'full', 'full', 'full', 'medium']} />
    </div>
  )
}
