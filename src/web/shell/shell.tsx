import { onlineManager } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { menuIndexOf } from '../../contract/pages.ts'
import { useFreshness } from '../api/freshness.ts'
import { useSite } from '../api/site-context.tsx'
import { MissingNotice } from '../features/missing/lazy-missing.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { useHydrated } from '../ui/browser.ts'
import { formatMoment } from '../ui/format.ts'
import { FailedNotice, OfflineBand } from '../ui/notice.tsx'
import { toasts } from '../ui/toasts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { LanguageSuggestion } from './language-choice.tsx'
import { useMenu } from './menu.ts'
import { NoticeBand } from './notice-band.tsx'
import { SideMenu } from './side-menu.tsx'
import { SiteFooter } from './site-footer.tsx'
import { ToastRegion } from './toast-region.tsx'
import { TopBar } from './top-bar.tsx'
import { useAfterNavigation } from './use-after-navigation.ts'
import { WarningBand } from './warning-band.tsx'

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
      <ErrorBoundary fallback={null}>
        <NoticeBand />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <WarningBand />
      </ErrorBoundary>
      <SideMenu menu={menu} />
      <Overlays />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <main id="main-content" tabIndex={-1}>
        <MissingNotice />
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

/** What only a browser can know: toasts, the offline band. If they fail, the page works without them. */
function Overlays() {
  return useHydrated() ? (
    <ErrorBoundary fallback={<LostToasts />}>
      <ConnectionBand />
      <ToastRegion />
      <LanguageSuggestion />
    </ErrorBoundary>
  ) : null
}

function LostToasts() {
  // Reports to everyone who shows a toast that it cannot be seen.
  useEffect(() => toasts.fail(), [])
  return null
}

/** Says that there is no connection, and how old the copy of the page is. */
function ConnectionBand() {
  const { t, language } = useTranslations()
  const { district } = useSite()
  const freshness = useFreshness()
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
  if (isOnline && freshness.kind === 'fresh') return null
  return (
    <OfflineBand title={t(isOnline ? 'offline.unreachable' : 'offline.title')}>
      {t('offline.copyOf', { time: formatMoment(freshness.sentAt, language, district.timeZone) })}
    </OfflineBand>
  )
}

/** Shown instead of a page whose code did not load or failed. The server can still render it. */
function PageFailed() {
  const { t } = useTranslations()
  return (
    <div className="page">
      <FailedNotice
        title={t('failed.page')}
        headingLevel={2}
        reference={null}
        retryText={t('failed.tryAgain')}
        onRetry={() => location.reload()}
      >
        {t('failed.pageHint')}
      </FailedNotice>
    </div>
  )
}
