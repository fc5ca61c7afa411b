import { expect, test } from 'vitest'
import { markOutsideLinks } from './prose.tsx'

test('a link to another site in a page’s text opens a new tab, with an icon and a text that say so', () => {
  const marked = markOutsideLinks(
    '<p>Open <a href="https://fl511.com" rel="noopener"><strong>FL511</strong></a> first.</p>',
    'opens in a new tab',
  )
  expect(marked).toContain(
    '<a target="_blank" href="https://fl511.com" rel="noopener"><strong>FL511</strong><',
  )
  expect(marked).toContain('<svg')
  expect(marked.replace(/<[^>]+>/g, '')).toBe('Open FL511 (opens in a new tab) first.')
})

test('links within the site, to an address or a number stay as they are', () => {
  const html =
    '<p><a href="/app/metrics">in</a> <a href="mailto:a@example.gov">mail</a> <a href="#x">x</a></p>'
  expect(markOutsideLinks(html, 'opens in a new tab')).toBe(html)
})

test('a link’s title with a “>” in it is preserved', () => {
  expect(
    markOutsideLinks('<a href="https://a.gov" title="a > b" rel="noopener">$& costs</a>', 'new tab'),
  ).toContain('title="a > b" rel="noopener">$& costs<')
})
