import { type ReactNode, useId } from 'react'
import { fiscalYearDays } from '../../../contract/fiscal-year.ts'
import type { SearchResponse } from '../../../contract/search.ts'
import type { SearchParams } from '../../../contract/search-address.ts'
import { documentLanguage } from '../../messages/document-language.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatDays } from '../../ui/format-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { keyboardArrowDownIcon } from '../../ui/icon-paths.ts'
import styles from './search-choices.module.css'
import { SEARCH_FORM } from './search-field.tsx'

interface ChoiceProps {
  params: SearchParams
  counts: SearchResponse['counts'] | null
  onChange: (change: Partial<SearchParams>) => void
}

/** One fiscal year or all; the chosen one with its actual days. */
export function YearChoice({ params, counts, onChange }: ChoiceProps) {
  const { t, language } = useTranslations()
  const { year } = params
  const years = withChosen(counts?.years.map((count) => count.year) ?? [], year)
  const days = year === null ? null : fiscalYearDays(Number(year))
  return (
    <Choice
      name="year"
      label={t('search.year')}
      hint={days === null ? t('search.yearHint') : formatDays(days.start, days.end, language)}
      value={year}
      all={t('search.allYears')}
      options={years.map((value) => ({ value, text: t('search.fiscalYear', { year: value }) }))}
      onChoose={(value) => onChange({ year: value })}
    />
  )
}

/** One language of the documents or all. */
export function LanguageChoice({ params, counts, onChange }: ChoiceProps) {
  const { t } = useTranslations()
  const languages = withChosen(counts?.languages.map((count) => count.language) ?? [], params.language)
  return (
    <Choice
      name="language"
      label={t('search.language')}
      hint={null}
      value={params.language}
      all={t('search.allLanguages')}
      options={languages.map((value) => ({ value, text: documentLanguage(value, t) }))}
      onChoose={(language) => onChange({ language })}
    />
  )
}

/** What is chosen stays on offer, also when it finds nothing. */
function withChosen(values: readonly string[], chosen: string | null): readonly string[] {
  return chosen === null || values.includes(chosen) ? values : [...values, chosen]
}

function Choice(props: {
  name: string
  label: string
  hint: ReactNode
  /** `null`: all. */
  value: string | null
  all: string
  options: readonly { value: string; text: string }[]
  onChoose: (value: string | null) => void
}) {
  const { name, label, hint, value, all, options, onChoose } = props
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        <select
          id={id}
          form={SEARCH_FORM}
          name={name}
          className={styles.select}
          aria-describedby={hint === null ? undefined : `${id}-hint`}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : currentTarget.value)}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon of={keyboardArrowDownIcon} className={styles.arrow} />
      </div>
      {hint === null ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
