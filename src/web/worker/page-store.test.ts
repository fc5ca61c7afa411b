import { expect, test } from 'vitest'
import { markPageCopy, markResponseCopy } from './page-store.ts'

const DATE = 'Sat, 21 Nov 2026 14:14:00 GMT'

test('a page that is a copy says from when', async () => {
  const page = new Response('<!doctype html>\n<html lang="en"><body>Hello</body></html>', {
    headers: { Date: DATE, 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'" },
  })
  const copy = await markPageCopy(page)
  expect(await copy.text()).toBe(
    '<!doctype html>\n<html data-copy-of="2026-11-21T14:14:00.000Z" lang="en"><body>Hello</body></html>',
  )
  expect(copy.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
})

test('an answer that is a copy says from when, and is otherwise the same', async () => {
  const copy = await markResponseCopy(
    Response.json([{ id: 'plan' }], { headers: { Date: DATE, ETag: '"a"' } }),
  )
  expect(copy.headers.get('X-Copy-Of')).toBe('2026-11-21T14:14:00.000Z')
  expect(copy.headers.get('ETag')).toBe('"a"')
  expect(await copy.json()).toEqual([{ id: 'plan' }])
})
