import type { ReactNode } from 'react'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'
import { messages } from './messages.ts'

interface DocumentProps {
  title: string
  frame: DeskFrame
  /** Where the browser goes by itself. Missing: nowhere. */
  refreshTo?: string | undefined
  /** Why the last action was refused, a line each. */
  problem?: string | null
  /** Several columns need the whole window. */
  isWide?: boolean
  children: ReactNode
}

/** What frames every page of the desk: whose it is, who is signed in, what the last action did. */
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
        <header className={styles.bar}>
          <a className={styles.home} href="/desk">
            <strong>{messages.desk}</strong> {siteName}
          </a>
          {person === null ? null : (
            <a className={styles.toSite} href="/">
              {messages.toSite}
            </a>
          )}
          {person === null ? null : (
            <div className={styles.person}>
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

/** Why an action was refused, a line each. */
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

/** What shows the server that a form is from a page it sent to this person. */
export function Token({ frame }: { frame: DeskFrame }) {
  return <input type="hidden" name="token" value={frame.token} />
}
