import styles from './meanings.module.css'

/** One measure of a chart or table, explained. */
export interface Meaning {
  name: string
  definition: string
  /** "Formula: T5 − T1". `null`: it is counted. */
  formula: string | null
  /** "Source: FHWA". `null`: nobody had to define it. */
  source: string | null
}

/** What measures mean, and what they rest on. */
export function Meanings({
  meanings,
  basis = [],
}: {
  meanings: readonly Meaning[]
  /** n, coverage, revisions. */
  basis?: readonly string[]
}) {
  return (
    <>
      <dl className={styles.meanings}>
        {meanings.map(({ name, definition, formula, source }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {definition}
              {formula === null ? null : <span className={styles.formula}>{formula}</span>}
              {source === null ? null : <span className={styles.formula}>{source}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {basis.map((sentence) => (
        <p key={sentence} className={styles.basis}>
          {sentence}
        </p>
      ))}
    </>
  )
}
