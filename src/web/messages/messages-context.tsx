import { createContext, type ReactNode, use } from 'react'
import type { DistrictTerms } from '../../contract/district-terms.ts'
import type { Language } from '../../contract/language.ts'
import { type Catalog, createTranslations, type Translations } from './catalog.ts'

/** A title and the language it is in, such as a report's. */
interface Titled {
  title: string
  language: string
}

/** Takes the title's place while its sentence is put together; no text of ours holds this character of private use. */
const PLACE = '\ue000'

/** A sentence of the interface with a title in it, which is marked where it is not in the page's language. */
export function WithTitle({ of, sentence }: { of: Titled; sentence: (title: string) => string }) {
  const { language } = useTranslations()
  const [before, after] = sentence(PLACE).split(PLACE)
  return (
    <>
      {before}
      <span lang={of.language === language ? undefined : of.language}>{of.title}</span>
      {after}
    </>
  )
}

/**
 * What a control says: `label` on the screen, where the title is beside it, and the whole sentence aloud. It is
 * text and no `aria-label`, because no part of an attribute can be marked as another language.
 */
export function ControlName(props: { label: string; of: Titled; sentence: (title: string) => string }) {
  return (
    <>
      <span aria-hidden="true">{props.label}</span>
      <span className="visually-hidden">
        <WithTitle of={props.of} sentence={props.sentence} />
      </span>
    </>
  )
}

/** Marks words that are not in the language of the page around them, as an untranslated page's are. */
export function inLanguage(words: { language: Language } | null, language: Language): { lang?: Language } {
  return words === null || words.language === language ? {} : { lang: words.language }
}

const TranslationsContext = createContext<Translations | null>(null)

export function TranslationsProvider(props: {
  language: Language
  catalog: Catalog
  terms: DistrictTerms
  children: ReactNode
}) {
  const { language, catalog, terms, children } = props
  return (
    <TranslationsContext value={createTranslations(language, catalog, terms)}>{children}</TranslationsContext>
  )
}

export function useTranslations(): Translations {
  const translations = use(TranslationsContext)
  if (translations === null) throw new Error('useTranslations needs a TranslationsProvider above it')
  return translations
}
