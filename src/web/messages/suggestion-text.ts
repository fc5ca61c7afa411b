import type { Language } from '../../contract/language.ts'

/**
 * The words that offer a language to somebody who reads the site in another: each in its own, so all of them travel
 * together, once the page stands.
 * Review: draft
 */
export const SUGGESTION_WORDS: Readonly<
  Record<Language, { name: string; question: string; go: string; dismiss: string }>
> = {
  en: {
    name: 'Language',
    question: 'This page is also in English.',
    go: 'Read it in English',
    dismiss: 'No, thanks',
  },
  es: {
    name: 'Idioma',
    question: 'Esta página también está en español.',
    go: 'Leer en español',
    dismiss: 'No, gracias',
  },
  ht: {
    name: 'Lang',
    question: 'Paj sa a disponib an kreyòl ayisyen tou.',
    go: 'Li l an kreyòl',
    dismiss: 'Non, mèsi',
  },
}
