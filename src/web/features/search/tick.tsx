import type { ReactNode } from 'react'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SEARCH_FORM } from './search-field.tsx'
import styles from './tick.module.css'

export interface TickProps {
  name: string
  value: string
  isTicked: boolean
  /** Pages that ticking it would find. `null`: not counted yet. */
  pages: number | null
  onTick: (isTicked: boolean) => void
  children: ReactNode
}

/** One check box that narrows the search, with the pages it stands for. */
export function Tick({ name, value, isTicked, pages, onTick, children }: TickProps) {
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
      <span className={styles.name}>{children}</span>
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
