import { type TaggedPdf, tag } from '../tagged-pdf.ts'
import { stream } from '../written-pdf.ts'
import type { RuleExample } from './document-examples.ts'

/** Paragraphs of ten letters, in the order of the structure, each at its position. */
function paragraphs(places: readonly (readonly [x: number, y: number])[], type = 'P'): TaggedPdf {
  const texts = places.map(
    ([x, y], index) => `/P << /MCID ${index + 1} >> BDC BT /F1 12 Tf ${x} ${y} Td (AAAAAAAAAA) Tj ET EMC`,
  )
  return {
    content: texts.join('\n'),
    tree: places.map((_, index) => tag(type, [], type === 'Figure' ? '/Alt (A)' : '', { mcid: index + 1 })),
  }
}

// "A" is a bar.
const BAR = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 65
  /Widths [1] /CharProcs << /A 9 0 R >> /Encoding << /Differences [65 /A] >> >>`
const GLYPH = stream('1 0 d0 0 0 0.3 0.7 re f')

/** A line of bars of one size, after operators that set its color and background. */
function bars(before: string, size = 12): TaggedPdf {
  const content = `/Artifact BMC ${before} EMC /P << /MCID 1 >> BDC BT /F1 ${size} Tf 72 500 Td (AAAAAA) Tj ET EMC`
  return { content, tree: [tag('P', [], '', { mcid: 1 })], font: BAR, more: [GLYPH] }
}
const BLUE_BOX = '0 0 0.5 rg 60 480 300 60 re f'

export const SIGHT_EXAMPLES: readonly RuleExample[] = [
  // A line above the one it follows.
  {
    rule: 'reading-order',
    wrong: paragraphs([
      [72, 600],
      [72, 640],
    ]),
    right: paragraphs([
      [72, 640],
      [72, 600],
    ]),
  },
  // The heading of a page at its end; two columns, the left one first.
  {
    rule: 'reading-order',
    wrong: paragraphs([
      [72, 500],
      [320, 600],
      [320, 500],
      [72, 680],
    ]),
    right: paragraphs([
      [72, 680],
      [72, 600],
      [72, 500],
      [320, 600],
      [320, 500],
    ]),
  },
  // A box in the margin and a label in a figure may come later in the structure.
  {
    rule: 'reading-order',
    wrong: paragraphs([
      [72, 300],
      [72, 400],
    ]),
    right: paragraphs([
      [72, 300],
      [40, 400],
    ]),
  },
  {
    rule: 'reading-order',
    wrong: paragraphs([
      [72, 300],
      [72, 400],
    ]),
    right: paragraphs(
      [
        [72, 300],
        [72, 400],
      ],
      'Figure',
    ),
  },
  // Gray of 3.5 to 1: enough for large text only.
  { rule: 'text-contrast', wrong: bars('0.53 g'), right: bars('0.53 g', 18) },
  { rule: 'text-contrast', wrong: bars('0.7 g', 18), right: bars('0.4 g') },
  // White in a dark box is fine, dark in it isn't.
  { rule: 'text-contrast', wrong: bars(`${BLUE_BOX} 0.2 g`), right: bars(`${BLUE_BOX} 1 g`) },
  // White text without a background is hidden on purpose.
  { rule: 'text-contrast', wrong: bars('0 0 0 0.4 k'), right: bars('1 g') },
]
