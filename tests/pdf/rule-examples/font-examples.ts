import type { TaggedPdf } from '../tagged-pdf.ts'
import { stream } from '../written-pdf.ts'
import type { RuleExample } from './document-examples.ts'

const SYMBOLIC = 4
const NONSYMBOLIC = 32

/** A font program with nothing but a table for these platforms and encodings. */
function trueType(...tables: readonly [platform: number, encoding: number][]): Buffer {
  const table = tables.flatMap(([platform, encoding]) => [0, platform, 0, encoding, 0, 0, 0, 0])
  const head = [
    0,
    1,
    0,
    0,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    ...Buffer.from('cmap'),
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    28,
    0,
    0,
    0,
    99,
  ]
  return Buffer.from([...head, 0, 0, 0, tables.length, ...table])
}

const UNICODE: [number, number] = [3, 1]
const SYMBOLS: [number, number] = [3, 0]
const MAC: [number, number] = [1, 0]

/** A simple TrueType font, its program in object 9. */
function simple(flags: number, encoding: string, program = trueType(UNICODE), toUnicode = true): TaggedPdf {
  return {
    font: `<< /Type /Font /Subtype /TrueType /BaseFont /A ${encoding} ${toUnicode ? '/ToUnicode 10 0 R' : ''}
      /FontDescriptor << /Flags ${flags} /FontFile2 9 0 R >> >>`,
    more: [stream(program), stream(toUnicodeMap('0041'))],
  }
}

const toUnicodeMap = (to: string) =>
  `1 beginbfchar <41> <${to}> endbfchar 1 beginbfrange <0041> <0042> <${to}> endbfrange`

interface Composite {
  encoding?: string
  collection?: string
  glyphMap?: string
  embedded?: boolean
  map?: string
  mapEntries?: string
  unicode?: string
}

/** A composite font; a map of characters is in object 11 if `map` is given. */
function composite(font: Composite = {}): TaggedPdf {
  const { encoding = '/Identity-H', glyphMap = '/CIDToGIDMap /Identity', embedded = true } = font
  const { collection = '(Adobe) /Ordering (Identity) /Supplement 0', map = '', mapEntries = '' } = font
  return {
    text: '<0041>',
    font: `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding ${encoding} /ToUnicode 10 0 R /DescendantFonts [<<
      /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry ${collection} >> ${glyphMap}
      /FontDescriptor << /Flags 4 ${embedded ? '/FontFile2 9 0 R' : ''} >> >>] >>`,
    more: [stream(trueType(UNICODE)), stream(toUnicodeMap(font.unicode ?? '0041')), stream(map, mapEntries)],
  }
}

const JAPANESE = '(Adobe) /Ordering (Japan1) /Supplement 2'
const own = (map: string, entries: string) =>
  composite({
    encoding: '11 0 R',
    map: `1 begincodespacerange <0000> <ffff> endcodespacerange ${map}`,
    mapEntries: `/CMapName /Own ${entries} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>`,
  })

const WIN = '/Encoding /WinAnsiEncoding'
const renamed = (name: string) => `/Encoding << /BaseEncoding /WinAnsiEncoding /Differences [65 /${name}] >>`

export const FONT_EXAMPLES: readonly RuleExample[] = [
  {
    rule: '7.21.3.1-1',
    wrong: composite({ encoding: '/90ms-RKSJ-H' }),
    right: composite({ encoding: '/90ms-RKSJ-H', collection: JAPANESE }),
  },
  { rule: '7.21.3.2-1', wrong: composite({ glyphMap: '' }), right: composite() },
  {
    rule: '7.21.3.3-1',
    wrong: composite({ encoding: '/Unheard-H' }),
    right: composite({ encoding: '/UniJIS-UCS2-H', collection: JAPANESE }),
  },
  { rule: '7.21.3.3-2', wrong: own('/WMode 1 def', '/WMode 0'), right: own('/WMode 1 def', '/WMode 1') },
  { rule: '7.21.3.3-3', wrong: own('/Unheard-H usecmap', ''), right: own('/Identity-H usecmap', '') },
  {
    rule: '7.21.4.1-1',
    wrong: composite({ embedded: false }),
    right: { ...composite({ embedded: false }), text: '3 Tr <0041>' },
  },
  {
    rule: '7.21.6-1',
    wrong: simple(NONSYMBOLIC, WIN, trueType(SYMBOLS)),
    right: simple(NONSYMBOLIC, WIN, trueType(MAC)),
  },
  { rule: '7.21.6-2', wrong: simple(NONSYMBOLIC, ''), right: simple(NONSYMBOLIC, renamed('eacute')) },
  { rule: '7.21.6-3', wrong: simple(SYMBOLIC, WIN), right: simple(SYMBOLIC, '') },
  {
    rule: '7.21.6-4',
    wrong: simple(SYMBOLIC, '', trueType(UNICODE, MAC)),
    right: simple(SYMBOLIC, '', trueType(MAC, SYMBOLS)),
  },
  {
    rule: '7.21.7-1',
    wrong: simple(SYMBOLIC, '', trueType(MAC), false),
    right: simple(NONSYMBOLIC, WIN, trueType(MAC), false),
  },
  { rule: '7.21.7-2', wrong: composite({ unicode: 'FEFF' }), right: composite({ unicode: '0042' }) },
]
