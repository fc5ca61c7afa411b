import type { DeskFrame, DeskView } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'
import { Token } from './desk-document.tsx'
import { DeskForm, TextField } from './desk-form.tsx'
import { messages } from './messages.ts'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

/** What somebody of each role can do. */
const TASKS = [
  { task: 'notices', roles: ['author', 'publisher'] },
  { task: 'reports', roles: ['author', 'publisher'] },
  { task: 'review', roles: ['author', 'publisher'] },
  { task: 'history', roles: ['author', 'publisher'] },
] as const

/** The tasks of whoever is signed in. */
export function HomePage({ frame: { person } }: { frame: DeskFrame }) {
  const tasks = TASKS.filter(({ roles }) => roles.some((role) => person?.roles.includes(role)))
  if (tasks.length === 0) return <p>{messages.noTask}</p>
  return (
    <ul className={styles.list}>
      {tasks.map(({ task }) => (
        <li key={task} className="card">
          <h2>
            <a href={`/desk/${task}`}>{messages.tasksOf[task].title}</a>
          </h2>
          <p>{messages.tasksOf[task].text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Every published report. */
export function ReportsPage({ view: { reports } }: { view: View<'reports'> }) {
  return (
    <ul className={styles.list}>
      {reports.map(({ id, title, period, isArchived }) => (
        <li key={id}>
          <a href={`/desk/reports/${id}`}>{title}</a>
          <p className="fact">{isArchived ? `${period}, ${messages.archived}` : period}</p>
        </li>
      ))}
    </ul>
  )
}

/** What can be done with one report. */
export function ReportPage({ view: { report, values }, frame }: { view: View<'report'>; frame: DeskFrame }) {
  const { id, period, path, isArchived } = report
  return (
    <>
      <p>
        {isArchived ? `${period}, ${messages.archived}` : period} · <a href={path}>{messages.onSite}</a>
      </p>
      <section className="card" aria-labelledby="remove">
        <h2 id="remove">{messages.removeTitle}</h2>
        <DeskForm action={`/desk/reports/${id}/remove`} frame={frame}>
          <p>{messages.removeText}</p>
          <TextField name="why" label={messages.removeWhy} value={values.why} kind="area" isRequired />
          <TextField name="replacedBy" label={messages.replacedBy} value={values.replacedBy} />
          <div>
            <Button type="submit">{messages.remove}</Button>
          </div>
        </DeskForm>
      </section>
      {isArchived ? null : (
        <section className="card" aria-labelledby="archive">
          <h2 id="archive">{messages.archiveTitle}</h2>
          <DeskForm action={`/desk/reports/${id}/archive`} frame={frame}>
            <p>{messages.archiveText}</p>
            <TextField name="reason" label={messages.reason} value={values.reason} />
            <div>
              <Button type="submit" look="outlined">
                {messages.archive}
              </Button>
            </div>
          </DeskForm>
        </section>
      )}
    </>
  )
}

/** Every change within a year, and a way to take it back. */
export function HistoryPage({ view: { changes }, frame }: { view: View<'history'>; frame: DeskFrame }) {
  const mayTakeBack = frame.person?.roles.includes('publisher') === true
  if (changes.length === 0) return <p>{messages.noHistory}</p>
  return (
    <>
      <p>{messages.historyText}</p>
      <ul className={styles.list}>
        {changes.map(({ key, what, at, who, why, canBeTakenBack }) => (
          <li key={key} className={`card ${styles.row}`}>
            <div>
              <p>{what}</p>
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
