import { type Tag, type TaggedPdf, tag } from '../tagged-pdf.ts'
import { stream } from '../written-pdf.ts'
import type { RuleExample } from './document-examples.ts'

const SQUARE = '0 0 10 10 re f'
const marked = (content: string, properties: string): TaggedPdf => ({
  content: `/Span << /MCID 1 ${properties} >> BDC ${content} EMC`,
  tree: [tag('Span', [], '', { mcid: 1 })],
})
const span = (properties: string): RuleExample['wrong'] => marked(SQUARE, properties)
const withoutLanguage = (pdf: TaggedPdf): TaggedPdf => ({ ...pdf, catalog: { Lang: null } })

const formObject = (entries: string) =>
  stream(SQUARE, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${entries}`)
const painted = (entries: string, times = 1): TaggedPdf => ({
  content: `/Artifact BMC ${'/X Do '.repeat(times)} EMC`,
  resources: '/XObject << /X 9 0 R >>',
  more: [formObject(entries)],
})
const PICTURE = stream(
  '0',
  '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
)
const picture = (text: string): TaggedPdf => ({
  text,
  content: '/Artifact BMC q 612 0 0 792 0 0 cm /X Do Q EMC',
  resources: '/XObject << /X 9 0 R >>',
  more: [PICTURE],
})

export const CONTENT_EXAMPLES: readonly RuleExample[] = [
  {
    rule: '7.1-1',
    wrong: marked(`/Artifact BMC ${SQUARE} EMC`, ''),
    right: { content: `/Artifact BMC ${SQUARE} EMC` },
  },
  {
    rule: '7.1-2',
    wrong: { ...marked('', ''), content: `/Artifact BMC /Span << /MCID 1 >> BDC ${SQUARE} EMC EMC` },
    right: marked(SQUARE, ''),
  },
  { rule: '7.1-3', wrong: { content: SQUARE }, right: { content: '0 0 10 10 re W n' } },
  { rule: '7.2-30', wrong: withoutLanguage(span('/ActualText (A)')), right: span('/ActualText (A)') },
  { rule: '7.2-31', wrong: withoutLanguage(span('/Alt (A)')), right: span('/Alt (A)') },
  { rule: '7.2-32', wrong: withoutLanguage(span('/E (A)')), right: span('/E (A) /Lang (es)') },
  { rule: '7.2-34', wrong: withoutLanguage({}) },
  { rule: '7.20-1', wrong: painted('/Ref << /F (other.pdf) /Page 0 >>'), right: painted('') },
  { rule: '7.20-2', wrong: painted('/StructParents 5', 2), right: painted('/StructParents 5') },
  { rule: 'scanned-page', wrong: picture('()'), right: picture('(A)') },
]

const LINK = '/Subtype /Link /Contents (The definitions)'
const FIELD = '/Subtype /Widget /FT /Tx /T (name) /TU (Your name)'
const NOTE = '/Subtype /Text /Contents (A comment)'
const onTag = (type: string, annotation: string, more: Partial<Tag> = {}, entries = ''): TaggedPdf => ({
  annotations: [annotation],
  tree: [tag(type, [], entries, { annotation: 0, ...more })],
})
const untagged = (annotation: string): TaggedPdf => ({ annotations: [annotation] })
const film = (clip: string): TaggedPdf =>
  onTag(
    'Annot',
    `/Subtype /Screen /Contents (A film) /A << /S /Rendition /R << /C << /S /MCD ${clip} >> >> >>`,
  )

export const ANNOTATION_EXAMPLES: readonly RuleExample[] = [
  {
    rule: '7.2-24',
    wrong: withoutLanguage(onTag('Link', LINK)),
    right: onTag('Link', LINK, {}, '/Lang (en)'),
  },
  { rule: '7.2-25', wrong: withoutLanguage(onTag('Form', FIELD)), right: onTag('Form', FIELD) },
  { rule: '7.18.1-1', wrong: untagged(NOTE), right: onTag('Annot', NOTE) },
  {
    rule: '7.18.1-2',
    wrong: onTag('Annot', '/Subtype /Text'),
    right: onTag('Annot', '/Subtype /Text', {}, '/Alt (A comment)'),
  },
  {
    rule: '7.18.1-3',
    wrong: onTag('Form', '/Subtype /Widget /FT /Tx /T (name)'),
    right: onTag('Form', FIELD),
  },
  {
    rule: '7.18.2-1',
    wrong: untagged('/Subtype /TrapNet /Contents (A)'),
    right: untagged('/Subtype /TrapNet /F 2'),
  },
  { rule: '7.18.3-1', wrong: { ...onTag('Link', LINK), tabs: '/R' }, right: onTag('Link', LINK) },
  { rule: '7.18.4-1', wrong: untagged(FIELD), right: onTag('Form', FIELD) },
  {
    rule: '7.18.4-2',
    wrong: { tree: [tag('Form')] },
    right: { tree: [tag('Form', [], '/A << /O /PrintField /Role /rb >>')] },
  },
  { rule: '7.18.5-1', wrong: untagged(LINK), right: onTag('Link', LINK) },
  {
    rule: '7.18.5-2',
    wrong: onTag('Link', '/Subtype /Link', {}, '/Alt (A)'),
    right: untagged('/Subtype /Link /Rect [900 900 910 910]'),
  },
  {
    rule: '7.18.6.2-1',
    wrong: film('/Alt [(en) (A film)]'),
    right: film('/CT (video/mp4) /Alt [(en) (A film)]'),
  },
  {
    rule: '7.18.6.2-2',
    wrong: film('/CT (video/mp4) /Alt [(en) ()]'),
    right: film('/CT (video/mp4) /Alt [() (A film)]'),
  },
  {
    rule: '7.18.8-1',
    wrong: onTag('P', '/Subtype /PrinterMark /Contents (A)'),
    right: untagged('/Subtype /PrinterMark /Contents (A)'),
  },
]
