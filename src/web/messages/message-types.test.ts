import { expect, test } from 'vitest'
import type { InLanguage } from './message-types.ts'

const english = {
  close: 'Close',
  open: 'Notices ({count})',
  pages: { one: '{count} page', other: '{count} pages of {title}' },
} as const
type Translated = InLanguage<typeof english>

const open = 'Avisos ({count})'
const pages = { one: '{count} página', other: '{count} páginas de {title}' } as const

// Each mistake below must stop the compiler: where it does not, `@ts-expect-error` itself is an error.
test('a text that is missing, of another shape, or lacks a name in braces does not compile', () => {
  const fine: Translated = { close: 'Cerrar', open, pages }
  // @ts-expect-error a text is missing
  const missing: Translated = { close: 'Cerrar', open }
  const wrong: Translated[] = [
    // @ts-expect-error no text
    { close: 5, open, pages },
    // @ts-expect-error a plural must stay one
    { close: 'Cerrar', open, pages: '{count} páginas de {title}' },
    // @ts-expect-error {count} is not said
    { close: 'Cerrar', open: 'Avisos', pages },
    // @ts-expect-error {title} is not said
    { close: 'Cerrar', open, pages: { one: '{count} página', other: '{count} páginas' } },
    // @ts-expect-error English has no such text
    { close: 'Cerrar', open, pages, extra: 'Nuevo' },
  ]
  expect([fine, missing, ...wrong]).toHaveLength(7)
})
