import type PDFDocument from 'pdfkit'

// pdfkit 0.20 writes these attributes; its type declarations do not know them yet.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** What a header cell heads. */
      scope?: 'Row' | 'Column'
      /** Left, top, right, bottom on the page, points from its top left corner. */
      bbox?: [number, number, number, number]
    }
  }
}

type Doc = InstanceType<typeof PDFDocument>
type ElementOptions = PDFKit.Mixins.StructureElementOptions

/** Structure types of ISO 32000 that the documents use. */
export type Tag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'TOC'
  | 'TOCI'
  | 'Reference'
  | 'Link'

/**
 * Writes the structure a screen reader follows, beside what is drawn.
 * The same calls on a document without tags only draw.
 */
export interface Tags {
  /** Marks what `draw` draws as one element. */
  leaf(tag: Tag, draw: () => void, options?: ElementOptions): void
  /** Puts every element made inside `body` under one parent. */
  group(tag: Tag, body: () => void, options?: ElementOptions): void
  /** Marks page furniture that a screen reader skips. */
  artifact(kind: 'Pagination' | 'Layout', draw: () => void): void
  /** Draws text inside a link to a named place, with `contents` as what the link is called. */
  link(destination: string, contents: string, area: LinkArea, draw: () => void): void
}

export interface LinkArea {
  x: number
  y: number
  width: number
  height: number
}

/** Tags for a document that carries a structure tree. `finish` must follow the last element. */
export function createTags(doc: Doc): Tags & { finish: () => void } {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const parents = [root]
  const parent = () => parents.at(-1) ?? root

  function group(tag: Tag, body: () => void, options: ElementOptions = {}): void {
    const element = doc.struct(tag, options)
    parent().add(element)
    parents.push(element)
    body()
    parents.pop()
    element.end()
  }

  return {
    leaf: (tag, draw, options = {}) => void parent().add(doc.struct(tag, options, [draw])),
    group,
    artifact(kind, draw) {
      doc.markContent('Artifact', { type: kind })
      draw()
      doc.endMarkedContent()
    },
    link(destination, contents, area, draw) {
      const element = doc.struct('Link')
      parent().add(element)
      element.add(draw)
      // pdfkit ties the annotation to the element it is given, which its types leave out.
      const options = { structParent: element, Contents: new String(contents) } as object
      doc.goTo(area.x, area.y, area.width, area.height, destination, options)
      element.end()
    },
    finish: () => root.end(),
  }
}

/** Draws without any structure, as many older files were made. */
export function createNoTags(doc: Doc): Tags & { finish: () => void } {
  return {
    leaf: (_tag, draw) => draw(),
    group: (_tag, body) => body(),
    artifact: (_kind, draw) => draw(),
    link(destination, _contents, area, draw) {
      draw()
      doc.goTo(area.x, area.y, area.width, area.height, destination)
    },
    finish: () => undefined,
  }
}
