import type { PdfModel } from '../pdf-model.ts'
import { REMEDIES } from './remedies.ts'
import { type Rule, wholeDocument } from './rule.ts'

const LANGUAGE_TAG = /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i

/** Rules about the whole document: its metadata and settings. */
export const DOCUMENT_RULES: readonly Rule[] = [
  {
    id: '5-1',
    message: 'The document does not say that it follows the standard for accessible PDFs.',
    remedy: REMEDIES.identification,
    find: ({ xmp }) => wholeDocument(xmp !== null && xmp.identification.length === 0),
  },
  {
    id: '5-2',
    message: 'The document names another part of the standard for accessible PDFs than part 1.',
    remedy: REMEDIES.identification,
    find: ({ xmp }) =>
      wholeDocument(
        xmp !== null &&
          xmp.identification.length > 0 &&
          xmp.identification.find(({ name }) => name === 'part')?.value !== '1',
      ),
  },
  ...['part', 'amd', 'corr'].map(
    (property, index): Rule => ({
      id: `5-${index + 3}`,
      message: `The entry "${property}" of the standard for accessible PDFs has a prefix that programs do not expect.`,
      remedy: REMEDIES.identification,
      find: ({ xmp }) =>
        (xmp?.identification ?? [])
          .filter(({ name, prefix }) => name === property && prefix !== 'pdfuaid')
          .map(() => ({ page: null })),
    }),
  ),
  {
    id: '6.1-1',
    message: 'The file does not begin with the version of PDF it is written in.',
    remedy: REMEDIES.header,
    find: ({ header }) => wholeDocument(!/^%PDF-1\.[0-7]$/.test(header)),
  },
  {
    id: '6.2-1',
    message: 'The document is not marked as tagged.',
    remedy: REMEDIES.tagging,
    find: ({ catalog }) => wholeDocument(!catalog.isMarked),
  },
  {
    id: '7.1-4',
    message: 'The program that tagged the document was not sure about its tags.',
    remedy: REMEDIES.tagging,
    find: ({ catalog }) => wholeDocument(catalog.hasSuspects),
  },
  {
    id: '7.1-8',
    message: 'The document has no description of itself (metadata).',
    remedy: REMEDIES.title,
    find: ({ xmp }) => wholeDocument(xmp === null),
  },
  {
    id: '7.1-9',
    message: 'The document has no title in its description.',
    remedy: REMEDIES.title,
    find: ({ xmp }) => wholeDocument(xmp !== null && !xmp.hasTitle),
  },
  {
    id: '7.1-10',
    message: 'The window shows the name of the file and not the title of the document.',
    remedy: REMEDIES.title,
    find: ({ catalog }) => wholeDocument(!catalog.showsTitle),
  },
  {
    id: '7.1-11',
    message: 'The document has no tags, so a screen reader must guess its order.',
    remedy: REMEDIES.tagging,
    find: ({ catalog }) => wholeDocument(!catalog.hasStructure),
  },
  {
    id: '7.2-2',
    message: 'The language of the bookmarks is not known.',
    remedy: REMEDIES.language,
    find: ({ catalog }) => wholeDocument(catalog.hasOutline && !catalog.hasLanguage),
  },
  {
    id: '7.2-29',
    message: 'A language is named in a way that programs do not understand.',
    remedy: REMEDIES.language,
    find: ({ languages }) => languages.filter(({ value }) => !LANGUAGE_TAG.test(value)),
  },
  {
    id: '7.2-33',
    message: "The language of the document's title and description is not known.",
    remedy: REMEDIES.language,
    find: ({ xmp, catalog }) => wholeDocument(xmp?.hasDefaultLanguageText === true && !catalog.hasLanguage),
  },
  {
    id: '7.10-1',
    message: 'A setting of the layers has no name.',
    remedy: REMEDIES.layers,
    find: settingsWhere(({ hasName }) => !hasName),
  },
  {
    id: '7.10-2',
    message: 'Layers appear and disappear by themselves.',
    remedy: REMEDIES.layers,
    find: settingsWhere(({ changesAutomatically }) => changesAutomatically),
  },
  {
    id: '7.11-1',
    message: 'An attached file has no name.',
    remedy: REMEDIES.attachments,
    find: ({ catalog }) =>
      catalog.attachedFiles.filter(({ isNamed }) => !isNamed).map(() => ({ page: null })),
  },
  {
    id: '7.15-1',
    message: 'The form only works in one program.',
    remedy: REMEDIES.xfa,
    find: ({ catalog }) => wholeDocument(catalog.isDynamicForm),
  },
  {
    id: '7.16-1',
    message: 'Security settings keep screen readers from the text.',
    remedy: REMEDIES.security,
    find: ({ letsAssistiveTechnologyRead }) => wholeDocument(!letsAssistiveTechnologyRead),
  },
]

function settingsWhere(
  isWrong: (settings: PdfModel['catalog']['layerSettings'][number]) => boolean,
): Rule['find'] {
  return ({ catalog }) => catalog.layerSettings.filter(isWrong).map(() => ({ page: null }))
}
