import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { type TaggedPdf, tag, taggedPdf } from '../../../tests/pdf/tagged-pdf.ts'
import { stream } from '../../../tests/pdf/written-pdf.ts'
import { isShortRun, runs } from '../../../tools/testing/test-cases.ts'
import { checkModel } from './checks/check-model.ts'
import type { PdfFacts } from './pdf-facts.ts'
import { createPdfReader } from './pdf-reader.ts'
import { readModel } from './read-model/read-model.ts'

const SECOND = 1000

/** The sandboxed reader's facts about a PDF. */
async function factsOf(bytes: Buffer, timeLimitMs = 20 * SECOND): Promise<PdfFacts> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-checks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'a.pdf'), bytes)
  await using reader = createPdfReader({ cacheDir: join(folder, 'cache'), timeLimitMs })
  const reading = await reader.read(join(folder, 'a.pdf'))
  if (reading.kind !== 'examined' || reading.outcome.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading.outcome.facts
}

const modelOf = (pdf: TaggedPdf, limitMs = 2 * SECOND) =>
  readModel(taggedPdf(pdf), { letsAssistiveTechnologyRead: true, deadline: performance.now() + limitMs })

/** A form that paints itself ten times, and so endlessly. */
const ENDLESS: TaggedPdf = {
  content: '/Artifact BMC /X Do EMC',
  resources: '/XObject << /X 9 0 R >>',
  more: [
    stream(
      '/X Do '.repeat(10),
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 9 0 R >> >>',
    ),
  ],
}

test('a PDF is checked in the sandbox, and the findings are cached with their day', async () => {
  const before = Date.now()
  const { checks, accessibility } = await factsOf(taggedPdf({ tree: [tag('Figure')] }))
  expect(accessibility).toBe('tagged')
  expect(checks).toMatchObject({ kind: 'checked', findings: [{ rule: '7.3-1', count: 1, pages: [1] }] })
  expect(checks.checkedAt).toBeGreaterThanOrEqual(before)
})

test.skipIf(isShortRun)(
  'a PDF whose check never ends is still published, and says that it could not be checked',
  async () => {
    const { checks, pages } = await factsOf(taggedPdf(ENDLESS), 6 * SECOND)
    expect({ checks, pages }).toMatchObject({ pages: 1, checks: { reason: 'it takes too long to examine' } })
  },
)

test.skipIf(isShortRun)(
  'a structure tree deeper than a person could follow could not be checked',
  async () => {
    let nested = tag('Sect')
    for (let depth = 0; depth < 600; depth++) nested = tag('Sect', [nested])
    const { checks, pages } = await factsOf(taggedPdf({ tree: [nested] }))
    expect(pages).toBe(1)
    expect(checks).toMatchObject({ kind: 'unchecked', reason: expect.stringContaining('structure tree') })
  },
)

test('elements that contain themselves are read once', async () => {
  // The document element is the first object after the eight that every such PDF has.
  const { elements } = await modelOf({ tree: [tag('Sect', [], '/Loop true')] })
  const bytes = taggedPdf({ tree: [tag('Sect')] })
  const looped = Buffer.from(bytes.toString('latin1').replace('/K []', '/K [9 0 R]'), 'latin1')
  const model = await readModel(looped, {
    letsAssistiveTechnologyRead: true,
    deadline: performance.now() + SECOND,
  })
  expect(model.elements).toHaveLength(elements.length)
})

test('a cell that spans a billion columns is a problem of the table, and costs no memory', async () => {
  const wide = tag('TD', [], '/A << /O /Table /ColSpan 1000000000 /RowSpan 1000000000 >>')
  const model = await modelOf({ tree: [tag('Table', [tag('TR', [wide])])] })
  expect(checkModel(model).map(({ rule }) => rule)).toEqual(['7.2-42'])
})

test('a page that decompresses to more than can be examined could not be checked', async () => {
  const bomb = stream(Buffer.alloc(70_000_000, ' '), '/Type /XObject /Subtype /Form /BBox [0 0 9 9]', true)
  await expect(modelOf({ ...ENDLESS, more: [bomb] })).rejects.toThrow('too large to examine')
})

test('whatever bytes are damaged, the check ends with findings or an error', async () => {
  const whole = taggedPdf({
    tree: [tag('Table', [tag('TR', [tag('TH'), tag('TD')])]), tag('Link', [], '', { annotation: 0 })],
    annotations: ['/Subtype /Link /Contents (A)'],
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      async (changes) => {
        const bytes = Buffer.from(whole)
        for (const [index, byte] of changes) bytes[index] = byte
        const deadline = performance.now() + 5 * SECOND
        const findings = await readModel(bytes, { letsAssistiveTechnologyRead: true, deadline })
          .then(checkModel)
          .catch((error: unknown) => error)
        expect(Array.isArray(findings) || findings instanceof Error).toBe(true)
      },
    ),
    runs(300),
  )
})
