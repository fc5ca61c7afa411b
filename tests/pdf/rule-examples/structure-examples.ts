import { type Tag, tag } from '../tagged-pdf.ts'
import type { RuleExample } from './document-examples.ts'

const [lbl, body] = [tag('Lbl'), tag('LBody')]
const item = tag('LI', [lbl, body])
const caption = tag('Caption')
const entry = tag('TOCI')
const th = (scope: string, more = '') => tag('TH', [], `${more} /A << /O /Table /Scope /${scope} >>`)
const td = tag('TD')
const row = (...cells: Tag[]) => tag('TR', cells)
const plainRow = row(td, td)
const span = (columns: number, rows = 1) =>
  tag('TD', [], `/A << /O /Table /ColSpan ${columns} /RowSpan ${rows} >>`)
const [head, main, foot] = ['THead', 'TBody', 'TFoot'].map((type) => tag(type, [plainRow]))

/** A rule about where elements may be: a wrong tree, and a right one. */
function trees(rule: string, wrong: readonly Tag[], right: readonly Tag[]): RuleExample {
  return { rule, wrong: { tree: wrong }, right: { tree: right } }
}

/** The same for a single table. */
function tables(
  rule: string,
  wrong: readonly (Tag | undefined)[],
  right: readonly (Tag | undefined)[],
): RuleExample {
  const table = (kids: readonly (Tag | undefined)[]) =>
    tag(
      'Table',
      kids.flatMap((kid) => kid ?? []),
    )
  return trees(rule, [table(wrong)], [table(right)])
}

const headings = (...types: string[]) => types.map((type) => tag(type))

export const STRUCTURE_EXAMPLES: readonly RuleExample[] = [
  {
    rule: '7.1-5',
    wrong: { tree: [tag('Text')] },
    right: { tree: [tag('Text')], roleMap: '/Text /Body /Body /P' },
  },
  {
    rule: '7.1-6',
    wrong: { tree: [tag('Text')], roleMap: '/Text /Body /Body /Text' },
    right: { tree: [tag('Text')], roleMap: '/Text /P' },
  },
  {
    rule: '7.1-7',
    wrong: { tree: [tag('Art')], roleMap: '/Art /Div' },
    right: { tree: [tag('Art')], roleMap: '/Article /Art' },
  },
  trees('7.1-12', [tag('P', [], '', { isOrphan: true })], [tag('P')]),
  trees('7.2-17', [item], [tag('L', [item])]),
  trees('7.2-18', [body], [tag('L', [tag('LI', [body])])]),
  trees('7.2-19', [tag('L', [tag('P')])], [tag('L', [tag('L', [item]), item])]),
  trees('7.2-20', [tag('L', [tag('LI', [tag('P')])])], [tag('L', [tag('LI', [tag('Div', [lbl, body])])])]),
  trees('7.2-40', [tag('L', [item, caption])], [tag('L', [caption, item])]),
  trees('7.2-26', [entry], [tag('TOC', [entry])]),
  trees('7.2-27', [tag('TOC', [tag('P')])], [tag('TOC', [tag('TOC', [entry])])]),
  trees('7.2-28', [tag('TOC', [entry, caption])], [tag('TOC', [caption, entry])]),
  trees('7.3-1', [tag('Figure', [], '/Alt ()')], [tag('Figure', [], '/Alt (Speeds rose.)')]),
  trees('7.7-1', [tag('Formula')], [tag('Formula', [], '/ActualText (1 + 1)')]),
  trees('7.4.2-1', headings('H1', 'H3'), headings('H1', 'H2', 'H3', 'H2')),
  trees(
    '7.4.4-1',
    [tag('Sect', headings('H', 'H'))],
    [tag('Sect', headings('H')), tag('Sect', headings('H'))],
  ),
  trees('7.4.4-2', headings('H1', 'H'), headings('H')),
  trees('7.4.4-3', headings('H', 'H1'), headings('H1')),
  trees('7.9-1', [tag('Note')], [tag('Note', [], '/ID (n1)')]),
  trees(
    '7.9-2',
    [tag('Note', [], '/ID (n1)'), tag('Note', [], '/ID (n1)')],
    [tag('Note', [], '/ID (n1)'), tag('Note', [], '/ID (n2)')],
  ),
  trees(
    'file-name-alternative',
    [tag('Figure', [], '/Alt (chart 1.png)'), tag('Figure', [], '/Alt (speeds.png)')],
    [tag('Figure', [], '/Alt (A map)')],
  ),
  {
    rule: '7.2-21',
    wrong: { catalog: { Lang: null }, tree: [tag('P', [], '/ActualText (A)')] },
    right: { tree: [tag('P', [], '/ActualText (A)')] },
  },
  {
    rule: '7.2-22',
    wrong: { catalog: { Lang: null }, tree: [tag('Figure', [], '/Alt (A)')] },
    right: { tree: [tag('Figure', [], '/Alt (A) /Lang (es)')] },
  },
  {
    rule: '7.2-23',
    wrong: { catalog: { Lang: null }, tree: [tag('Span', [], '/E (A)')] },
    right: { tree: [tag('Span', [], '/E (A)')] },
  },
  tables('7.2-3', [tag('P')], [plainRow]),
  trees('7.2-4', [plainRow], [tag('Table', [tag('Div', [plainRow])])]),
  trees(
    '7.2-5',
    [tag('THead', [plainRow])],
    [tag('Table', [tag('THead', [plainRow]), tag('TBody', [plainRow])])],
  ),
  trees('7.2-6', [tag('TBody', [plainRow])], [tag('Table', [tag('TBody', [plainRow])])]),
  trees(
    '7.2-7',
    [tag('TFoot', [plainRow])],
    [tag('Table', [tag('TBody', [plainRow]), tag('TFoot', [plainRow])])],
  ),
  trees('7.2-8', [th('Row')], [tag('Table', [row(th('Row'))])]),
  trees('7.2-9', [td], [tag('Table', [row(td)])]),
  tables('7.2-10', [row(td, tag('P'))], [row(td, td)]),
  tables('7.2-11', [head, head, main], [head, main]),
  tables('7.2-12', [main, foot, foot], [main, foot]),
  tables('7.2-13', [foot, plainRow], [foot, main]),
  tables('7.2-14', [head, plainRow], [head, main]),
  tables('7.2-15', [row(td, span(1, 2), td), row(span(2), td)], [row(td, span(1, 2), td), row(td, td)]),
  tables('7.2-16', [plainRow, caption, plainRow], [caption, plainRow, plainRow]),
  tables('7.2-36', [tag('THead', [tag('P')]), main], [head, main]),
  tables('7.2-37', [tag('TBody', [tag('P')])], [main]),
  tables('7.2-38', [main, tag('TFoot', [tag('P')])], [main, foot]),
  tables('7.2-39', [caption, plainRow, caption], [plainRow, caption]),
  tables('7.2-41', [row(span(1, 3), td), row(td)], [row(span(1, 2), td), row(td)]),
  tables('7.2-42', [plainRow, row(td, td, td)], [plainRow, row(span(2))]),
  tables('7.2-43', [plainRow, row(td)], [plainRow, plainRow]),
  tables('7.5-1', [row(tag('TH'), tag('TH')), plainRow], [row(th('Column'), th('Column')), plainRow]),
  tables(
    '7.5-2',
    [row(tag('TH', [], '/ID (a)')), row(tag('TD', [], '/A << /O /Table /Headers [(b)] >>'))],
    [row(tag('TH', [], '/ID (a)')), row(tag('TD', [], '/A << /O /Table /Headers [(a)] >>'))],
  ),
]
