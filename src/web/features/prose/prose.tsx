import { createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react'
import { useLocation } from 'wouter'
import { type Language, splitLanguage } from '../../../contract/language.ts'
import { type Page, stormAddressOf } from '../../../contract/pages.ts'
import type { ProsePage } from '../../../contract/prose-page.ts'
import { useResponse } from '../../api/query-client.ts'
import { QueryFailed } from '../../api/query-view.tsx'
import { inLanguage, useTranslations } from '../../messages/messages-context.tsx'
import { openInNewIcon } from '../../ui/icon-paths.ts'
import { registerFocusTarget } from '../../ui/navigation.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { trustProse } from '../../ui/trusted-types.ts'
import styles from './prose.module.css'

/** A lead sentence and the paragraphs under it. */
const PROSE_BARS = ['long', 'medium', 'full', 'full', 'full', 'medium'] as const

/**
 * A page that begins with its title and lead sentence. While the text loads, gray bars of its
 * size stand in; if it fails, the page says so and offers to retry.
 */
export function ProseFrame(props: {
  page: Page
  /** Shown beside the title. */
  mark?: ReactNode
  titleClass?: string
  children: (prose: ProsePage) => ReactNode
}) {
  const { t, language } = useTranslations()
  const state = useProse(props.page)
  const prose = state.kind === 'loaded' ? state.response : null
  // The same heading element in every state: it has focus after a navigation, and replacing it would lose it.
  return (
    <div className="page">
      <div className="wrap spread">
        <h1 ref={registerFocusTarget} className={props.titleClass} {...inLanguage(prose, language)}>
          {prose?.title ?? t(`page.${props.page}`)}
        </h1>
        {prose === null ? null : props.mark}
      </div>
      {prose === null ? null : (
        <p className={styles.lead} {...inLanguage(prose, language)}>
          {prose.lead}
        </p>
      )}
      <NotTranslated prose={prose} />
      {prose === null ? null : <ProseLanguage value={prose.language}>{props.children(prose)}</ProseLanguage>}
      {state.kind === 'loading' ? <Skeleton bars={PROSE_BARS} /> : null}
      {state.kind === 'failed' ? (
        <QueryFailed state={state} title={t('failed.page')} headingLevel={2}>
          {t('failed.pageHint')}
        </QueryFailed>
      ) : null}
    </div>
  )
}

/** Says that a page without a translation is in English. `null`: its text is loading. */
export function NotTranslated({ prose }: { prose: ProsePage | null }) {
  const { t, language } = useTranslations()
  if (prose === null || prose.language === language) return null
  return <p className={styles.note}>{t('site.notTranslated')}</p>
}

/** The language of the prose below; `null`: that of the page. A page nobody has translated is shown in English. */
export const ProseLanguage = createContext<Language | null>(null)

/** The `lang` of an element that holds prose, where it is not the page's own. */
function useProseLanguage(): { lang?: Language } {
  const prose = use(ProseLanguage)
  const { language } = useTranslations()
  return prose === null ? {} : inLanguage({ language: prose }, language)
}

export function useProse(page: Page) {
  const { language } = useTranslations()
  return useResponse('getPage', { language, page })
}

/**
 * The sections of a prose page, each under its heading: stacked, or where there is room, short ones
 * side by side or all of them in two columns.
 */
export function ProseSections(props: {
  sections: ProsePage['sections']
  layout?: 'column' | 'sideBySide' | 'twoColumns'
}) {
  const lang = useProseLanguage()
  return (
    <div className={`stack ${styles.sections} ${styles[props.layout ?? 'column']}`}>
      {props.sections.map((section) => (
        <section key={section.id} className={styles.section}>
          <h2 id={section.id} {...lang}>
            {section.title}
          </h2>
          <ProseText html={section.html} />
        </section>
      ))}
    </div>
  )
}

/** The text of one section. Its HTML was sanitized when the content was read. */
export function ProseText({ html }: { html: string }) {
  const { t, language } = useTranslations()
  const [, navigate] = useLocation()
  const lang = useProseLanguage()
  const mark = t('site.opensInNewTab')
  // The same object while the text is the same: for a new one React writes the HTML again, which would close what was
  // open in it and lose focus.
  const marked = useMemo(() => ({ __html: trustProse(markOutsideLinks(html, mark)) }), [html, mark])
  // A plain click on a link to one of the site's pages changes the page without loading the document again.
  const follow = (event: MouseEvent) => {
    const href = insideAddress(event, language)
    if (href === null) return
    event.preventDefault()
    navigate(href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by keyboard too
    <div
      className={styles.prose}
      onClick={follow}
      {...lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by src/content/pages
      dangerouslySetInnerHTML={marked}
    />
  )
}

/** The address, without its language, that a plain click on a link to one of our pages goes to; `null` for every other click. */
function insideAddress(event: MouseEvent, language: Language): string | null {
  if (!(event.target instanceof Element) || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const href = event.target.closest('a')?.getAttribute('href') ?? null
  if (href === null) return null
  // The router knows addresses without their language; one in another language is another document.
  const there = splitLanguage(href)
  const isPage =
    there.path.startsWith('/app/') && stormAddressOf(there.path.split(/[?#]/, 1)[0] ?? '') === null
  return there.language === language && isPage ? there.path : null
}

/** The start or the end of a link, as the content's renderer writes it. */
const LINK_TAG = /<(\/?)a((?: (?:[^<>"]|"[^"]*")*)?)>/g
/** Only a link to another site has it. */
const OUTSIDE = ' rel="noopener"'

const ICON = `<svg width="18" height="18" viewBox="0 -960 960 960" fill="currentColor" aria-hidden="true" focusable="false"><path d="${openInNewIcon}"></path></svg>`

/**
 * Makes the links to other sites in a page's prose open a new tab and say so, as `ExternalLink` does.
 *
 * @param html sanitized by src/content/pages
 * @param newTabText "opens in a new tab" in the visitor's language
 */
export function markOutsideLinks(html: string, newTabText: string): string {
  const after = `<span class="outside">${ICON}</span><span class="visually-hidden"> (${newTabText})</span>`
  let isInside = false
  return html.replace(LINK_TAG, (tag, slash: string, attributes: string) => {
    const wasInside = isInside
    isInside = slash === '' && attributes.endsWith(OUTSIDE)
    if (isInside) return `<a target="_blank"${attributes}>`
    return slash !== '' && wasInside ? after + tag : tag
  })
}
