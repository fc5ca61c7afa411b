import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PdfReader, PdfReading } from '../../src/content/pdf/pdf-facts.ts'
import { withProgress } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A reader that takes a second for each PDF, one after the other. */
function slowReader(): PdfReader {
  let last: Promise<unknown> = Promise.resolve()
  const close = async () => {}
  return {
    read: () => {
      const reading = last.then(
        () =>
          new Promise<PdfReading>((done) =>
            setTimeout(() => done({ kind: 'unread', reason: 'is a fake' }), 1_000),
          ),
      )
      last = reading
      return reading
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

async function watch(count: number, isTTY: boolean): Promise<string[]> {
  const shown: string[] = []
  const reader = withProgress(slowReader(), { isTTY, write: (text) => shown.push(text) })
  const readings = Promise.all(Array.from({ length: count }, (_, index) => reader.read(`${index}.pdf`)))
  await vi.advanceTimersByTimeAsync(count * 1_000 + 1)
  await readings
  return shown
}

test('reading that takes less than two seconds shows no progress', async () => {
  expect(await watch(1, false)).toEqual([])
})

test('longer reading reports its progress every five seconds', async () => {
  expect(await watch(10, false)).toEqual(['Reading PDFs: 1 of 10\n', 'Reading PDFs: 6 of 10\n'])
})

test('in a terminal a bar grows in place and is gone at the end', async () => {
  const shown = await watch(4, true)
  expect(shown[0]).toMatch(/^\r.*█+░+ [12] of 4/)
  expect(shown.at(-1)).toBe('\r\u001B[K')
})
