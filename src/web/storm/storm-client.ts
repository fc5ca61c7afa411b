// The only script of the storm documents. It imports nothing from the site, which would load the site.

/** An open page must show new warnings within a minute of the server. */
const EVERY_MS = 30_000
const NEWS_MS = 10_000

const news = document.getElementById('news')
/** Set by the service worker on a copy. */
const isCopy = document.documentElement.dataset.copyOf !== undefined

function announce(text: string): void {
  if (news !== null) news.textContent = text
}

/** Fetches the page again. The browser parses it without running anything in it. */
function refresh(): void {
  if (document.hidden) return
  const request = new XMLHttpRequest()
  request.open('GET', location.pathname)
  request.responseType = 'document'
  request.onload = () => {
    const next = request.responseXML
    if (request.status === 200 && next !== null) show(next)
  }
  request.send()
}

/** Updates the live part. A focused link stays in place unless the lists have changed. */
function show(next: Document): void {
  const [now, then] = [document, next].map((one) => one.querySelector('[data-live]'))
  // Storm mode is over, or a copy is the real page again.
  if (then == null || next.documentElement.dataset.copyOf !== document.documentElement.dataset.copyOf)
    location.reload()
  if (now == null || then == null || now.innerHTML === then.innerHTML) return
  const isNews = itemsOf(now) !== itemsOf(then)
  const focused = now.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null
  if (focused != null && !isNews) return
  const fresh = document.importNode(then, true)
  now.replaceWith(fresh)
  if (focused != null)
    [...fresh.querySelectorAll('a')]
      .find((link) => link.getAttribute('href') === focused)
      ?.focus({ preventScroll: true })
  if (!isNews) return
  announce(news?.dataset.news ?? '')
  setTimeout(() => announce(''), NEWS_MS)
}

/** The text of the lists; the times beside them change with every request. */
function itemsOf(part: Element): string {
  return [...part.querySelectorAll('li, article')].map(({ textContent }) => textContent).join('\n')
}

/**
 * Has the service worker store this page and Contact Us, from which it reads whom to call and the notices, as the site
 * itself does; a device that saves data stores none.
 */
async function storeCopy(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!('serviceWorker' in navigator) || connection?.saveData === true) return
  // Not trustWorker of ui/trusted-types.ts, which would load the code of the other pages: this allows only one address.
  const rules = { createScriptURL: (_address: string) => '/sw.js' }
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, policy: typeof rules) => typeof rules }
  }
  await navigator.serviceWorker.register(
    (trustedTypes?.createPolicy('worker', rules) ?? rules).createScriptURL('/sw.js'),
  )
  const { active } = await navigator.serviceWorker.ready
  const contact = document.querySelector<HTMLAnchorElement>('a[href$="/app/contact-us"]')
  const paths = [location.pathname, ...(contact === null ? [] : [contact.pathname])]
  active?.postMessage({ type: 'KEEP_PAGES', paths })
}

if (isCopy) announce(news?.dataset.copy ?? '')
setInterval(refresh, EVERY_MS)
document.addEventListener('visibilitychange', refresh)
addEventListener('online', refresh)
if (import.meta.env.PROD)
  addEventListener('load', () => {
    storeCopy().catch((error: unknown) => console.warn('The service worker was not registered', error))
  })
