declare module 'virtual:client-assets' {
  import type { Language } from '../contract/language.ts'
  import type { Page } from '../contract/pages.ts'
  /** Tags of the styles, scripts and words a page starts with, from the client build; `withResults`: those of a search as well. */
  export function tagsOf(page: Page | 'report' | 'camera', withResults: boolean, language: Language): string
}

/** The small build of hls.js, which brings no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
