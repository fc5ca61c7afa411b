import { createContext, type ReactNode, use } from 'react'
import type { DeskFrame, DeskRole, DeskView } from '../../contract/desk-view.ts'
import { capitalized } from '../messages/names.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'

/** The view of one page. */
export type ViewOf<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

const EDITORS: readonly DeskRole[] = ['author', 'publisher']

/** What can be done at the desk, by whom. The title of a task is its name. */
const TASKS: readonly (readonly [task: string, text: string, roles: readonly DeskRole[]])[] = [
  ['publish', 'Publish a report from a PDF, or figures from Excel.', EDITORS],
  ['notices', 'Warn visitors about a closure or a storm, and end the warning.', EDITORS],
  ['reports', 'Correct a report’s text, take it down, or move it to the archive.', EDITORS],
  ['pages', 'Edit the pages of the site, and see which translations are due.', EDITORS],
  ['review', 'See changes that need a second pair of eyes, and those that were returned.', EDITORS],
  ['inbox', 'Read and answer what visitors wrote.', ['inbox']],
  ['tours', 'See which groups want to visit, when, and what was agreed on.', ['inbox']],
  ['history', 'See who changed what in the past year, and undo a change.', EDITORS],
  ['health', 'See what needs attention, in order of urgency.', [...EDITORS, 'inbox']],
]

export function tasksFor(person: DeskFrame['person']) {
  return TASKS.filter(([, , roles]) => roles.some((role) => person?.roles.includes(role))).map(
    ([task, text]) => ({ task, title: capitalized(task, 'en'), text }),
  )
}

const DONE = {
  noticePublished: 'The notice is published.',
  noticeEnded: 'The notice has ended.',
  undone: 'The change was undone.',
  removed: 'The report was taken down. Its address says so.',
  archived: 'The report is in the archive.',
  submitted: 'The change is waiting for a publisher. Nothing on the site has changed yet.',
  published: 'The change is published.',
  returned: 'The change went back to its author, with your note.',
  withdrawn: 'The change was withdrawn.',
  draftSaved: 'Your draft is saved.',
  draftDiscarded: 'Your draft was discarded.',
  pagePublished: 'The page is published.',
  reviewed: 'The translation is marked as read.',
  corrected: 'The report is corrected.',
  restored: 'Everything is as it was then.',
  reportPublished: 'The report is published.',
  revised: 'The correction is published. The address of the report is the same.',
  scheduled: 'It will be published at the time you chose.',
  scheduleCanceled: 'Its scheduled publication is canceled.',
  discarded: 'The draft was discarded.',
  figuresPublished: 'The figures are published.',
  handled: 'Saved.',
} as const

const Frame = createContext<DeskFrame | null>(null)

/** Whose site the page around is of, and who is signed in. */
export function useFrame(): DeskFrame {
  const frame = use(Frame)
  if (frame === null) throw new Error('A part of the desk needs a document around it')
  return frame
}

/** Whether the signed-in person may publish; if not, changes are submitted for it. */
export function useIsPublisher(): boolean {
  return useFrame().person?.roles.includes('publisher') === true
}

export interface DocumentProps {
  title: string
  /** Where the browser redirects to. Missing: nowhere. */
  refreshTo?: string | undefined
  /** Why the last action was refused, one reason per line. */
  problem?: string | null
  /** The page uses the whole window, for several columns. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of every staff page: whose site it is, who is signed in, what the last action did. */
export function DeskDocument({ frame, ...props }: DocumentProps & { frame: DeskFrame }) {
  const { title, refreshTo, problem = null, isWide = false, children } = props
  const { siteName, stylesheets, scripts, person, done } = frame
  return (
    <Frame value={frame}>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          {refreshTo === undefined ? null : <meta httpEquiv="refresh" content={`0;url=${refreshTo}`} />}
          <title>{[title, 'Desk', siteName].filter(Boolean).join(' · ')}</title>
          {stylesheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {scripts.map((src) => (
            <script key={src} type="module" src={src} />
          ))}
        </head>
        <body>
          <a className="skip-link" href="#main">
            Skip to content
          </a>
          <header className={`wrap ${styles.bar}`}>
            <a className={styles.home} href="/desk">
              <strong>Desk</strong> {siteName}
            </a>
            {person === null ? null : (
              <a className={styles.toSite} href="/">
                View the site
              </a>
            )}
            {person === null ? null : (
              <div className={`wrap ${styles.person}`}>
                <span>{person.name}</span>
                <form method="post" action="/desk/sign-out">
                  <Token />
                  <Button type="submit" look="outlined" className={styles.onBar}>
                    Sign out
                  </Button>
                </form>
              </div>
            )}
          </header>
          <TaskLinks />
          <main id="main" className={`page ${styles.main} ${isWide ? styles.wide : ''}`} tabIndex={-1}>
            <h1>{title}</h1>
            {done === null ? null : (
              <p className={styles.said} role="status">
                {DONE[done]}
              </p>
            )}
            {problem === null ? null : <Problem text={problem} />}
            {children}
          </main>
          <div className={styles.busy} data-busy="Working. This can take a few seconds…">
            <p aria-live="polite" />
            <progress hidden aria-label="Working. This can take a few seconds…" />
          </div>
        </body>
      </html>
    </Frame>
  )
}

function TaskLinks() {
  const { person, path } = useFrame()
  const tasks = tasksFor(person)
  // The start page shows them in full.
  if (tasks.length === 0 || path === '/desk') return null
  const currentAt = (address: string) =>
    path === address ? 'page' : path.startsWith(`${address}/`) ? 'true' : undefined
  return (
    <nav className={`wrap ${styles.tasks}`} aria-label="Desk">
      {tasks.map(({ task, title }) => (
        <a key={task} href={`/desk/${task}`} aria-current={currentAt(`/desk/${task}`)}>
          {title}
        </a>
      ))}
    </nav>
  )
}

interface PageLinksProps {
  path: string
  /** The filters of the list. */
  query: Readonly<Record<string, string>>
  page: number
  pages: number
}

/** Links to the pages of a long list, newest first. */
export function PageLinks({ path, query, page, pages }: PageLinksProps) {
  if (pages === 1) return null
  const at = (other: number) => `${path}?${queryOf({ ...query, page: String(other) })}`
  return (
    <nav className={`wrap ${styles.row}`} aria-label="Pages of the list">
      {page === 1 ? null : <a href={at(page - 1)}>Newer</a>}
      <span>
        Page {page} of {pages}
      </span>
      {page === pages ? null : <a href={at(page + 1)}>Older</a>}
    </nav>
  )
}

/** The query of an address, without empty values. Pure. */
export function queryOf(query: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
}

/** Why an action was refused, one reason per line. */
export function Problem({ text }: { text: string }) {
  return (
    <div className={styles.problem} role="alert">
      <h2>Nothing was changed</h2>
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** The token that proves to the server that a form is from a page it sent to this person. */
export function Token() {
  return <input type="hidden" name="token" value={useFrame().token} />
}
