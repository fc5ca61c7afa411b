import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { type Language, splitLanguage } from '../../../contract/language.ts'
import type { ProsePage } from '../../../contract/prose-page.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { trustProse } from '../../ui/trusted-types.ts'
import { markOutsideLinks } from './mark-outside-links.ts'
import { useProseLanguage } from './prose-language.ts'
import styles from './prose-sections.module.css'

/** The sections of a prose page, each under its heading: below each other, or side by side where there is room. */
export function ProseSections(props: { sections: ProsePage['sections']; layout?: 'column' | 'sideBySide' }) {
  const lang = useProseLanguage()
  return (
    <div className={`${styles.sections} ${styles[props.layout ?? 'column']}`}>
      {props.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className={styles.section}>
          <h2 id={section.id} {...lang}>
            {section.title}
          </h2>
          <ProseText html={section.html} />
        </section>
      ))}
    </div>
  )
}

/** The text of one section. Its HTML was sanitised when the content was read. */
export function ProseText({ html }: { html: string }) {
  const { t } = useTranslations()
  const element = useInsideLinks()
  const lang = useProseLanguage()
  const mark = t('site.opensInNewTab')
  // The same value as long as the text is the same: React writes the HTML anew for another, and what was open or had
  // focus in it would be lost.
  const marked = useMemo(() => ({ __html: trustProse(markOutsideLinks(html, mark)) }), [html, mark])
  return (
    <div
      className={styles.prose}
      ref={element}
      {...lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by src/content/pages
      dangerouslySetInnerHTML={marked}
    />
  )
}

/** Lets a plain click on a link to one of the site's pages change the page without loading the document again. */
function useInsideLinks() {
  const element = useRef<HTMLDivElement>(null)
  const { language } = useTranslations()
  const [, navigate] = useLocation()
  // The links are in HTML that React did not make, so it cannot listen to them.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = insideAddress(event, language)
      if (href === null) return
      event.preventDefault()
      navigate(href)
    }
    const listening = element.current
    listening?.addEventListener('click', follow)
    return () => listening?.removeEventListener('click', follow)
  }, [navigate, language])
  return element
}

/** The address, without its language, that a plain click on a link to one of our pages asks for; `null` for every other click. */
function insideAddress(event: MouseEvent, language: Language): string | null {
  if (!(event.target instanceof Element) || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const href = event.target.closest('a')?.getAttribute('href') ?? null
  if (href === null) return null
  // The router knows addresses without their language; one in another language is another document.
  const there = splitLanguage(href)
  return there.language === language && there.path.startsWith('/app/') ? there.path : null
}
