import type { DeskDiffPart } from '../../contract/desk-view.ts'
import styles from './desk.module.css'
import { messages } from './messages.ts'

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

function Part({ kind, text }: DeskDiffPart) {
  if (kind === 'skipped')
    return (
      <span className={styles.skipped}>
        <span aria-hidden="true">…</span>
        <span className="visually-hidden"> {messages.skippedWords} </span>
      </span>
    )
  if (kind === 'same') return text
  const Tag = kind === 'added' ? 'ins' : 'del'
  return (
    <Tag>
      <span className="visually-hidden">
        {' '}
        {kind === 'added' ? messages.addedLabel : messages.removedLabel}{' '}
      </span>
      {text}
      <span className="visually-hidden"> {messages.endOfWords} </span>
    </Tag>
  )
}
