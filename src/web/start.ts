// Requests the page's code once the browser has painted what the server rendered: nothing competes with the paint.
const [entry = '', ...imports] =
  document.querySelector<HTMLElement>('script[data-code]')?.dataset.code?.split(' ') ?? []

function load(): void {
  void import(/* @vite-ignore */ entry)
  // One at a time, so that a press is handled between them.
  for (const href of imports) setTimeout(() => preload(href))
}

function preload(href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href })
  document.head.append(link)
}

// A page in a background tab is not painted.
if (document.hidden) load()
else {
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
  // Browsers that hide timings from pages, against fingerprints, report no paint.
  const loaded = new Promise((resolve) => addEventListener('load', () => setTimeout(resolve, 1000)))
  void Promise.race([painted, loaded]).then(load)
}
