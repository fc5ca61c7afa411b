import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ControlSubject } from './button.tsx'
import { Icon, type IconPath } from './icon.tsx'
import { arrowDownwardIcon, arrowUpwardIcon, removeIcon } from './icon-paths.ts'
import styles from './key-figure.module.css'
import { Emphasized } from './whole-words.tsx'

interface KeyFigureProps {
  name: string
  level: 2 | 3
  /** The formatted number. `null`: not measured; then `comparison` says so. */
  number: string | null
  /** With the space before it, if any. */
  unit: string
  /** Whether it went up or down; the text next to the arrow says what that means. `null`: nothing to compare with. */
  direction: 'up' | 'down' | 'level' | null
  /** How it compares with an earlier figure; facts are between `**`. */
  comparison: string
  /** Period, sample size, coverage. */
  facts: ReactNode
  /** "What this means" and the plain definition. */
  meaning: { title: string; text: ReactNode }
  definition: { href: string; text: string }
  /** Its chart, or another page with more about it. */
  link?: { href: string; text: string } | null
}

const ARROWS: Readonly<Record<'up' | 'down' | 'level', IconPath>> = {
  up: arrowUpwardIcon,
  down: arrowDownwardIcon,
  level: removeIcon,
}

/** One figure: its name, the number, how it compares, its basis, and what it means. */
export function KeyFigure(props: KeyFigureProps) {
  const { name, level, number, unit, direction, comparison, facts, meaning, definition, link = null } = props
  const Heading = `h${level}` as const
  return (
    <li className={styles.figure}>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.number}>
        {number === null ? <span aria-hidden="true">–</span> : number}
        {unit === '' || number === null ? null : <span className={styles.unit}>{unit}</span>}
      </p>
      <p className={styles.comparison}>
        {direction === null ? null : <Icon of={ARROWS[direction]} size={20} />}
        <span>
          <Emphasized>{comparison}</Emphasized>
        </span>
      </p>
      <p className={`fact ${styles.facts}`}>{facts}</p>
      <div className={`wrap ${styles.more}`}>
        <details className={styles.meaning} data-print="hide">
          <summary>
            {meaning.title}
            <ControlSubject>{name}</ControlSubject>
          </summary>
          <p>{meaning.text}</p>
          <NamedLink {...definition} of={name} />
        </details>
        {link === null ? null : <NamedLink {...link} of={name} />}
      </div>
    </li>
  )
}

/** A link whose accessible name has the name of its figure. */
function NamedLink({ href, text, of }: { href: string; text: string; of: string }) {
  return (
    <Link className={styles.link} href={href} data-print="hide">
      {text}
      <ControlSubject>{of}</ControlSubject>
    </Link>
  )
}

/** Figures side by side. Three share a card on a phone; four are two by two, or in one row if there is room. */
export function KeyFigures({ columns, children }: { columns: 3 | 4; children: ReactNode }) {
  return <ul className={`${styles.figures} ${columns === 3 ? styles.three : styles.four}`}>{children}</ul>
}
