import type { DeskDiffPart } from '../../contract/desk-view.ts'
import styles from './desk.module.css'

/** Two texts, word by word: deletions crossed out, insertions underlined, both also in screen-reader text. */
export function Comparison({ parts }: { parts: readonly DeskDiffPart[] }) {
  const keyed = parts.map((part, index) => ({ ...part, key: `${index} ${part.kind}` }))
  return (
    <div className={styles.comparison}>
      {keyed.map(({ key, ...part }) => (
        <Part key={key} {...part} />
      ))}
    </div>
  )
}

/** What a person wrote, compared with what was published meanwhile. */
export function Conflict({ title, parts }: { title: string; parts: readonly DeskDiffPart[] }) {
  return (
    <details open className={styles.note}>
      <summary>{title}</summary>
      <p className="fact">
        What is on the site now is crossed out; what you wrote is underlined. Nothing is lost: copy what
        should stay into your text, then send it again.
      </p>
      <Comparison parts={parts} />
    </details>
  )
}

function Part({ kind, text }: DeskDiffPart) {
  if (kind === 'skipped')
    return (
      <span className={styles.skipped}>
        <span aria-hidden="true">…</span>
        <span className="visually-hidden"> unchanged text left out </span>
      </span>
    )
  if (kind === 'same') return text
  const Tag = kind === 'added' ? 'ins' : 'del'
  return (
    <Tag>
      <span className="visually-hidden"> {kind === 'added' ? 'added:' : 'removed:'} </span>
      {text}
      <span className="visually-hidden"> end. </span>
    </Tag>
  )
}
