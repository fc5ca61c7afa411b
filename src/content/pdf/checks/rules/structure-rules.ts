import type { PdfModel, StructureElement } from '../pdf-model.ts'
import { childTypes, languageAround } from '../structure-walk.ts'
import { REMEDIES } from './remedies.ts'
import { aboutElements, belongsIn, containsOnly, type Rule } from './rule.ts'

const HEADINGS: readonly string[] = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6']

/** Rules about tags: their types and nesting, and alternative texts. */
export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: '7.1-5',
    message: 'A tag has a name of its own that leads to no standard one.',
    remedy: REMEDIES.roles,
    find: ({ elements }) => elements.filter(({ standardType }) => standardType === null),
  },
  {
    id: '7.1-6',
    message: 'The meaning of a tag leads in a circle.',
    remedy: REMEDIES.roles,
    find: ({ elements }) => elements.filter(({ isCircular }) => isCircular),
  },
  {
    id: '7.1-7',
    message: 'A standard tag was given another meaning.',
    remedy: REMEDIES.roles,
    find: ({ elements }) => elements.filter(({ isRemapped }) => isRemapped),
  },
  {
    id: '7.1-12',
    message: 'A tag does not say which tag it belongs to.',
    remedy: REMEDIES.structure,
    find: ({ elements }) => elements.filter(({ hasParentEntry }) => !hasParentEntry),
  },
  {
    id: '7.2-17',
    message: 'A list item is not in a list.',
    remedy: REMEDIES.lists,
    find: belongsIn('LI', ['L']),
  },
  {
    id: '7.2-18',
    message: 'The text of a list item is not in a list item.',
    remedy: REMEDIES.lists,
    find: belongsIn('LBody', ['LI']),
  },
  {
    id: '7.2-19',
    message: 'A list contains something else than list items.',
    remedy: REMEDIES.lists,
    find: containsOnly('L', ['L', 'LI', 'Caption']),
  },
  {
    id: '7.2-20',
    message: 'A list item contains something else than its label and its text.',
    remedy: REMEDIES.lists,
    find: containsOnly('LI', ['Lbl', 'LBody']),
  },
  {
    id: '7.2-40',
    message: 'The caption of a list is not at its beginning.',
    remedy: REMEDIES.lists,
    find: aboutElements('L', (element) => childTypes(element).lastIndexOf('Caption') > 0),
  },
  {
    id: '7.2-26',
    message: 'An entry of a table of contents is not in one.',
    remedy: REMEDIES.contents,
    find: belongsIn('TOCI', ['TOC']),
  },
  {
    id: '7.2-27',
    message: 'A table of contents contains something else than entries.',
    remedy: REMEDIES.contents,
    find: containsOnly('TOC', ['TOC', 'TOCI', 'Caption']),
  },
  {
    id: '7.2-28',
    message: 'The caption of a table of contents is not at its beginning.',
    remedy: REMEDIES.contents,
    find: aboutElements('TOC', (element) => childTypes(element).lastIndexOf('Caption') > 0),
  },
  {
    id: '7.2-21',
    message: 'The language of a replacement text is not known.',
    remedy: REMEDIES.language,
    find: textWithoutLanguage('actualText'),
  },
  {
    id: '7.2-22',
    message: 'The language of an alternative text is not known.',
    remedy: REMEDIES.language,
    find: textWithoutLanguage('alt'),
  },
  {
    id: '7.2-23',
    message: 'The language of a spelled-out abbreviation is not known.',
    remedy: REMEDIES.language,
    find: textWithoutLanguage('expansion'),
  },
  {
    id: '7.3-1',
    message: 'A picture has no alternative text.',
    remedy: REMEDIES.alternatives,
    find: aboutElements('Figure', lacksText),
  },
  {
    id: '7.7-1',
    message: 'A formula has no alternative text.',
    remedy: REMEDIES.alternatives,
    find: aboutElements('Formula', lacksText),
  },
  {
    id: '7.4.2-1',
    message: 'The headings leave out a level.',
    remedy: REMEDIES.headings,
    find: skippedHeadings,
  },
  {
    id: '7.4.4-1',
    message: 'A part of the document has more than one heading without a level.',
    remedy: REMEDIES.headings,
    find: ({ elements }) =>
      elements.filter((element) => childTypes(element).filter((type) => type === 'H').length > 1),
  },
  {
    id: '7.4.4-2',
    message: 'A heading has no level although others have one.',
    remedy: REMEDIES.headings,
    find: aboutElements('H', (_, pdf) => hasType(pdf, HEADINGS)),
  },
  {
    id: '7.4.4-3',
    message: 'A heading has a level although others have none.',
    remedy: REMEDIES.headings,
    find: aboutElements(HEADINGS, (_, pdf) => hasType(pdf, ['H'])),
  },
  {
    id: '7.9-1',
    message: 'A note has no ID.',
    remedy: REMEDIES.notes,
    find: aboutElements('Note', ({ id }) => (id ?? '') === ''),
  },
  { id: '7.9-2', message: 'Two notes have the same ID.', remedy: REMEDIES.notes, find: repeatedNotes },
  {
    id: 'file-name-alternative',
    message: 'The alternative text of a picture is the name of a file.',
    remedy: REMEDIES.alternatives,
    find: aboutElements('Figure', ({ alt }) =>
      /^\S+\.(?:png|jpe?g|gif|tiff?|bmp|svg|webp|emf|wmf|eps)$/i.test((alt ?? '').trim()),
    ),
  },
]

function lacksText({ alt, actualText }: StructureElement): boolean {
  return (alt ?? '') === '' && actualText === null
}

function textWithoutLanguage(property: 'actualText' | 'alt' | 'expansion'): Rule['find'] {
  return ({ elements, catalog }) =>
    catalog.hasLanguage
      ? []
      : elements.filter((element) => element[property] !== null && languageAround(element) === null)
}

function hasType({ elements }: PdfModel, types: readonly string[]): boolean {
  return elements.some(({ standardType }) => types.includes(standardType ?? ''))
}

function skippedHeadings({ elements }: PdfModel): StructureElement[] {
  let last = 0
  return elements.filter(({ standardType }) => {
    const level = HEADINGS.indexOf(standardType ?? '') + 1
    if (level === 0) return false
    const isSkipped = level > last + 1
    last = level
    return isSkipped
  })
}

function repeatedNotes({ elements }: PdfModel): StructureElement[] {
  const seen = new Set<string>()
  return elements.filter(({ standardType, id }) => {
    if (standardType !== 'Note' || (id ?? '') === '') return false
    const isRepeated = seen.has(id ?? '')
    seen.add(id ?? '')
    return isRepeated
  })
}
