import type { DeskFrame, DeskView } from '../../contract/desk-view.ts'
import styles from './desk.module.css'
import { messages } from './messages.ts'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

/** What somebody of each role can do. */
const TASKS = [
  { task: 'publish', roles: ['author', 'publisher'] },
  { task: 'notices', roles: ['author', 'publisher'] },
  { task: 'reports', roles: ['author', 'publisher'] },
  { task: 'pages', roles: ['author', 'publisher'] },
  { task: 'review', roles: ['author', 'publisher'] },
  { task: 'inbox', roles: ['inbox'] },
  { task: 'tours', roles: ['inbox'] },
  { task: 'history', roles: ['author', 'publisher'] },
  { task: 'health', roles: ['author', 'publisher', 'inbox'] },
] as const

/** The tasks of the person who is signed in. */
export function HomePage({ frame: { person } }: { frame: DeskFrame }) {
  const tasks = TASKS.filter(({ roles }) => roles.some((role) => person?.roles.includes(role)))
  if (tasks.length === 0) return <p>{messages.noTask}</p>
  return (
    <ul className={`${styles.list} ${styles.tasks}`}>
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
