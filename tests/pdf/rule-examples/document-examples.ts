import { IDENTIFICATION, type TaggedPdf, TITLE } from '../tagged-pdf.ts'
import { stream } from '../written-pdf.ts'

/** A PDF in which one rule finds something, and a similar one in which no rule does. */
export interface RuleExample {
  rule: string
  wrong: TaggedPdf
  /** Default: the plain PDF. */
  right?: TaggedPdf
}

const identifiedBy = (text: string) => ({
  xmp: IDENTIFICATION.replace(/<pdfuaid:part>.*<\/pdfuaid:part>/, text) + TITLE,
})
/** A property under an unexpected prefix. */
const underPrefix = (property: string) => ({
  xmp: `${IDENTIFICATION}<x xmlns:ua="http://www.aiim.org/pdfua/ns/id/"><ua:${property}>1</ua:${property}></x>${TITLE}`,
})
const layers = (settings: string) => ({ catalog: { OCProperties: `<< /OCGs [] /D << ${settings} >> >>` } })
const attachment = (entries: string) => ({
  catalog: {
    Names: `<< /EmbeddedFiles << /Names [(a) << /Type /Filespec /EF << /F 9 0 R >> ${entries} >>] >> >>`,
  },
  more: [stream('data')],
})
const form = (render: string) => ({
  catalog: { AcroForm: '<< /Fields [] /XFA [(config) 9 0 R] >>' },
  more: [stream(`<config><dynamicRender>${render}</dynamicRender></config>`)],
})
const bookmarks = '<< /First << /Title (A) >> >>'
const ownLanguage = TITLE.replace('x-default', 'en-US')
export const DOCUMENT_EXAMPLES: readonly RuleExample[] = [
  { rule: '5-1', wrong: { xmp: TITLE } },
  { rule: '5-2', wrong: identifiedBy('<pdfuaid:part>2</pdfuaid:part>') },
  { rule: '5-3', wrong: underPrefix('part') },
  {
    rule: '5-4',
    wrong: underPrefix('amd'),
    right: identifiedBy('<pdfuaid:part>1</pdfuaid:part><pdfuaid:amd>1</pdfuaid:amd>'),
  },
  {
    rule: '5-5',
    wrong: underPrefix('corr'),
    right: identifiedBy('<pdfuaid:part>1</pdfuaid:part><pdfuaid:corr>1</pdfuaid:corr>'),
  },
  { rule: '6.1-1', wrong: { header: '%PDF-2.0' }, right: { header: '%PDF-1.4' } },
  { rule: '6.2-1', wrong: { catalog: { MarkInfo: null } } },
  {
    rule: '7.1-4',
    wrong: { catalog: { MarkInfo: '<< /Marked true /Suspects true >>' } },
    right: { catalog: { MarkInfo: '<< /Marked true /Suspects false >>' } },
  },
  { rule: '7.1-8', wrong: { xmp: null } },
  { rule: '7.1-9', wrong: { xmp: IDENTIFICATION } },
  { rule: '7.1-10', wrong: { catalog: { ViewerPreferences: '<< /DisplayDocTitle false >>' } } },
  { rule: '7.1-11', wrong: { catalog: { StructTreeRoot: null } } },
  {
    rule: '7.2-2',
    wrong: { catalog: { Lang: null, Outlines: bookmarks } },
    right: { catalog: { Outlines: bookmarks } },
  },
  { rule: '7.2-29', wrong: { catalog: { Lang: '(en_US)' } }, right: { catalog: { Lang: '(es)' } } },
  {
    rule: '7.2-33',
    wrong: { catalog: { Lang: null } },
    right: { catalog: { Lang: null }, xmp: IDENTIFICATION + ownLanguage, paragraph: '/Lang (en-US)' },
  },
  { rule: '7.10-1', wrong: layers('/Name ()'), right: layers('/Name (All)') },
  { rule: '7.10-2', wrong: layers('/Name (All) /AS []') },
  { rule: '7.11-1', wrong: attachment('/F (a.csv)'), right: attachment('/F (a.csv) /UF (a.csv)') },
  { rule: '7.15-1', wrong: form('required'), right: form('forbidden') },
]
