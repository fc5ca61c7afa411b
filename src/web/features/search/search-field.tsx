import { type FormEvent, useRef } from 'react'
import { pagePath } from '../../../contract/pages.ts'
import { MOST_SEARCH_CHARACTERS } from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closeIcon, searchIcon } from '../../ui/icon-paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './search-field.module.css'

/** The fields that narrow a search stand elsewhere on the page and name this form. */
export const SEARCH_FORM = 'document-search'

export interface SearchFieldProps {
  page: SearchPage
  text: string
  onType: (text: string) => void
  onSubmit: (text: string) => void
  onClear: () => void
}

/** The field and its button. Without scripts it is a plain form, and the server draws the results. */
export function SearchField({ page, text, onType, onSubmit, onClear }: SearchFieldProps) {
  const { t, language } = useTranslations()
  const input = useRef<HTMLInputElement>(null)
  const address = pagePath(page, language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(input.current?.value ?? text)
  }
  return (
    <search aria-label={t('search.name')} data-print="hide">
      <form id={SEARCH_FORM} className={styles.form} action={address} onSubmit={submit}>
        <div className={styles.field}>
          <Icon of={searchIcon} className={styles.sign} />
          <input
            ref={input}
            type="search"
            name="q"
            className={styles.input}
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            maxLength={MOST_SEARCH_CHARACTERS}
            value={text}
            onChange={(event) => onType(event.currentTarget.value)}
          />
          {text === '' ? null : (
            <a
              className={styles.clear}
              href={address}
              title={t('search.clear')}
              onClick={(event) => {
                event.preventDefault()
                onClear()
                input.current?.focus()
              }}
            >
              <Icon of={closeIcon} />
              <VisuallyHidden>{t('search.clear')}</VisuallyHidden>
            </a>
          )}
        </div>
        <Button type="submit" className={styles.go}>
          {t('search.go')}
        </Button>
      </form>
    </search>
  )
}
