// Requests the page's code after the server's page is painted, so that nothing competes with the paint.
const [entry = '', ...imports] =
  document.querySelector<HTMLElement>('script[data-code]')?.dataset.code?.split(' ') ?? []

function load(): void {
  void import(/* @vite-ignore */ entry)
  // One at a time, so that the browser can respond to the visitor in between.
  for (const href of imports) setTimeout(() => preload(href))
}

function preload(href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href })
  document.head.append(link)
}

// A background tab is never painted.
if (document.hidden) load()
else {
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
  // Browsers that hide timings to prevent fingerprinting report no paint.
  const loaded = new Promise((resolve) => addEventListener('load', () => setTimeout(resolve, 1000)))
  void Promise.race([painted, loaded]).then(load)
}
