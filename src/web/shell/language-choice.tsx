import { useState } from 'react'
import type { Language } from '../../contract/language.ts'
import { LANGUAGE_NAMES, LANGUAGE_SUGGESTION } from '../messages/every-language.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import { readStoredText, storeStoredText } from '../ui/browser.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { checkIcon, translateIcon } from '../ui/icon-paths.ts'
import { readChosenLanguage, suggestedLanguage, useLanguageLinks } from './language.ts'
import styles from './language-choice.module.css'

const POPOVER_ID = 'languages'

/**
 * The languages by their own names: up to three side by side if there is room, else behind a button.
 * The browser opens the list, without a script.
 */
export function LanguageChoice() {
  const { t, language } = useTranslations()
  const links = useLanguageLinks()
  if (links.length < 2) return null
  return (
    <nav className={styles.choice} data-print="hide" aria-label={t('language.name')}>
      <button type="button" className={styles.button} popoverTarget={POPOVER_ID}>
        <Icon of={translateIcon} size={20} />
        <span className="visually-hidden">{t('language.name')}: </span>
        <span className="hidden-on-phones">{LANGUAGE_NAMES[language]}</span>
      </button>
      <ul id={POPOVER_ID} className={`quiet-links ${styles.list}`} popover="auto" key={language}>
        {links.map((link) => (
          <li key={link.lang}>
            <a {...link} aria-current={link.lang === language ? 'true' : undefined}>
              <LanguageName name={LANGUAGE_NAMES[link.lang]} />
              {link.lang === language ? <Icon of={checkIcon} size={20} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** "Kreyòl ayisyen". If room is short, only the first word is shown; screen readers read the whole name. */
function LanguageName({ name }: { name: string }) {
  const [first = name, ...others] = name.split(' ')
  return (
    <span>
      {first}
      {others.length === 0 ? null : <span className={styles.more}> {others.join(' ')}</span>}
    </span>
  )
}

const KEY = 'languageSuggested'

/** Suggests the browser's language, once on a device. It floats over the page, so nothing moves. */
export function LanguageSuggestion() {
  const { language } = useTranslations()
  const links = useLanguageLinks()
  const [suggested, setSuggested] = useState(() =>
    takeSuggestion(
      language,
      links.map(({ lang }) => lang),
    ),
  )
  const link = links.find(({ lang }) => lang === suggested)
  if (suggested === null || link === undefined) return null
  const text = LANGUAGE_SUGGESTION[suggested]
  return (
    <aside
      className={`wrap ${styles.strip}`}
      data-print="hide"
      lang={suggested}
      aria-label={text.name}
      data-suggestion=""
    >
      <a className={styles.go} {...link}>
        {text.go}
      </a>
      <Button look="text" onClick={() => setSuggested(null)}>
        {text.dismiss}
      </Button>
    </aside>
  )
}

/** What to suggest. Stores on the device that it was suggested. */
function takeSuggestion(page: Language, offered: readonly Language[]) {
  if (readStoredText(KEY) !== null) return null
  const suggested = suggestedLanguage(page, readChosenLanguage(), navigator.languages, offered)
  if (suggested !== null) storeStoredText(KEY, suggested)
  return suggested
}
