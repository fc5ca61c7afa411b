import { findJumps } from '../reading-order.ts'
import { REMEDIES } from './remedies.ts'
import { placesOf, type Rule } from './rule.ts'

export const CONTENT_RULES: readonly Rule[] = [
  {
    id: '7.1-1',
    message: 'Decoration is marked inside of text that is read aloud.',
    remedy: REMEDIES.artifacts,
    find: ({ content }) => placesOf(content.artifactInTagged),
  },
  {
    id: '7.1-2',
    message: 'Text that is to be read aloud lies inside of decoration.',
    remedy: REMEDIES.artifacts,
    find: ({ content }) => placesOf(content.taggedInArtifact),
  },
  {
    id: '7.1-3',
    message:
      'Something on the page is neither tagged nor marked as decoration, so a screen reader may skip it.',
    remedy: REMEDIES.artifacts,
    find: ({ content }) => placesOf(content.untagged),
  },
  {
    id: '7.2-30',
    message: 'The language of a replacement text in the page is not known.',
    remedy: REMEDIES.language,
    find: ({ content }) => placesOf(content.actualTextWithoutLanguage),
  },
  {
    id: '7.2-31',
    message: 'The language of an alternative text in the page is not known.',
    remedy: REMEDIES.language,
    find: ({ content }) => placesOf(content.altWithoutLanguage),
  },
  {
    id: '7.2-32',
    message: 'The language of a spelled-out abbreviation in the page is not known.',
    remedy: REMEDIES.language,
    find: ({ content }) => placesOf(content.expansionWithoutLanguage),
  },
  {
    id: '7.2-34',
    message: 'The language of some text is not known, so a screen reader may pronounce it wrongly.',
    remedy: REMEDIES.language,
    find: ({ content }) => placesOf(content.textWithoutLanguage),
  },
  {
    id: '7.20-1',
    message: 'Part of a page is taken from another file.',
    remedy: REMEDIES.templates,
    find: ({ content }) => placesOf(content.referenceForms),
  },
  {
    id: '7.20-2',
    message: 'Content that is used several times is tagged only once.',
    remedy: REMEDIES.templates,
    find: ({ content }) => placesOf(content.sharedForms),
  },
  {
    id: 'scanned-page',
    message: 'A page is a picture without text, so nobody can hear or search it.',
    remedy: REMEDIES.scan,
    find: ({ content }) => content.scannedPages.map((page) => ({ page })),
  },
  {
    id: 'reading-order',
    message: 'Reading goes back up the page: text is read aloud after text that is below it.',
    remedy: REMEDIES.readingOrder,
    find: ({ textBlocks }) => findJumps(textBlocks),
  },
  {
    id: 'text-contrast',
    message: 'Text is hard to see against what is behind it.',
    remedy: REMEDIES.contrast,
    find: ({ faintTexts }) => placesOf(faintTexts),
  },
]
