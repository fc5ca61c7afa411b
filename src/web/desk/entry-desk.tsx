import '../theme/theme.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeskFrame, DeskView, RenderDesk } from '../../contract/desk-view.ts'
import { capitalized } from '../messages/names.ts'
import { LinkButton } from '../ui/button.tsx'
import { ChangePage, HistoryPage, ReviewPage, ReviewsPage } from './changes-pages.tsx'
import styles from './desk.module.css'
import { DeskDocument, type DocumentProps, tasksFor, useFrame, type ViewOf } from './desk-document.tsx'
import { HealthPage, InboxMessagePage, InboxPage, ToursPage } from './inbox-pages.tsx'
import { NoticesPage } from './notices-page.tsx'
import { NoPreview, PagePage, PagesPage } from './pages-page.tsx'
import { PublishPage } from './publish-pages.tsx'
import { ReportPage, ReportsPage } from './report-pages.tsx'

/** Renders one page of the desk. The server calls only this function. */
export const renderDesk: RenderDesk = (view, frame) =>
  `<!doctype html>\n${renderToStaticMarkup(<DeskPage view={view} frame={frame} />)}`

function DeskPage({ view, frame }: { view: DeskView; frame: DeskFrame }) {
  const problem = 'problem' in view ? view.problem : null
  return <DeskDocument frame={frame} problem={problem} {...partsOf(view, frame)} />
}

/** What differs between the pages of the desk: title, content, and for a few of them the document's settings. */
function partsOf(view: DeskView, frame: DeskFrame): DocumentProps & { frame?: DeskFrame } {
  switch (view.kind) {
    case 'signIn':
      return {
        title: 'Sign in to the desk',
        children: (
          <>
            <p>The desk is for the staff who publish this site. Use the account you use at work.</p>
            <LinkButton href={`/desk/sign-in?to=${encodeURIComponent(view.returnTo)}`}>Sign in</LinkButton>
          </>
        ),
      }
    case 'goOn':
      return {
        title: 'You are signed in',
        refreshTo: view.to,
        children: <LinkButton href={view.to}>Continue to the desk</LinkButton>,
      }
    case 'message':
      return {
        title: view.title,
        children: (
          <>
            {view.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <LinkButton href="/desk" look="tonal">
              Back to the desk
            </LinkButton>
          </>
        ),
      }
    case 'home':
      return { title: 'What would you like to do?', children: <HomePage view={view} /> }
    case 'notices':
      return { title: 'Notices', children: <NoticesPage view={view} /> }
    case 'reports':
      return { title: 'Reports', children: <ReportsPage view={view} /> }
    case 'report':
      return { title: view.report.title, children: <ReportPage view={view} /> }
    case 'pages':
      return { title: 'Pages', children: <PagesPage view={view} /> }
    case 'page':
      return { title: view.title, isWide: true, children: <PagePage view={view} /> }
    case 'noPreview':
      return {
        title: 'There is no preview yet',
        frame: { ...frame, person: null },
        children: <NoPreview view={view} />,
      }
    case 'reviews':
      return { title: 'Review', children: <ReviewsPage view={view} /> }
    case 'review':
      return { title: capitalized(view.proposal.what, 'en'), children: <ReviewPage view={view} /> }
    case 'change':
      return { title: capitalized(view.what, 'en'), children: <ChangePage view={view} /> }
    case 'publish':
      return { title: 'Publish', children: <PublishPage view={view} /> }
    case 'reportDraft':
    case 'figuresDraft':
      return { title: view.draft.fileName, children: <PublishPage view={view} /> }
    case 'inbox':
      return { title: 'Inbox', children: <InboxPage view={view} /> }
    case 'inboxMessage':
      return { title: view.message.subject, children: <InboxMessagePage view={view} /> }
    case 'tours':
      return { title: 'Tours', children: <ToursPage view={view} /> }
    case 'health':
      return { title: 'Health', children: <HealthPage view={view} /> }
    case 'history':
      return { title: 'History', children: <HistoryPage view={view} /> }
  }
}

/** What the signed-in person can do, and what is waiting for them. */
function HomePage({ view }: { view: ViewOf<'home'> }) {
  const tasks = tasksFor(useFrame().person)
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

function Waiting({ task, waiting }: { task: string; waiting: ViewOf<'home'>['waiting'] }) {
  if (task !== 'review' && task !== 'inbox' && task !== 'health') return null
  const count = waiting[task]
  return count === 0 ? null : <p className={styles.waiting}>{WAITING[task](count)}</p>
}
