import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pagePath } from '../../../contract/pages.ts'
import { cleanSearch, plainSearch, type SearchParams } from '../../../contract/search-address.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { SearchInput } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closeIcon, searchIcon } from '../../ui/icon-paths.ts'
import styles from './search-field.module.css'
import { type RunSearch, SEARCH_PAGE, type SearchStep } from './use-search-params.ts'

/** The fields that narrow a search are elsewhere on the page and name this form. */
export const SEARCH_FORM = 'document-search'

/** The field and its button. Without scripts it is a plain form, and the server renders the results. */
export function SearchField({ field }: { field: ReturnType<typeof useSearchField> }) {
  const { text } = field
  const { t, language } = useTranslations()
  const input = useRef<HTMLInputElement>(null)
  const address = pagePath(SEARCH_PAGE, language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    field.submit(input.current?.value ?? text)
  }
  return (
    <search aria-label={t('search.name')} data-print="hide">
      <form id={SEARCH_FORM} className={`wrap ${styles.form}`} action={address} onSubmit={submit}>
        <div className={styles.field}>
          <Icon of={searchIcon} className={styles.sign} />
          <SearchInput
            ref={input}
            className={styles.input}
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            spellCheck="false"
            value={text}
            onChange={(event) => field.type(event.currentTarget.value)}
          />
          {text === '' ? null : (
            <a
              className={`ring-inside ${styles.clear}`}
              href={address}
              title={t('search.clear')}
              onClick={(event) => {
                event.preventDefault()
                field.clear()
                input.current?.focus()
              }}
            >
              <Icon of={closeIcon} />
              <span className="visually-hidden">{t('search.clear')}</span>
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

/** Long enough for a pause between two words, short enough to seem immediate. */
const PAUSE_MS = 300
/** A single letter is on nearly every page: it is searched for only with Enter. */
const FEWEST_TYPED = 2

/** The text in the search field. It is searched for after a pause in typing, or at once when the form is sent. */
export function useSearchField(params: SearchParams | null, runSearch: RunSearch) {
  const q = params?.q ?? ''
  const [field, setField] = useState({ text: q, requestedFor: q })
  // Back, forward or a link changed the address. A trailing space stays.
  if (q !== field.requestedFor) {
    setField({ text: cleanSearch(field.text) === q ? field.text : q, requestedFor: q })
  }

  const typed = cleanSearch(field.text)
  const request = (text: string, how: SearchStep) => {
    const next = plainSearch(text, SEARCH_PAGE)
    // Set first, so that this change of the address does not look like one from outside.
    setField({ text, requestedFor: next.q })
    runSearch(next.q === '' ? null : { ...(params ?? next), q: next.q, report: null, page: 1 }, how)
  }

  // A timer waits for a pause in typing. It restarts at every render, which is when the text or address changes.
  useEffect(() => {
    const isWorthSearching = typed === '' ? q !== '' : Array.from(typed).length >= FEWEST_TYPED
    if (typed === q || !isWorthSearching) return
    const timer = setTimeout(() => request(field.text, 'typing'), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  return {
    text: field.text,
    type: (text: string) => setField({ ...field, text }),
    submit: (text: string) => request(text, 'enter'),
    clear: () => request('', 'step'),
  }
}
