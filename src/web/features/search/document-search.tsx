import { type ReactNode, useEffect, useId, useState } from 'react'
import { useRouter } from 'wouter'
import { fiscalYearDays } from '../../../contract/fiscal-year.ts'
import type { SearchResponse } from '../../../contract/search.ts'
import { parseSearchAddress, type SearchParams, searchCall } from '../../../contract/search-address.ts'
import { type OfferedGroup, SEARCH_GROUPS, SEARCH_PAGES } from '../../../contract/search-groups.ts'
import { buildSiteSearch, siteSearchPath } from '../../../contract/site-search.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { documentLanguage } from '../../messages/names.ts'
import { Button } from '../../ui/button.tsx'
import { type Options, Select, Tick } from '../../ui/field.tsx'
import { formatDays, formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { keyboardArrowDownIcon } from '../../ui/icon-paths.ts'
import type { ReportParts } from './report-hits.tsx'
import styles from './search-field.module.css'
import { SEARCH_FORM, SearchField, useSearchField } from './search-field.tsx'
import { SearchResults } from './search-results.tsx'
import { type RunSearch, SEARCH_PAGE, searchPath, useSearch, useSearchParams } from './use-search-params.ts'

interface DocumentSearchProps {
  /** How the page shows a report that was found. */
  parts: ReportParts
  /** What the page shows while nothing is searched for. */
  children: ReactNode
}

/** Searches inside the documents. The address holds the search; without one the page shows its usual content. */
export function DocumentSearch({ parts, children }: DocumentSearchProps) {
  const { params, runSearch } = useSearchParams()
  const field = useSearchField(params, runSearch)
  useEarlySearch(field.type, runSearch)
  return (
    <>
      <SearchField field={field} />
      <WholeSearchLink q={params?.q ?? ''} />
      {params === null ? children : <Found params={params} runSearch={runSearch} parts={parts} />}
    </>
  )
}

/** Text and choices from before hydration are only in the form; they are searched for at once. */
function useEarlySearch(type: (text: string) => void, runSearch: RunSearch): void {
  const { ssrSearch } = useRouter()
  // Reads the form as the visitor left it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, right after hydration
  useEffect(() => {
    const form = document.getElementById(SEARCH_FORM)
    const rendered = parseSearchAddress(ssrSearch ?? '', SEARCH_PAGE)
    if (!(form instanceof HTMLFormElement) || rendered?.report != null) return
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    type(fields.find(([name]) => name === 'q')?.[1] ?? '')
    const chosen = parseSearchAddress(`?${new URLSearchParams(fields)}`, SEARCH_PAGE)
    const isSame =
      chosen === null || (rendered !== null && searchPath(chosen) === searchPath({ ...rendered, page: 1 }))
    if (!isSame) runSearch(chosen, 'typing')
  }, [])
}

/** A link to the whole site's search, which the server renders, with the same text. */
function WholeSearchLink({ q }: { q: string }) {
  const { t, language } = useTranslations()
  const address = buildSiteSearch({ q, kind: null, report: null, page: 1 })
  return (
    <p className="links" data-print="hide">
      <a href={siteSearchPath(language) + address}>{t('search.everything')}</a>
    </p>
  )
}

/** The results of a search, beside its filters. */
function Found(props: { params: SearchParams; runSearch: RunSearch; parts: ReportParts }) {
  const { params, runSearch, parts } = props
  const state = useSearch(params.groups.length === 0 ? null : searchCall(params))
  const counts = state.kind === 'loaded' ? state.response.counts : null
  return (
    <div className={`stack ${styles.layout}`}>
      {params.report !== null ? null : (
        <SearchFilters
          params={params}
          counts={counts}
          onChange={(change) => runSearch({ ...params, ...change, page: 1 }, 'step')}
        />
      )}
      <SearchResults params={params} state={state} parts={parts} />
    </div>
  )
}

interface SearchFiltersProps {
  params: SearchParams
  /** `null`: not counted yet. */
  counts: SearchResponse['counts'] | null
  onChange: (change: Partial<SearchParams>) => void
}

/** Kind, fiscal year, language and archive. On a phone they open below the field. */
export function SearchFilters(props: SearchFiltersProps) {
  const { params, counts, onChange } = props
  const { t } = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div data-print="hide">
      <h2 className="row-title">
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
      <div id={id} className={`stack ${styles.choices} ${isOpen ? '' : styles.closed}`}>
        <Kinds {...props} />
        <YearChoice {...props} />
        <LanguageChoice {...props} />
        <CountedTick
          name="archive"
          value="true"
          isTicked={params.isArchiveIncluded}
          pages={counts?.archive ?? null}
          onTick={(isArchiveIncluded) => onChange({ isArchiveIncluded })}
          text={t('search.archive')}
        />
        <Button type="submit" form={SEARCH_FORM} look="tonal" className="unscripted">
          {t('search.apply')}
        </Button>
      </div>
    </div>
  )
}

