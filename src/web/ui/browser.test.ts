import { expect, test, vi } from 'vitest'
import { readStoredText, storeStoredText } from './browser.ts'

test('where a browser blocks storage, a choice lasts as long as the page is open', () => {
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', Event)
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    },
  })
  expect(storeStoredText('my-roads', 'I-95')).toBe(false)
  expect(readStoredText('my-roads')).toBe('I-95')
  vi.unstubAllGlobals()
})

test('a choice that a full device refused gives way to the next one it stores', () => {
  let stored: string | null = null
  let isFull = true
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', Event)
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      stored = text
    },
  })
  storeStoredText('roads', 'I-75')
  isFull = false
  expect(storeStoredText('roads', 'I-595')).toBe(true)
  expect(readStoredText('roads')).toBe('I-595')
  vi.unstubAllGlobals()
})
