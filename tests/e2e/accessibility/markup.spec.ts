import { HtmlValidate } from 'html-validate'
import { expect, test } from '../support/site.ts'
import { allPagePaths, onePerKind } from './all-pages.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Style of writing, not validity.
    'attr-quotes': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    // Safari takes a list whose marks are hidden for none, unless it says that it is one.
    'no-redundant-role': 'off',
  },
})

test('the HTML of every page in every language is valid', async ({ site }) => {
  test.setTimeout(180_000)
  const errors: string[] = []
  const paths = onePerKind(await allPagePaths(site))
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text()
    const report = await validator.validateString(html)
    for (const { messages } of report.results)
      for (const { ruleId, line, column, message } of messages)
        errors.push(`${path}:${line}:${column} ${ruleId}: ${message}`)
  }
  expect(errors).toEqual([])
})
