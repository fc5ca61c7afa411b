declare module 'virtual:client-assets' {
  import type { Language } from '../contract/language.ts'
  import type { Page } from '../contract/pages.ts'
  /** Tags of a page's styles and scripts, from the client build. */
  export function tagsOf(page: Page | 'report' | 'camera' | 'search', language: Language): string
  /** The text of the inline script among those tags. `undefined` while developing. */
  export const startScript: string | undefined
  /** Tag of the one script of the documents for storms. */
  export const stormTag: string
}

/** The small build of hls.js, which brings no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
