import type { PdfModel, StructureElement } from '../pdf-model.ts'
import { childTypes, languageAround } from '../structure-types.ts'
import { examineTable, type TableProblem } from '../table-grid.ts'
import { aboutElements, belongsIn, containsOnly, type Find, type Rules } from './rule.ts'

const HEADINGS: readonly string[] = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6']

/** Rules about tags: their types and nesting, and alternative texts. */
export const STRUCTURE_RULES = {
  '7.1-5': ({ elements }) => elements.filter(({ standardType }) => standardType === null),
  '7.1-6': ({ elements }) => elements.filter(({ isCircular }) => isCircular),
  '7.1-7': ({ elements }) => elements.filter(({ isRemapped }) => isRemapped),
  '7.1-12': ({ elements }) => elements.filter(({ hasParentEntry }) => !hasParentEntry),
  '7.2-17': belongsIn('LI', ['L']),
  '7.2-18': belongsIn('LBody', ['LI']),
  '7.2-19': containsOnly('L', ['L', 'LI', 'Caption']),
  '7.2-20': containsOnly('LI', ['Lbl', 'LBody']),
  '7.2-40': aboutElements('L', (element) => childTypes(element).lastIndexOf('Caption') > 0),
  '7.2-26': belongsIn('TOCI', ['TOC']),
  '7.2-27': containsOnly('TOC', ['TOC', 'TOCI', 'Caption']),
  '7.2-28': aboutElements('TOC', (element) => childTypes(element).lastIndexOf('Caption') > 0),
  '7.2-21': textWithoutLanguage('actualText'),
  '7.2-22': textWithoutLanguage('alt'),
  '7.2-23': textWithoutLanguage('expansion'),
  '7.3-1': aboutElements('Figure', lacksText),
  '7.7-1': aboutElements('Formula', lacksText),
  '7.4.2-1': skippedHeadings,
  '7.4.4-1': ({ elements }) =>
    elements.filter((element) => childTypes(element).filter((type) => type === 'H').length > 1),
  '7.4.4-2': aboutElements('H', (_, pdf) => hasType(pdf, HEADINGS)),
  '7.4.4-3': aboutElements(HEADINGS, (_, pdf) => hasType(pdf, ['H'])),
  '7.9-1': aboutElements('Note', ({ id }) => (id ?? '') === ''),
  '7.9-2': repeatedNotes,
  'file-name-alternative': aboutElements('Figure', ({ alt }) =>
    /^\S+\.(?:png|jpe?g|gif|tiff?|bmp|svg|webp|emf|wmf|eps)$/i.test((alt ?? '').trim()),
  ),
} satisfies Rules

function lacksText({ alt, actualText }: StructureElement): boolean {
  return (alt ?? '') === '' && actualText === null
}

function textWithoutLanguage(property: 'actualText' | 'alt' | 'expansion'): Find {
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

const PARTS = ['THead', 'TBody', 'TFoot'] as const
const ROW_PARENTS = ['Table', ...PARTS]

/** Rules about tables: the places of rows and cells, and whether each cell has a header. */
export const TABLE_RULES = {
  '7.2-3': aboutParts((types) => types.some((type) => !['TR', ...PARTS, 'Caption'].includes(type))),
  '7.2-4': belongsIn('TR', ROW_PARENTS),
  '7.2-5': belongsIn('THead', ['Table']),
  '7.2-6': belongsIn('TBody', ['Table']),
  '7.2-7': belongsIn('TFoot', ['Table']),
  '7.2-8': belongsIn('TH', ['TR']),
  '7.2-9': belongsIn('TD', ['TR']),
  '7.2-10': containsOnly('TR', ['TH', 'TD']),
  '7.2-11': aboutParts((types) => countOf(types, 'THead') > 1),
  '7.2-12': aboutParts((types) => countOf(types, 'TFoot') > 1),
  '7.2-13': aboutParts((types) => types.includes('TFoot') && !types.includes('TBody')),
  '7.2-14': aboutParts((types) => types.includes('THead') && !types.includes('TBody')),
  '7.2-15': inGrid('overlap'),
  '7.2-16': aboutParts((types) => types.slice(1, -1).includes('Caption')),
  '7.2-36': containsOnly('THead', ['TR']),
  '7.2-37': containsOnly('TBody', ['TR']),
  '7.2-38': containsOnly('TFoot', ['TR']),
  '7.2-39': aboutParts((types) => countOf(types, 'Caption') > 1),
  '7.2-41': inGrid('tooTall'),
  '7.2-42': inGrid('tooWide'),
  '7.2-43': inGrid('tooNarrow'),
  '7.5-1': inGrid('noHeader'),
  '7.5-2': inGrid('unknownHeader'),
} satisfies Rules

function aboutParts(isWrong: (types: readonly string[]) => boolean): Find {
  return aboutElements('Table', (table) => isWrong(childTypes(table)))
}

function inGrid(problem: TableProblem): Find {
  return aboutElements('Table', (table) => examineTable(table) === problem)
}

function countOf(types: readonly string[], wanted: string): number {
  return types.filter((type) => type === wanted).length
}
