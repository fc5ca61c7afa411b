import type { PdfModel } from '../pdf-model.ts'
import type { Find, Rules } from './rule.ts'

const LANGUAGE_TAG = /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i

/** Rules about the whole document: its metadata and settings. */
export const DOCUMENT_RULES = {
  '5-1': ({ xmp }) => xmp !== null && xmp.identification.length === 0,
  '5-2': ({ xmp }) =>
    xmp !== null &&
    xmp.identification.length > 0 &&
    xmp.identification.find(({ name }) => name === 'part')?.value !== '1',
  '5-3': hasPrefixOfItsOwn('part'),
  '5-4': hasPrefixOfItsOwn('amd'),
  '5-5': hasPrefixOfItsOwn('corr'),
  '6.1-1': ({ header }) => !/^%PDF-1\.[0-7]$/.test(header),
  '6.2-1': ({ catalog }) => !catalog.isMarked,
  '7.1-4': ({ catalog }) => catalog.hasSuspects,
  '7.1-8': ({ xmp }) => xmp === null,
  '7.1-9': ({ xmp }) => xmp !== null && !xmp.hasTitle,
  '7.1-10': ({ catalog }) => !catalog.showsTitle,
  '7.1-11': ({ catalog }) => !catalog.hasStructure,
  '7.2-2': ({ catalog }) => catalog.hasOutline && !catalog.hasLanguage,
  '7.2-29': ({ languages }) => languages.filter(({ value }) => !LANGUAGE_TAG.test(value)),
  '7.2-33': ({ xmp, catalog }) => xmp?.hasDefaultLanguageText === true && !catalog.hasLanguage,
  '7.10-1': settingsWhere(({ hasName }) => !hasName),
  '7.10-2': settingsWhere(({ changesAutomatically }) => changesAutomatically),
  '7.11-1': ({ catalog }) =>
    catalog.attachedFiles.filter(({ isNamed }) => !isNamed).map(() => ({ page: null })),
  '7.15-1': ({ catalog }) => catalog.isDynamicForm,
  '7.16-1': ({ letsAssistiveTechnologyRead }) => !letsAssistiveTechnologyRead,
} satisfies Rules

function settingsWhere(isWrong: (settings: PdfModel['catalog']['layerSettings'][number]) => boolean): Find {
  return ({ catalog }) => catalog.layerSettings.filter(isWrong).map(() => ({ page: null }))
}

function hasPrefixOfItsOwn(property: string): Find {
  return ({ xmp }) =>
    (xmp?.identification ?? [])
      .filter(({ name, prefix }) => name === property && prefix !== 'pdfuaid')
      .map(() => ({ page: null }))
}
