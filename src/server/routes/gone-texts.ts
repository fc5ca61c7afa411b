import type { Language } from '../../contract/language.ts'

/** What the page of a removed report says. Values that are put in are markup already. */
interface GoneWords {
  takenDown: (title: string) => string
  heading: string
  sentence: (title: string, day: string) => string
  successor: string
  noSuccessor: string
  allDocuments: string
  questions: (phone: string, hours: string) => string
}

/** The translations are drafts until somebody who speaks the language has read them. */
export const GONE_WORDS: Readonly<Record<Language, GoneWords>> = {
  en: {
    takenDown: (title) => `Taken down: ${title}`,
    heading: 'This report was taken down',
    sentence: (title, day) => `${title} was published here and was taken down on ${day}.`,
    successor: 'This report took its place:',
    noSuccessor: 'No other report took its place.',
    allDocuments: 'All documents',
    questions: (phone, hours) => `Questions? Call ${phone} (${hours}).`,
  },
  es: {
    takenDown: (title) => `Retirado: ${title}`,
    heading: 'Este informe fue retirado',
    sentence: (title, day) => `${title} se publicó aquí y fue retirado el ${day}. El motivo, en inglés:`,
    successor: 'Este informe ocupa su lugar:',
    noSuccessor: 'Ningún otro informe ocupa su lugar.',
    allDocuments: 'Todos los documentos',
    questions: (phone, hours) => `¿Preguntas? Llame al ${phone} (${hours}).`,
  },
  ht: {
    takenDown: (title) => `Yo retire l: ${title}`,
    heading: 'Yo retire rapò sa a',
    sentence: (title, day) =>
      `${title} te pibliye isit la, epi yo te retire l ${day}. Men rezon an, an angle:`,
    successor: 'Rapò sa a pran plas li:',
    noSuccessor: 'Pa gen lòt rapò ki pran plas li.',
    allDocuments: 'Tout dokiman yo',
    questions: (phone, hours) => `Kesyon? Rele ${phone} (${hours}).`,
  },
}
