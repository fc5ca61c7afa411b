import type { Boot } from '../boot.ts'
import { untilIdle } from '../browser/until-idle.ts'
import { keepDrafts } from '../drafts/save-drafts.ts'
import type { Translate } from '../messages/message-types.ts'
import { deviceFlags, readDeviceFacts } from '../shell/device-flags.ts'
import { formatDayNumeric } from '../ui/format-date.ts'
import { preloadPointedPages } from './preload-pointed.ts'
import { whenStable } from './when-stable.ts'

/** What a visitor need not wait for, once the page is taken over: drafts, pages pointed at, the log line, update worker, analytics. */
export async function afterStart(boot: Boot, t: Translate): Promise<void> {
  keepDrafts()
  preloadPointedPages()
  if (!import.meta.env.PROD) return
  const idle = untilIdle()
  // The first date a browser formats takes it as long as a drawing of the page.
  void idle.then(() => logRelease(boot, t))
  await whenStable(idle)
  const { analyticsId } = boot
  await Promise.all([
    import('./start-worker.ts').then(({ startWorker }) => startWorker(boot.language, t('update.available'))),
    analyticsId === null
      ? null
      : import('./report-pages.ts').then(({ reportPages }) => reportPages(analyticsId)),
  ])
}

/** One line for whoever is asked what they see: product, version, release date and kind of device. */
function logRelease({ site, language }: Boot, t: Translate): void {
  const date = formatDayNumeric(site.release.date, language)
  const version = t('footer.version', { version: site.release.version, date })
  const flags = Object.entries(deviceFlags(readDeviceFacts())).flatMap(([flag, isSet]) =>
    isSet ? [flag] : [],
  )
  console.info(`${site.district.name}: ${version} (${flags.join(', ')})`)
}
