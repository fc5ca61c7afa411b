import { HtmlValidate } from 'html-validate'
import { splitLanguage } from '../../../src/contract/language.ts'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'
import { expect, test } from '../support/site.ts'
import { allPagePaths, onePerKind } from './all-pages.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // About style, not validity.
    'attr-quotes': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    // Without an explicit role, a list without bullets is not a list for Safari.
    'no-redundant-role': 'off',
  },
})

test('the HTML of every page in every language is valid', async ({ site }) => {
  test.setTimeout(180_000)
  const errors: string[] = []
  const paths = inLanguages(onePerKind(await allPagePaths(site)))
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

/** A short run has one language per page, and every language occurs. */
function inLanguages(paths: readonly string[]): readonly string[] {
  if (isEveryCase) return paths
  const pages = Object.entries(Object.groupBy(paths, (path) => splitLanguage(path).path))
  return pages.flatMap(([, same = []], index) => same.filter((_, at) => at === index % same.length))
}
