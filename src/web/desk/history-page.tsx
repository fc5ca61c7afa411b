import type { DeskFrame, DeskView } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'
import { Token } from './desk-document.tsx'
import { messages } from './messages.ts'
import { FileChange } from './review-page.tsx'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

/** Every change within a year, and a way to take it back. */
export function HistoryPage({
  view: { changes, notInGit },
  frame,
}: {
  view: View<'history'>
  frame: DeskFrame
}) {
  const mayTakeBack = frame.person?.roles.includes('publisher') === true
  if (changes.length === 0) return <p>{messages.noHistory}</p>
  return (
    <>
      <p>
        {messages.historyText} {notInGit === null ? messages.inGit : `${messages.notInGit} ${notInGit}.`}
      </p>
      <ul className={styles.list}>
        {changes.map(({ key, what, at, who, why, canBeTakenBack }) => (
          <li key={key} className={`card ${styles.row}`}>
            <div>
              <p>
                <a href={`/desk/history/${key}`}>{what}</a>
              </p>
              <p className="fact">
                {at}, {who ?? messages.commandLine}
                {why === null ? '' : `: ${why}`}
              </p>
            </div>
            {mayTakeBack && canBeTakenBack ? (
              <form method="post" action="/desk/history/take-back">
                <Token frame={frame} />
                <input type="hidden" name="key" value={key} />
                <Button type="submit" look="outlined" aria-label={`${messages.takeBack}: ${what}, ${at}`}>
                  {messages.takeBack}
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What one change did, and the way back to what was before it. */
export function ChangePage({ view, frame }: { view: View<'change'>; frame: DeskFrame }) {
  const { key, at, who, why, files, later } = view
  return (
    <>
      <p className="fact">
        {at}, {who ?? messages.commandLine}
        {why === null ? '' : `: ${why}`}
      </p>
      {files.map((file) => (
        <FileChange key={file.name} file={file} />
      ))}
      <section className="card" aria-labelledby="restore">
        <h2 id="restore">{messages.restoreTitle}</h2>
        <p>{later.length === 0 ? messages.restoreThis : messages.restoreAll}</p>
        {later.length === 0 ? null : (
          <ul>
            {later.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        <form method="post" action={`/desk/history/${key}/restore`}>
          <Token frame={frame} />
          <Button type="submit" look="outlined">
            {messages.restore}
          </Button>
        </form>
      </section>
    </>
  )
}
