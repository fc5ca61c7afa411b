import type { DeskFrame, DeskView } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'
import { type DeskTask, PageLinks, tasksFor } from './desk-document.tsx'
import { TextBox } from './desk-form.tsx'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

/** What the signed-in person can do, and what is waiting for them. */
export function HomePage({ view, frame: { person } }: { view: View<'home'>; frame: DeskFrame }) {
  const tasks = tasksFor(person)
  if (tasks.length === 0) return <p>Your role has no task here.</p>
  return (
    <ul className={`${styles.list} ${styles.cards}`}>
      {tasks.map(({ task, title, text }) => (
        <li key={task} className="card">
          <h2>
            <a href={`/desk/${task}`}>{title}</a>
          </h2>
          <p>{text}</p>
          <Waiting task={task} waiting={view.waiting} />
        </li>
      ))}
    </ul>
  )
}

const WAITING = {
  review: (count: number) => (count === 1 ? '1 change is waiting' : `${count} changes are waiting`),
  inbox: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  health: (count: number) => (count === 1 ? '1 thing needs attention' : `${count} things need attention`),
} as const

function Waiting({ task, waiting }: { task: DeskTask; waiting: View<'home'>['waiting'] }) {
  if (task !== 'review' && task !== 'inbox' && task !== 'health') return null
  const count = waiting[task]
  return count === 0 ? null : <p className={styles.waiting}>{WAITING[task](count)}</p>
}

/** Published reports, with a search, one page at a time. */
export function ReportsPage({ view: { words, rows, total, page, pages } }: { view: View<'reports'> }) {
  return (
    <>
      <form className={styles.filter} method="get" action="/desk/reports">
        <TextBox name="words" label="Words in the title or period" value={words} kind="search" />
        <Button type="submit" look="tonal">
          Find
        </Button>
      </form>
      <p>
        {total === 0
          ? 'No report has all of these words.'
          : `${total} ${total === 1 ? 'report' : 'reports'}, the last published first`}
      </p>
      <ul className={`card ${styles.lines}`}>
        {rows.map(({ id, title, period, changedOn, isArchived }) => (
          <li key={id}>
            <a href={`/desk/reports/${id}`}>{title}</a>
            <p className="fact">
              {[period, `published ${changedOn}`, isArchived ? 'in the archive' : '']
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <PageLinks path="/desk/reports" query={{ words }} page={page} pages={pages} />
    </>
  )
}
