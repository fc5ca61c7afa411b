// Requests the page's code once the browser has painted what the server rendered: nothing competes with the paint.
const [entry = '', ...imports] =
  document.querySelector<HTMLElement>('script[data-code]')?.dataset.code?.split(' ') ?? []

function load(): void {
  void import(/* @vite-ignore */ entry)
  // One at a time, so that a press is answered between them.
  for (const href of imports) setTimeout(() => preload(href))
}

function preload(href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href })
  document.head.append(link)
}

// A page in a background tab is not painted.
if (document.hidden) load()
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    load()
  }).observe({ type: 'paint', buffered: true })
