import { stream, writePdf } from './written-pdf.ts'

/** A structure element of a PDF written by hand. */
export interface Tag {
  type: string
  kids: readonly Tag[]
  /** Further entries, such as `/Alt (A chart)`. */
  entries: string
  /** Marked content of the page that belongs to it. */
  mcid?: number
  /** Index of the annotation that belongs to it. */
  annotation?: number
  /** Without the entry for its parent. */
  isOrphan?: boolean
}

export function tag(type: string, kids: readonly Tag[] = [], entries = '', more: Partial<Tag> = {}): Tag {
  return { type, kids, entries, ...more }
}

/** How a PDF differs from a tiny one without problems. */
export interface TaggedPdf {
  header?: string
  /** Entries of the catalog; `null` omits one. */
  catalog?: Readonly<Record<string, string | null>>
  /** The contents of `rdf:RDF`. `null`: the file has no metadata. */
  xmp?: string | null
  roleMap?: string
  /** Elements after the paragraph of marked content 0. */
  tree?: readonly Tag[]
  /** Content of the page after its paragraph. */
  content?: string
  /** Further entries of that paragraph. */
  paragraph?: string
  /** The page's one letter, "A". */
  text?: string
  /** Further resources of the page. */
  resources?: string
  /** The font F1. */
  font?: string
  /** Objects from 9 on, annotations of the page. */
  annotations?: readonly string[]
  /** Objects after the annotations. */
  more?: readonly (string | Buffer)[]
  tabs?: string
}

export const IDENTIFICATION =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'
export const TITLE =
  '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">A</rdf:li></rdf:Alt></dc:title></rdf:Description>'

const CATALOG: Readonly<Record<string, string>> = {
  Type: '/Catalog',
  Pages: '2 0 R',
  Lang: '(en-US)',
  MarkInfo: '<< /Marked true >>',
  Metadata: '6 0 R',
  StructTreeRoot: '7 0 R',
  ViewerPreferences: '<< /DisplayDocTitle true >>',
}

const LETTER_A = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 65
  /Widths [1] /CharProcs << >> /Encoding << /Differences [65 /A] >> >>`

const FIRST_ANNOTATION = 9

/** Writes a PDF with one page and one letter, which follows every rule except where `pdf` differs. */
export function taggedPdf(pdf: TaggedPdf = {}): Buffer {
  const {
    annotations = [],
    more = [],
    tree = [],
    text = '(A)',
    content = '',
    xmp = IDENTIFICATION + TITLE,
  } = pdf
  const tags: string[] = []
  const firstTag = FIRST_ANNOTATION + annotations.length + more.length
  const parents = { byContent: [] as string[], byAnnotation: [] as string[] }
  const document = writeTag(
    tag('Document', [tag('P', [], pdf.paragraph ?? '', { mcid: 0 }), ...tree]),
    '7 0 R',
  )

  function writeTag(
    { type, kids, entries, mcid, annotation, isOrphan = false }: Tag,
    parent: string,
  ): string {
    const index = tags.push('') - 1
    const own = `${firstTag + index} 0 R`
    const leaves = [
      ...(mcid === undefined ? [] : [String(mcid)]),
      ...(annotation === undefined ? [] : [`<< /Type /OBJR /Obj ${FIRST_ANNOTATION + annotation} 0 R >>`]),
    ]
    if (mcid !== undefined) parents.byContent[mcid] = own
    if (annotation !== undefined) parents.byAnnotation[annotation] = own
    const children = kids.map((kid) => writeTag(kid, own))
    tags[index] = `<< /S /${type} ${isOrphan ? '' : `/P ${parent}`} /Pg 3 0 R ${entries}
      /K [${[...leaves, ...children].join(' ')}] >>`
    return own
  }

  const catalog = Object.entries({ ...CATALOG, ...pdf.catalog }).flatMap(([key, value]) =>
    value === null || (key === 'Metadata' && xmp === null) ? [] : [`/${key} ${value}`],
  )
  const objectParents = parents.byAnnotation.map((own, index) => `${index + 1} ${own}`).join(' ')
  const annots = annotations.map((_, index) => `${FIRST_ANNOTATION + index} 0 R`).join(' ')
  const shown = annotations.length === 0 ? '' : `/Annots [${annots}] /Tabs ${pdf.tabs ?? '/S'}`
  const bytes = writePdf({
    objects: [
      `<< ${catalog.join(' ')} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /StructParents 0 ${shown}
        /Resources << /Font << /F1 5 0 R >> ${pdf.resources ?? ''} >> >>`,
      stream(`/P << /MCID 0 >> BDC BT /F1 12 Tf 72 700 Td ${text} Tj ET EMC\n${content}`),
      pdf.font ?? LETTER_A,
      stream(wrapXmp(xmp ?? ''), '/Type /Metadata /Subtype /XML'),
      `<< /Type /StructTreeRoot /K [${document}] /ParentTree 8 0 R /RoleMap << ${pdf.roleMap ?? ''} >> >>`,
      `<< /Nums [0 [${parents.byContent.join(' ')}] ${objectParents}] >>`,
      ...annotations.map(
        (entries, index) => `<< /Type /Annot /Rect [72 72 90 90] /StructParent ${index + 1} ${entries} >>`,
      ),
      ...more,
      ...tags,
    ],
  })
  return pdf.header === undefined ? bytes : Buffer.concat([Buffer.from(pdf.header), bytes.subarray(8)])
}

function wrapXmp(inside: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${inside}</rdf:RDF></x:xmpmeta>`
}
