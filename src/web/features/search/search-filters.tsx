import { type ReactNode, useId, useState } from 'react'
import type { SearchResponse } from '../../../contract/search.ts'
import type { SearchParams } from '../../../contract/search-address.ts'
import { type OfferedGroup, SEARCH_PAGES, type SearchPage } from '../../../contract/search-groups.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keyboardArrowDownIcon } from '../../ui/icon-paths.ts'
import { LanguageChoice, YearChoice } from './search-choices.tsx'
import { SEARCH_FORM } from './search-field.tsx'
import styles from './search-filters.module.css'
import { Tick } from './tick.tsx'

export interface SearchFiltersProps {
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
          {t(`search.group.${group}`)}
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
