import { childTypes } from '../structure-walk.ts'
import { examineTable, type TableProblem } from '../table-grid.ts'
import { REMEDIES } from './remedies.ts'
import { aboutElements, belongsIn, containsOnly, type Rule } from './rule.ts'

const PARTS = ['THead', 'TBody', 'TFoot'] as const
const ROW_PARENTS = ['Table', ...PARTS]

/** Rules about tables: the places of rows and cells, and whether each cell has a header. */
export const TABLE_RULES: readonly Rule[] = [
  tableRule('7.2-3', 'A table contains something else than rows.', (types) =>
    types.some((type) => !['TR', ...PARTS, 'Caption'].includes(type)),
  ),
  placeRule('7.2-4', 'A table row is not in a table.', 'TR', ROW_PARENTS),
  placeRule('7.2-5', 'The head of a table is not in a table.', 'THead', ['Table']),
  placeRule('7.2-6', 'The body of a table is not in a table.', 'TBody', ['Table']),
  placeRule('7.2-7', 'The foot of a table is not in a table.', 'TFoot', ['Table']),
  placeRule('7.2-8', 'A header cell is not in a table row.', 'TH', ['TR']),
  placeRule('7.2-9', 'A table cell is not in a table row.', 'TD', ['TR']),
  contentRule('7.2-10', 'A table row contains something else than cells.', 'TR', ['TH', 'TD']),
  tableRule('7.2-11', 'A table has more than one head.', (types) => countOf(types, 'THead') > 1),
  tableRule('7.2-12', 'A table has more than one foot.', (types) => countOf(types, 'TFoot') > 1),
  tableRule(
    '7.2-13',
    'A table has a foot but no body.',
    (types) => types.includes('TFoot') && !types.includes('TBody'),
  ),
  tableRule(
    '7.2-14',
    'A table has a head but no body.',
    (types) => types.includes('THead') && !types.includes('TBody'),
  ),
  gridRule('7.2-15', 'Two cells of a table lie on top of each other.', 'overlap'),
  tableRule('7.2-16', 'The caption of a table is neither at its beginning nor at its end.', (types) =>
    types.slice(1, -1).includes('Caption'),
  ),
  contentRule('7.2-36', 'The head of a table contains something else than rows.', 'THead', ['TR']),
  contentRule('7.2-37', 'The body of a table contains something else than rows.', 'TBody', ['TR']),
  contentRule('7.2-38', 'The foot of a table contains something else than rows.', 'TFoot', ['TR']),
  tableRule('7.2-39', 'A table has more than one caption.', (types) => countOf(types, 'Caption') > 1),
  gridRule('7.2-41', 'A cell of a table reaches below its last row.', 'tooTall'),
  gridRule('7.2-42', 'A row of a table has more columns than the first one.', 'tooWide'),
  gridRule('7.2-43', 'A row of a table has fewer columns than the first one.', 'tooNarrow'),
  {
    ...gridRule(
      '7.5-1',
      'A table cell has no header, or its header cell does not say what it heads.',
      'noHeader',
    ),
    remedy: REMEDIES.headerCells,
  },
  {
    ...gridRule('7.5-2', 'A table cell names a header that does not exist.', 'unknownHeader'),
    remedy: REMEDIES.headerCells,
  },
]

function placeRule(id: string, message: string, type: string, parents: readonly string[]): Rule {
  return { id, message, remedy: REMEDIES.tables, find: belongsIn(type, parents) }
}

function contentRule(id: string, message: string, type: string, allowed: readonly string[]): Rule {
  return { id, message, remedy: REMEDIES.tables, find: containsOnly(type, allowed) }
}

function tableRule(id: string, message: string, isWrong: (types: readonly string[]) => boolean): Rule {
  const find = aboutElements('Table', (table) => isWrong(childTypes(table)))
  return { id, message, remedy: REMEDIES.tables, find }
}

function gridRule(id: string, message: string, problem: TableProblem): Rule {
  const find = aboutElements('Table', (table) => examineTable(table) === problem)
  return { id, message, remedy: REMEDIES.tables, find }
}

function countOf(types: readonly string[], wanted: string): number {
  return types.filter((type) => type === wanted).length
}
