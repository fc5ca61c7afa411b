declare module 'virtual:client-assets' {
  import type { Language } from '../contract/language.ts'
  import type { Page } from '../contract/pages.ts'
  /** Tags of the styles, scripts and words a page starts with, from the client build; `view`: `results` of a search, or a tab; any other view starts as the page does. */
  export function tagsOf(page: Page | 'report' | 'camera', view: string, language: Language): string
}

/** The small build of hls.js, which brings no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
