import { useTranslations } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { checkIcon, languageIcon } from '../ui/icon-paths.ts'
import { useLanguageLinks, useLanguageName } from './language.ts'
import styles from './language-choice.module.css'

const POPOVER_ID = 'languages'

/**
 * The languages by their own names: side by side where there is room, behind a button where there is not.
 * The browser opens the list; no script is needed.
 */
export function LanguageChoice() {
  const { t, language } = useTranslations()
  const name = useLanguageName()
  return (
    <nav className={styles.choice} aria-label={t('language.name')}>
      <div className={styles.names}>
        <Names />
      </div>
      <button type="button" className={styles.button} popoverTarget={POPOVER_ID}>
        <Icon of={languageIcon} size={20} />
        <span className="visually-hidden">{t('language.name')}: </span>
        <span className={styles.current}>{name}</span>
      </button>
      <div id={POPOVER_ID} className={styles.list} popover="auto" key={language}>
        <Names />
      </div>
    </nav>
  )
}

function Names() {
  const { t, language } = useTranslations()
  return (
    <ul>
      {useLanguageLinks().map((link) => (
        <li key={link.lang}>
          <a {...link} aria-current={link.lang === language ? 'true' : undefined}>
            {t(`language.${link.lang}`)}
            {link.lang === language ? <Icon of={checkIcon} size={20} /> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
