import type { DeskFrame, DeskView } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'
import { type DeskTask, PageLinks, tasksFor } from './desk-document.tsx'
import { TextBox } from './desk-form.tsx'
import { messages } from './messages.ts'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

/** What the signed-in person can do, and what is waiting for them. */
export function HomePage({ view, frame: { person } }: { view: View<'home'>; frame: DeskFrame }) {
  const tasks = tasksFor(person)
  if (tasks.length === 0) return <p>{messages.noTask}</p>
  return (
    <ul className={`${styles.list} ${styles.cards}`}>
      {tasks.map((task) => (
        <li key={task} className="card">
          <h2>
            <a href={`/desk/${task}`}>{messages.tasksOf[task].title}</a>
          </h2>
          <p>{messages.tasksOf[task].text}</p>
          <Waiting task={task} waiting={view.waiting} />
        </li>
      ))}
    </ul>
  )
}

function Waiting({ task, waiting }: { task: DeskTask; waiting: View<'home'>['waiting'] }) {
  if (task !== 'review' && task !== 'inbox' && task !== 'health') return null
  const count = waiting[task]
  return count === 0 ? null : <p className={styles.waiting}>{messages.waiting[task](count)}</p>
}

/** Published reports, with a search, one page at a time. */
export function ReportsPage({ view: { words, rows, total, page, pages } }: { view: View<'reports'> }) {
  return (
    <>
      <form className={styles.filter} method="get" action="/desk/reports">
        <TextBox name="words" label={messages.findReport} value={words} kind="search" />
        <Button type="submit" look="tonal">
          {messages.find}
        </Button>
      </form>
      <p>{messages.reportCount(total)}</p>
      <ul className={`card ${styles.lines}`}>
        {rows.map(({ id, title, period, changedOn, isArchived }) => (
          <li key={id}>
            <a href={`/desk/reports/${id}`}>{title}</a>
            <p className="fact">
              {[period, `${messages.changedOn} ${changedOn}`, isArchived ? messages.archived : '']
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
