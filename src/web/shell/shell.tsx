import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { menuIndexOf } from '../../contract/pages.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Overlays } from './overlays.tsx'
import { PageFailed } from './page-failed.tsx'
import { SideMenu } from './side-menu.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'
import { useAfterNavigation } from './use-after-navigation.ts'
import { useMenu } from './use-menu.ts'

/** The frame of every page: toolbar, side menu, content area and footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslations()
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
      <Overlays />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <main id="main-content" tabIndex={-1}>
        <ErrorBoundary fallback={<PageFailed />} resetKey={path}>
          {children}
        </ErrorBoundary>
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </>
  )
}
