import { afterEach, expect, test, vi } from 'vitest'
import { shareReport } from './share-report.ts'

const REPORT = { title: 'Annual report', url: 'https://traffic.example.gov/app/documents/annual' }

afterEach(() => {
  vi.unstubAllGlobals()
})

function onADevice(abilities: {
  share?: () => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}) {
  vi.stubGlobal('navigator', abilities)
}

test('a device that can share is asked to', async () => {
  const share = vi.fn(async () => undefined)
  onADevice({ share })
  expect(await shareReport(REPORT)).toBe('shared')
  expect(share).toHaveBeenCalledWith(REPORT)
})

test('a visitor who closes the list of apps is left in peace', async () => {
  onADevice({ share: async () => Promise.reject(new DOMException('closed', 'AbortError')) })
  expect(await shareReport(REPORT)).toBe('left')
})

test('where sharing is unknown or not allowed the address is copied', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  onADevice({ clipboard })
  expect(await shareReport(REPORT)).toBe('copied')
  onADevice({ clipboard, share: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
  expect(await shareReport(REPORT)).toBe('copied')
  expect(copied).toEqual([REPORT.url, REPORT.url])
})

test('without https nothing can be copied, and the visitor is told', async () => {
  onADevice({})
  expect(await shareReport(REPORT)).toBe('refused')
})
