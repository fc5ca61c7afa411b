import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { menuIndexOf } from '../../contract/pages.ts'
import { useSpeech } from '../messages/messages-context.tsx'
import { takenOver } from '../ui/taken-over.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LateShell } from './late-shell.tsx'
import { PageFailed } from './page-failed.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useAfterNavigation } from './use-after-navigation.ts'
import { useMenu } from './use-menu.ts'

// Below every first view, and made of links.
const { Part: SiteFooter } = takenOver(async () => (await import('./late-frame.tsx')).SiteFooter, null)

/** The frame of every page: toolbar, side menu, content area and footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useSpeech()
  const [path] = useLocation()
  const menu = useMenu()
  const announcement = useAfterNavigation()
  const selectedIndex = menuIndexOf(path)
  return (
    <>
      <a className="skip-link" href="#main-content">
        {t('site.skipToContent')}
      </a>
      <TopBar selectedIndex={selectedIndex} onOpenMenu={menu.open} />
      <SideMenu menu={menu} />
      <LateShell />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <main id="main-content" tabIndex={-1}>
        <ErrorBoundary fallback={<PageFailed />} resetKey={path}>
          {children}
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </>
  )
}
