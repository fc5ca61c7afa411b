import { useState } from 'react'
import { LANGUAGE_SUGGESTION } from '../messages/every-language.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import { readStoredText, storeStoredText } from '../ui/browser-storage.ts'
import { Button } from '../ui/button.tsx'
import { readChosenLanguage, suggestedLanguage, useLanguageLinks } from './language.ts'
import styles from './language-suggestion.module.css'

const KEY = 'languageSuggested'

/** Suggests, once on a device, the language the browser is set to. It lies over the page, so nothing moves. */
export function LanguageSuggestion() {
  const { language } = useTranslations()
  const links = useLanguageLinks()
  const [suggested, setSuggested] = useState(() => drawSuggestion(language))
  const link = links.find(({ lang }) => lang === suggested)
  if (suggested === null || link === undefined) return null
  const words = LANGUAGE_SUGGESTION[suggested]
  return (
    <aside className={styles.strip} lang={suggested} aria-label={words.name} data-suggestion="">
      <p className={styles.question}>{words.question}</p>
      <a className={styles.go} {...link}>
        {words.go}
      </a>
      <Button look="text" onClick={() => setSuggested(null)}>
        {words.dismiss}
      </Button>
    </aside>
  )
}

/** What to suggest; the device remembers that it was asked. */
function drawSuggestion(page: ReturnType<typeof useTranslations>['language']) {
  if (readStoredText(KEY) !== null) return null
  const suggested = suggestedLanguage(page, readChosenLanguage(), navigator.languages)
  if (suggested !== null) storeStoredText(KEY, suggested)
  return suggested
}
