import './theme/theme.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { splitLanguage } from '../contract/language.ts'
import { parseMissing } from '../contract/missing-address.ts'
import type { Notice } from '../contract/notice.ts'
import { isEmergency } from '../contract/notices-in-force.ts'
import { App } from './app.tsx'
import { type Boot, readBoot } from './boot.ts'
import { preloadMissing } from './features/missing/lazy-missing.tsx'
import { createTranslations } from './messages/catalog.ts'
import { loadCatalog } from './messages/languages.ts'
import type { Translate } from './messages/translate.ts'
import { deviceFlags, readDeviceFacts } from './shell/device-flags.ts'
import { followLanguage, readChosenLanguage, rememberedHome } from './shell/language.ts'
import { trackHistory } from './shell/use-after-navigation.ts'
import { codeAt, preloadMenuPages } from './site-pages.tsx'
import { savesData, untilIdle, whenStable } from './ui/browser.ts'
import { formatReleaseDay } from './ui/format.ts'
import { datePrints } from './ui/navigation.ts'

/** Hydrates the page the server rendered. If hydration fails, that page stays as it is, with its text and links. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root element')
  const boot = readBoot()
  const home = rememberedHome(location.pathname, readChosenLanguage(), boot.site.languages)
  if (home !== null) return location.replace(home + location.search + location.hash)
  // Loads the page's code first: a boundary that suspends during hydration would be rendered twice.
  const [catalog] = await Promise.all([
    loadCatalog(boot.language, ['site']),
    codeAt(splitLanguage(location.pathname).path)?.preload(),
    boot.missing !== null || parseMissing(location.search) !== null ? preloadMissing() : null,
  ])
  trackHistory()
  followLanguage()
  const rendered = root.cloneNode(true)
  const path = location.pathname
  // A transition splits the work into short tasks, so that the browser can respond to the visitor in between.
  startTransition(() => {
    hydrateRoot(root, <App boot={boot} catalog={catalog} />, {
      onUncaughtError(error) {
        console.error('The application failed', error)
        // React has emptied the root. Restore the server's page, or load the page the visitor went to.
        if (location.pathname === path) root.replaceWith(rendered)
        else location.reload()
      },
    })
  })
  preloadPointedPages()
  datePrints(boot.language, boot.site.district.timeZone)
  if (!savesData()) void preloadMenuPages()
  const { t } = createTranslations(boot.language, catalog, boot.site.terms)
  if (import.meta.env.PROD) await afterStart(boot, t)
}

/** Loads the code of a page as soon as the visitor points at or focuses a link to it. */
function preloadPointedPages(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    // Code that fails to load now is requested again when the page is opened.
    codeAt(splitLanguage(link.pathname).path)
      ?.preload()
      .catch(() => undefined)
  }
  addEventListener('pointerover', preload, { passive: true })
  addEventListener('focusin', preload, { passive: true })
}

/** Starts what visitors do not wait for: the log line, the service worker, analytics. */
async function afterStart(boot: Boot, t: Translate): Promise<void> {
  const idle = untilIdle()
  // Formatting the first date takes a browser as long as rendering the page.
  void idle.then(() => logRelease(boot, t))
  await whenStable(idle)
  const { analyticsId } = boot
  await Promise.all([
    // With Save-Data on, the device stores no copies; it loads the newest page every time.
    savesData()
      ? null
      : import('./shell/service-worker.ts').then(({ registerServiceWorker }) =>
          registerServiceWorker({
            language: boot.language,
            updateMessage: t('update.available'),
            isStorm: isStormMode(boot),
          }),
        ),
    analyticsId === null
      ? null
      : import('./shell/analytics.ts').then(({ reportPages }) => reportPages(analyticsId)),
  ])
}

/** Whether an emergency notice is in force and the office has a storm page. */
function isStormMode({ hasStormPage, queries }: Boot): boolean {
  // The key names the endpoint, so the response has its type.
  const notices = queries.find(([[id]]) => id === 'getNotices')?.[1] as Notice[] | undefined
  return hasStormPage === true && isEmergency(notices ?? [])
}

/** One console line for support calls: product, version, release date and kind of device. */
function logRelease({ site, language }: Boot, t: Translate): void {
  const date = formatReleaseDay(site.release.date, language)
  const version = t('footer.version', { version: site.release.version, date })
  const flags = Object.entries(deviceFlags(readDeviceFacts())).flatMap(([flag, isSet]) =>
    isSet ? [flag] : [],
  )
  console.info(`${site.district.name}: ${version} (${flags.join(', ')})`)
}

start().catch((error: unknown) => console.error('The application did not start', error))
