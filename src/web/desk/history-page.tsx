import type { DeskFrame, DeskView } from '../../contract/desk-view.ts'
import { capitalized } from '../messages/names.ts'
import styles from './desk.module.css'
import { Card, Lines, PressForm } from './desk-form.tsx'
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
  if (changes.length === 0) return <p>Nothing has been changed yet.</p>
  return (
    <>
      <p>
        Changes of the past year, newest first. To undo a change that later ones build on, undo those first.{' '}
        {notInGit === null
          ? 'The folder’s git repository also has every change.'
          : `The server’s own journal also has every change. There is no git history: ${notInGit}.`}
      </p>
      <ul className={styles.list}>
        {changes.map(({ key, what, at, who, why, canUndo }) => (
          <li key={key} className={`card wrap ${styles.row}`}>
            <div>
              <p>
                <a href={`/desk/history/${key}`}>{capitalized(what, 'en')}</a>
              </p>
              <p className="fact">
                {at}, {who ?? 'at the command line'}
                {why === null ? '' : `: ${why}`}
              </p>
            </div>
            {mayTakeBack && canUndo ? (
              <PressForm
                action="/desk/history/undo"
                frame={frame}
                field={{ name: 'key', value: key }}
                label={`Undo: ${what}, ${at}`}
              >
                Undo
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
        {at}, {who ?? 'at the command line'}
        {why === null ? '' : `: ${why}`}
      </p>
      {files.map((file) => (
        <FileChange key={file.name} file={file} />
      ))}
      <Card id="restore" title="Back to what was before">
        <p>
          {later.length === 0
            ? 'Restores every file to what it was before this change.'
            : 'Restores every file to what it was before this change. This also undoes what came after:'}
        </p>
        {later.length === 0 ? null : <Lines lines={later} />}
        <PressForm action={`/desk/history/${key}/restore`} frame={frame}>
          Restore what was before
        </PressForm>
      </Card>
    </>
  )
}
