import { savesPictures } from '../browser/saves-pictures.ts'
import { untilPainted } from '../browser/until-painted.ts'
import { keepEarlyPresses } from '../ui/early-presses.ts'

/*
 * The first script of every page, and a small one. The browser paints what the server drew before it is given
 * more to fetch; what a visitor presses meanwhile is kept.
 */
keepEarlyPresses()
// This script may be here before the end of the page is.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => showEarlyPictures(1))
else showEarlyPictures(1)
void untilPainted().then(begin)

/** Fetches the scripts that the page names (tools/build/client-assets.ts), and runs the first: it takes the page over. */
function begin(): void {
  showEarlyPictures()
  const later = document.querySelector<HTMLScriptElement>('script[data-later]')?.dataset.later ?? ''
  const scripts = later.split(' ')
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import(/* @vite-ignore */ scripts[0] ?? '').catch((error: unknown) =>
    console.error('The application did not arrive', error),
  )
}

/**
 * Pictures of a camera's page do not wait for the scripts that renew them (features/cameras/picture): the first comes
 * with the paint, the others after it. Who saves data is sent none before asking.
 */
function showEarlyPictures(most = Number.POSITIVE_INFINITY): void {
  if (savesPictures(null)) return
  const pictures = document.querySelectorAll<HTMLImageElement>('img[data-early]:not([src])')
  for (const picture of [...pictures].slice(0, most)) picture.src = picture.dataset.early ?? ''
}
