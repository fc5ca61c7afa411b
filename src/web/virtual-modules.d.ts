declare module 'virtual:client-assets' {
  import type { Page } from '../contract/pages.ts'
  /** Tags of the styles and scripts a page starts with, from the client build; `withResults`: those of a search as well. */
  export function tagsOf(page: Page | 'report' | 'camera', withResults: boolean): string
}

/** The small build of hls.js, which brings no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
