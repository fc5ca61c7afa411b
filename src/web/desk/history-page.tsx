import type { DeskFrame, DeskView } from '../../contract/desk-view.ts'
import styles from './desk.module.css'
import { Card, PressForm } from './desk-form.tsx'
import { messages } from './messages.ts'
import { FileChange } from './review-page.tsx'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

/** Every change within a year, and a way to undo it. */
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
        {changes.map(({ key, what, at, who, why, canUndo }) => (
          <li key={key} className={`card wrap ${styles.row}`}>
            <div>
              <p>
                <a href={`/desk/history/${key}`}>{what}</a>
              </p>
              <p className="fact">
                {at}, {who ?? messages.commandLine}
                {why === null ? '' : `: ${why}`}
              </p>
            </div>
            {mayTakeBack && canUndo ? (
              <PressForm
                action="/desk/history/undo"
                frame={frame}
                field={{ name: 'key', value: key }}
                label={`${messages.undo}: ${what}, ${at}`}
              >
                {messages.undo}
              </PressForm>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What one change did, and a way to restore the state before it. */
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
      <Card id="restore" title={messages.restoreTitle}>
        <p>{later.length === 0 ? messages.restoreThis : messages.restoreAll}</p>
        {later.length === 0 ? null : (
          <ul>
            {later.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        <PressForm action={`/desk/history/${key}/restore`} frame={frame}>
          {messages.restore}
        </PressForm>
      </Card>
    </>
  )
}
