import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { callIcon, directionsCarIcon, type IconPath, trafficIcon } from '../../ui/icon-paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './help-strip.module.css'

/** The three numbers a driver in need should know, each a link that dials or opens. */
export function HelpStrip() {
  const { t } = useTranslations()
  const { links } = useSite()
  return (
    <section className={styles.strip} aria-label={t('help.title')}>
      <Help href="tel:911" number="911" text={t('help.emergency')} icon={callIcon} />
      <Help href="tel:*347" number="*347" text={t('help.roadRangers')} icon={directionsCarIcon} />
      <Help
        href={links.travelerInformation}
        number="511"
        text={t('help.conditions')}
        icon={trafficIcon}
        newTabText={t('site.opensInNewTab')}
      />
    </section>
  )
}

function Help(props: { href: string; number: string; text: string; icon: IconPath; newTabText?: string }) {
  const newTab = props.newTabText === undefined ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a className={styles.help} href={props.href} {...newTab}>
      <Icon of={props.icon} size={24} />
      <span>
        <strong>{props.number}</strong>
        <span>
          {props.text}
          {props.newTabText === undefined ? null : <VisuallyHidden> ({props.newTabText})</VisuallyHidden>}
        </span>
      </span>
    </a>
  )
}