function Kinds({ params, counts, onChange }: SearchFiltersProps) {
  const { t } = useTranslations()
  const { categories } = useSite()
  const groups: readonly OfferedGroup[] = SEARCH_PAGES[SEARCH_PAGE]
  const isShown = (group: OfferedGroup) => categories[SEARCH_GROUPS[group]] !== undefined
  return (
    <fieldset>
      <legend className={styles.label}>{t('search.kind')}</legend>
      {groups.filter(isShown).map((group) => (
        <CountedTick
          key={group}
          name="group"
          value={group}
          isTicked={params.groups.includes(group)}
          pages={counts?.groups.find((count) => count.group === group)?.pages ?? null}
          onTick={(isTicked) =>
            onChange({
              groups: groups.filter((other) => (other === group ? isTicked : params.groups.includes(other))),
            })
          }
          text={t(`documents.${group}`)}
        />
      ))}
      {/* Kinds the site does not publish are not offered, nor is a choice of one. */}
      {groups
        .filter((group) => !isShown(group) && params.groups.includes(group))
        .map((group) => (
          <input key={group} type="hidden" form={SEARCH_FORM} name="group" value={group} />
        ))}
    </fieldset>
  )
}

/** One fiscal year or all, with the days of the chosen one, else of the newest. */
function YearChoice({ params, counts, onChange }: SearchFiltersProps) {
  const { t, language } = useTranslations()
  const { fiscalYearFirstMonth } = useSite().calendar
  const { year } = params
  const years = withChosen(counts?.years.map((count) => count.year) ?? [], year)
  const explained = year ?? years.toSorted().at(-1)
  const explain = (one: string) => {
    const { start, end } = fiscalYearDays(Number(one), fiscalYearFirstMonth)
    return `${t('search.fiscalYear', { year: one })}: ${formatDays(start, end, language)}`
  }
  return (
    <Choice
      name="year"
      label={t('search.year')}
      hint={explained === undefined ? undefined : explain(explained)}
      value={year}
      all={t('search.allYears')}
      options={years.map((value) => ({ value, text: t('search.fiscalYear', { year: value }) }))}
      onChoose={(value) => onChange({ year: value })}
    />
  )
}

/** One language of the documents or all. */
function LanguageChoice({ params, counts, onChange }: SearchFiltersProps) {
  const translations = useTranslations()
  const { t } = translations
  const languages = withChosen(counts?.languages.map((count) => count.language) ?? [], params.language)
  return (
    <Choice
      name="language"
      label={t('language.name')}
      value={params.language}
      all={t('search.allLanguages')}
      options={languages.map((value) => ({ value, text: documentLanguage(value, translations) }))}
      onChoose={(language) => onChange({ language })}
    />
  )
}

/** The chosen value stays on offer, even without results. */
function withChosen(values: readonly string[], chosen: string | null): readonly string[] {
  return chosen === null || values.includes(chosen) ? values : [...values, chosen]
}

function Choice(props: {
  name: string
  label: string
  hint?: string | undefined
  /** `null`: all. */
  value: string | null
  all: string
  options: Options
  onChoose: (value: string | null) => void
}) {
  const { name, label, hint, value, all, options, onChoose } = props
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select
        id={id}
        form={SEARCH_FORM}
        name={name}
        options={options}
        blank={all}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : currentTarget.value)}
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={`fact ${styles.hint}`}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface CountedTickProps {
  name: string
  value: string
  isTicked: boolean
  /** Pages that ticking it would find. `null`: not counted yet. */
  pages: number | null
  onTick: (isTicked: boolean) => void
  text: string
}

/** One filter check box, with the number of pages it covers. */
function CountedTick({ name, value, isTicked, pages, onTick, text }: CountedTickProps) {
  const { t, language } = useTranslations()
  return (
    <Tick
      form={SEARCH_FORM}
      name={name}
      value={value}
      checked={isTicked}
      onChange={(event) => onTick(event.currentTarget.checked)}
    >
      <span className={styles.tickName}>{text}</span>
      {pages === null ? null : (
        <>
          <span className="fact" aria-hidden="true">
            {formatNumber(pages, language)}
          </span>
          <span className="visually-hidden">{t('search.pages', { count: pages })}</span>
        </>
      )}
    </Tick>
  )
}
