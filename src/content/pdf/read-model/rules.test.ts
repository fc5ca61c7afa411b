import { expect, test } from 'vitest'
import { DOCUMENT_EXAMPLES } from '../../../../tests/pdf/rule-examples/document-examples.ts'
import { FONT_EXAMPLES } from '../../../../tests/pdf/rule-examples/font-examples.ts'
import { ANNOTATION_EXAMPLES, CONTENT_EXAMPLES } from '../../../../tests/pdf/rule-examples/page-examples.ts'
import { SIGHT_EXAMPLES } from '../../../../tests/pdf/rule-examples/sight-examples.ts'
import { STRUCTURE_EXAMPLES } from '../../../../tests/pdf/rule-examples/structure-examples.ts'
import { type TaggedPdf, taggedPdf } from '../../../../tests/pdf/tagged-pdf.ts'
import { checkModel, RULES } from '../checks/check-model.ts'
import { measureContrast } from '../worker/check-pdf.ts'
import { openDocument } from '../worker/read-pdf.ts'
import { readModel } from './read-model.ts'

const EXAMPLES = [
  ...DOCUMENT_EXAMPLES,
  ...STRUCTURE_EXAMPLES,
  ...CONTENT_EXAMPLES,
  ...SIGHT_EXAMPLES,
  ...ANNOTATION_EXAMPLES,
  ...FONT_EXAMPLES,
]

async function findingsOf(pdf: TaggedPdf, letsAssistiveTechnologyRead = true) {
  const deadline = performance.now() + 10_000
  const bytes = taggedPdf(pdf)
  const model = await readModel(bytes, { letsAssistiveTechnologyRead, deadline })
  const open = () => openDocument(Buffer.from(new Uint8Array(bytes).buffer))
  return checkModel({ ...model, faintTexts: await measureContrast(open, model.doubtfulTexts, deadline) })
}

test.each(EXAMPLES)(
  'rule $rule finds what is wrong, and nothing in a PDF that follows it',
  async ({ rule, wrong, right }) => {
    const found = (await findingsOf(wrong)).map((finding) => finding.rule)
    expect(found).toContain(rule)
    expect(await findingsOf(right ?? {})).toEqual([])
  },
)

test('rule 7.16-1 finds security settings that keep screen readers out', async () => {
  expect(await findingsOf({}, false)).toEqual([{ rule: '7.16-1', count: 1, pages: [] }])
})

test('every rule has an example, a unique ID, and a unique message', () => {
  const shown = [...EXAMPLES.map(({ rule }) => rule), '7.16-1']
  expect(RULES.filter(({ id }) => !shown.includes(id))).toEqual([])
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
  const sentences = new Set(RULES.map(({ message }) => message))
  expect(sentences.size).toBe(RULES.length)
  expect([...sentences].filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([])
})
