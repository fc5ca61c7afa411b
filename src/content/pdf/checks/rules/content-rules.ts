import type { AnnotationFacts, ContentIssue, PageCounts, TextBlock } from '../pdf-model.ts'
import { aboutElements, type Find, type Place, type Rules } from './rule.ts'

// Left edges this close are one column; a box next to or inside a column is further away. Points.
const SAME_EDGE = 3
// This much higher, in text sizes, is another line.
const CLEARLY_ABOVE = 1.5
// A single number or word may be anywhere.
const MIN_LETTERS = 10

/** Rules about what is on the pages. */
export const CONTENT_RULES = {
  '7.1-1': counted('artifactInTagged'),
  '7.1-2': counted('taggedInArtifact'),
  '7.1-3': counted('untagged'),
  '7.2-30': counted('actualTextWithoutLanguage'),
  '7.2-31': counted('altWithoutLanguage'),
  '7.2-32': counted('expansionWithoutLanguage'),
  '7.2-34': counted('textWithoutLanguage'),
  '7.20-1': counted('referenceForms'),
  '7.20-2': counted('sharedForms'),
  'scanned-page': ({ content }) => content.scannedPages.map((page) => ({ page })),
  'reading-order': ({ textBlocks }) => findJumps(textBlocks),
  'text-contrast': ({ faintTexts }) => placesOf(faintTexts),
} satisfies Rules

function counted(issue: ContentIssue): Find {
  return ({ content }) => placesOf(content.issues.get(issue) ?? new Map())
}

/**
 * Where reading jumps back up in a column: text is above the text it follows in the structure, with the same left edge.
 * Other columns, boxes and indented text may be anywhere.
 *
 * @param blocks in the order of the structure
 */
function findJumps(blocks: readonly TextBlock[]): Place[] {
  const places: Place[] = []
  const pages = Map.groupBy(
    blocks.filter(({ letters }) => letters >= MIN_LETTERS),
    ({ page }) => page,
  )
  for (const [page, own] of pages) {
    const columns: TextBlock[] = []
    for (const block of own) {
      const column = columns.findIndex(({ left }) => Math.abs(left - block.left) <= SAME_EDGE)
      const before = columns[column]
      if (before !== undefined && block.bottom > before.top + CLEARLY_ABOVE * block.size)
        places.push({ page })
      if (column === -1) columns.push(block)
      else columns[column] = block
    }
  }
  return places
}

function placesOf(counts: PageCounts): Place[] {
  return [...counts].map(([page, count]) => ({ page, count }))
}

/** Rules about links, form fields, comments and videos. */
export const ANNOTATION_RULES = {
  '7.2-24': ({ annotations, catalog }) =>
    annotations.filter(
      ({ contents, elementHasLanguage }) => contents !== null && !elementHasLanguage && !catalog.hasLanguage,
    ),
  '7.2-25': ({ describedFields, catalog }) =>
    describedFields.filter(({ hasLanguage }) => !hasLanguage && !catalog.hasLanguage),
  '7.18.1-1': visible(
    ({ subtype, elementType }) =>
      !['Widget', 'PrinterMark', 'Link'].includes(subtype) && elementType !== 'Annot',
  ),
  '7.18.1-2': visible(
    ({ subtype, contents, elementAlt }) => subtype !== 'Widget' && !contents && !elementAlt,
  ),
  '7.18.1-3': visible(({ subtype, tooltip, elementAlt }) => subtype === 'Widget' && !tooltip && !elementAlt),
  '7.18.2-1': visible(({ subtype }) => subtype === 'TrapNet'),
  '7.18.3-1': ({ tabbedPages }) => tabbedPages.filter(({ tabs }) => tabs !== 'S'),
  '7.18.4-1': visible(({ subtype, elementType }) => subtype === 'Widget' && elementType !== 'Form'),
  '7.18.4-2': aboutElements(
    'Form',
    ({ role, kids, objects }) =>
      role === null && !(kids.length === 0 && objects.length === 1 && objects[0]?.subtype === 'Widget'),
  ),
  '7.18.5-1': visible(({ subtype, elementType }) => subtype === 'Link' && elementType !== 'Link'),
  '7.18.5-2': visible(({ subtype, contents }) => subtype === 'Link' && !contents),
  '7.18.6.2-1': ({ catalog }) => catalog.mediaClips.filter(({ hasType }) => !hasType),
  '7.18.6.2-2': ({ catalog }) => catalog.mediaClips.filter(({ hasAlternative }) => !hasAlternative),
  '7.18.8-1': visible(({ subtype, isTagged }) => subtype === 'PrinterMark' && isTagged),
} satisfies Rules

function visible(isWrong: (annotation: AnnotationFacts) => boolean): Find {
  return ({ annotations }) =>
    annotations.filter((annotation) => !annotation.isInvisible && isWrong(annotation))
}
