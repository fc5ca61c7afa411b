import { type ReactNode, useId, useState } from 'react'
import { fiscalYearDays } from '../../../contract/fiscal-year.ts'
import type { SearchResponse } from '../../../contract/search.ts'
import type { SearchParams } from '../../../contract/search-address.ts'
import { type OfferedGroup, SEARCH_PAGES, type SearchPage } from '../../../contract/search-groups.ts'
import { documentLanguage } from '../../messages/document-language.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDays } from '../../ui/format-date.ts'
import { formatNumber } from '../../ui/format-number.ts'
import { Icon } from '../../ui/icon.tsx'
import { keyboardArrowDownIcon } from '../../ui/icon-paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SEARCH_FORM } from './search-field.tsx'
import styles from './search-filters.module.css'

interface SearchFiltersProps {
  page: SearchPage
  params: SearchParams
  /** `null`: not counted yet. */
  counts: SearchResponse['counts'] | null
  onChange: (change: Partial<SearchParams>) => void
}

/** Kind, fiscal year, language and archive. On a phone they open below the field. */
export function SearchFilters({ page, params, counts, onChange }: SearchFiltersProps) {
  const { t } = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div data-print="hide">
      <h2 className={styles.heading}>
        <span className={styles.name}>{t('search.narrow')}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{t('search.narrow')}</span>
          <Icon of={keyboardArrowDownIcon} />
        </button>
      </h2>
      <div id={id} className={`${styles.choices} ${isOpen ? '' : styles.closed}`}>
        <Kinds page={page} params={params} counts={counts} onChange={onChange} />
        <YearChoice params={params} counts={counts} onChange={onChange} />
        <LanguageChoice params={params} counts={counts} onChange={onChange} />
        <Tick
          name="archive"
          value="true"
          isTicked={params.isArchiveIncluded}
          pages={counts === null ? null : counts.archive}
          onTick={(isArchiveIncluded) => onChange({ isArchiveIncluded })}
        >
          {t('search.archive')}
        </Tick>
        <Button type="submit" form={SEARCH_FORM} look="tonal" className={styles.apply}>
          {t('search.apply')}
        </Button>
      </div>
    </div>
  )
}

function Kinds({ page, params, counts, onChange }: SearchFiltersProps) {
  const { t } = useTranslations()
  const offered: readonly OfferedGroup[] = SEARCH_PAGES[page]
  const pagesOf = (group: OfferedGroup) =>
    counts?.groups.find((count) => count.group === group)?.pages ?? null
  return (
    <Group name={t('search.kind')}>
      {offered.map((group) => (
        <Tick
          key={group}
          name="group"
          value={group}
          isTicked={params.groups.includes(group)}
          pages={pagesOf(group)}
          onTick={(isTicked) =>
            onChange({
              groups: offered.filter((other) => (other === group ? isTicked : params.groups.includes(other))),
            })
          }
        >
          {t(`documents.${group}`)}
        </Tick>
      ))}
    </Group>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.label}>{name}</legend>
      {children}
    </fieldset>
  )
}

interface ChoiceProps {
  params: SearchParams
  counts: SearchResponse['counts'] | null
  onChange: (change: Partial<SearchParams>) => void
}

/** One fiscal year or all; the chosen one with its actual days. */
function YearChoice({ params, counts, onChange }: ChoiceProps) {
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
function LanguageChoice({ params, counts, onChange }: ChoiceProps) {
  const { t } = useTranslations()
  const languages = withChosen(counts?.languages.map((count) => count.language) ?? [], params.language)
  return (
    <Choice
      name="language"
      label={t('language.name')}
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
      <label htmlFor={id} className={styles.choicesLabel}>
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

interface TickProps {
  name: string
  value: string
  isTicked: boolean
  /** Pages that ticking it would find. `null`: not counted yet. */
  pages: number | null
  onTick: (isTicked: boolean) => void
  children: ReactNode
}

/** One check box that narrows the search, with the number of pages it covers. */
function Tick({ name, value, isTicked, pages, onTick, children }: TickProps) {
  const { t, language } = useTranslations()
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        form={SEARCH_FORM}
        name={name}
        value={value}
        className={styles.box}
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <span className={styles.tickName}>{children}</span>
      {pages === null ? null : (
        <>
          <span className={styles.pages} aria-hidden="true">
            {formatNumber(pages, language)}
          </span>
          <VisuallyHidden>{t('search.pages', { count: pages })}</VisuallyHidden>
        </>
      )}
    </label>
  )
}
