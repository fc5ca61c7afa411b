import type { ReactNode } from 'react'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { warningIcon } from '../ui/icon-paths.ts'
import styles from './warning.module.css'

/** A warning that the data shown may be old or incomplete. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <div className={styles.warning}>
      <Icon of={warningIcon} size={20} />
      <p>{children}</p>
    </div>
  )
}

/** A link to the state's traffic map, or to one place on it; nothing if the district names none. */
export function OfficialMap(props: { look?: 'outlined' | 'text'; href?: string | undefined }) {
  const { t } = useTranslations()
  const { links } = useSite()
  const { look = 'outlined', href = links.travelerInformation } = props
  return href === undefined ? null : (
    <LinkButton look={look} href={href} newTabText={t('site.opensInNewTab')}>
      {t('cameras.official')}
    </LinkButton>
  )
}
