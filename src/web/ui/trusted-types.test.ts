import { expect, test } from 'vitest'
import { trustProse } from './trusted-types.ts'

test('the office’s prose passes as it is', () => {
  const html =
    '<p>Dial <a href="tel:*347">*347</a>, 5 &lt; 6.</p>\n<ol start="2"><li><strong>On</strong> time<br></li></ol>' +
    '<a target="_blank" href="https://x.example" rel="noopener">x<span class="outside"><svg width="18" viewBox="0 -960 960 960"><path d="M0 0"></path></svg></span></a>'
  expect(trustProse(html)).toBe(html)
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<p><iframe src="https://x.example"></iframe></p>',
  '<a href=" javascript:alert(1)">x</a>',
  '<p title="unfinished',
])('what the content’s renderer never writes is refused: %s', (html) => {
  expect(() => trustProse(html)).toThrow(TypeError)
})
