import { expect, test } from 'vitest'
import { jsonElement } from './markup.ts'

// By the standard these alone end a script element, or make a parser look past its end.
test.each(['</script><img src=x>', '</SCRIPT ><img>', '<!--<script>', '<!-- <ScRiPt </script -->'])(
  'a value with %s is read back as it was and cannot end its element',
  (text) => {
    const element = jsonElement('application/json', { text }, 'boot')
    const [, json = ''] = /^<script type="application\/json" id="boot">(.*)<\/script>$/.exec(element) ?? []
    expect(json).not.toMatch(/<!--|<\/?script/i)
    expect(JSON.parse(json)).toEqual({ text })
  },
)

test('ordinary markup in a value is written as the page has it, so that both are packed as one', () => {
  const text = '<p>An <strong>ordinary</strong> paragraph</p>'
  expect(jsonElement('application/json', { text })).toContain(text)
})
