declare module 'virtual:client-assets' {
  import type { Language } from '../contract/language.ts'
  import type { Page } from '../contract/pages.ts'
  /** Tags of a page's styles and scripts, from the client build. */
  export function tagsOf(page: Page | 'report' | 'camera' | 'search', language: Language): string
  /** The inline script among those tags. `undefined` in development. */
  export const startScript: string | undefined
  /** The tag of the storm page's only script. */
  export const stormTag: string
}

/** The small build of hls.js, which comes without types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
