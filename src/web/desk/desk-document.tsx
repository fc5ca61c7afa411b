import type { ReactNode } from 'react'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'
import { messages } from './messages.ts'

/** What each role can do. */
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

export type DeskTask = (typeof TASKS)[number]['task']

/** What the person who is signed in can do. */
export function tasksFor(person: DeskFrame['person']): DeskTask[] {
  return TASKS.flatMap(({ task, roles }) =>
    roles.some((role) => person?.roles.includes(role)) ? [task] : [],
  )
}

interface DocumentProps {
  title: string
  frame: DeskFrame
  /** Where the browser redirects to. Missing: nowhere. */
  refreshTo?: string | undefined
  /** Why the last action was refused, one reason per line. */
  problem?: string | null
  /** The page uses the whole window, for several columns. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of every staff page: whose site it is, who is signed in, what the last action did. */
export function DeskDocument({
  title,
  frame,
  refreshTo,
  problem = null,
  isWide = false,
  children,
}: DocumentProps) {
  const { siteName, stylesheets, scripts, person, done } = frame
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {refreshTo === undefined ? null : <meta httpEquiv="refresh" content={`0;url=${refreshTo}`} />}
        <title>{[title, messages.desk, siteName].filter(Boolean).join(' · ')}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <a className="skip-link" href="#main">
          {messages.skip}
        </a>
        <header className={`wrap ${styles.bar}`}>
          <a className={styles.home} href="/desk">
            <strong>{messages.desk}</strong> {siteName}
          </a>
          {person === null ? null : (
            <a className={styles.toSite} href="/">
              {messages.toSite}
            </a>
          )}
          {person === null ? null : (
            <div className={`wrap ${styles.person}`}>
              <span>{person.name}</span>
              <form method="post" action="/desk/sign-out">
                <Token frame={frame} />
                <Button type="submit" look="outlined" className={styles.onBar}>
                  {messages.signOut}
                </Button>
              </form>
            </div>
          )}
        </header>
        <TaskLinks frame={frame} />
        <main id="main" className={`page ${styles.main} ${isWide ? styles.wide : ''}`} tabIndex={-1}>
          <h1>{title}</h1>
          {done === null ? null : (
            <p className={styles.said} role="status">
              {messages.done[done]}
            </p>
          )}
          {problem === null ? null : <Problem text={problem} />}
          {children}
        </main>
        <div className={styles.busy} data-busy={messages.working}>
          <p aria-live="polite" />
          <progress hidden aria-label={messages.working} />
        </div>
      </body>
    </html>
  )
}

function TaskLinks({ frame: { person, path } }: { frame: DeskFrame }) {
  const tasks = tasksFor(person)
  // The start page shows them in full.
  if (tasks.length === 0 || path === '/desk') return null
  const currentAt = (address: string) =>
    path === address ? 'page' : path.startsWith(`${address}/`) ? 'true' : undefined
  return (
    <nav className={`wrap ${styles.tasks}`} aria-label={messages.tasks}>
      {tasks.map((task) => (
        <a key={task} href={`/desk/${task}`} aria-current={currentAt(`/desk/${task}`)}>
          {messages.tasksOf[task].title}
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
    <nav className={`wrap ${styles.row}`} aria-label={messages.pages}>
      {page === 1 ? null : <a href={at(page - 1)}>{messages.newer}</a>}
      <span>{messages.page(page, pages)}</span>
      {page === pages ? null : <a href={at(page + 1)}>{messages.older}</a>}
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
      <h2>{messages.problem}</h2>
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** The token that proves to the server that a form is from a page it sent to this person. */
export function Token({ frame }: { frame: DeskFrame }) {
  return <input type="hidden" name="token" value={frame.token} />
}
