/** The parts of the frame that work without their code; one chunk. */
export { LanguageChoice } from './language-choice.tsx'
export { MenuContents } from './menu-contents.tsx'
export { MenuSearch } from './menu-search.tsx'
export { SiteFooter } from './site-footer.tsx'
