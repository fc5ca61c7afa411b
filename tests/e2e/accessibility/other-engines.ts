import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const require = createRequire(import.meta.url)

/** An engine's finding about an element: the rule, and the start of its HTML. */
interface Finding {
  rule: string
  html: string
}

/** Findings that were reviewed and are no barrier: what each is about, and why. */
const FALSE_POSITIVES: readonly { rule: string; html: RegExp; because: string }[] = [
  {
    rule: 'aria_form_label_unique',
    html: /^<form (?![^>]*aria-label)/,
    because: 'A form without a name is no landmark, and a name would only make it one more.',
  },
  {
    rule: 'input_checkboxes_grouped',
    html: /name="isReviewed"/,
    because: 'Each is in the form of its own language, and no two of them are one question.',
  },
  {
    rule: 'html_lang_exists',
    html: /^<html>$/,
    because: 'A preview of the desk that is not in sight yet is an empty document.',
  },
  {
    rule: 'table_headers_related',
    html: /^<td aria-hidden="true"[ >]/,
    because: 'The column of bars is hidden, because the figures beside it say the same. It needs no header.',
  },
]

/**
 * Runs HTML_CodeSniffer (WCAG 2 AA) and IBM Equal Access (WCAG 2.2) on the current page, without findings that were
 * reviewed and found to be false, and without those that a machine cannot decide.
 */
export async function otherViolations(page: Page): Promise<string[]> {
  const findings = [...(await sniff(page)), ...(await askIbm(page))]
  return findings
    .filter(({ rule, html }) => !FALSE_POSITIVES.some((one) => one.rule === rule && one.html.test(html)))
    .map(({ rule, html }) => `${rule}: ${html}`)
}

async function sniff(page: Page): Promise<Finding[]> {
  await load(page, 'HTMLCS', require.resolve('html_codesniffer/build/HTMLCS.js'))
  return await page.evaluate(async () => {
    const engine = Reflect.get(window, 'HTMLCS')
    await new Promise((done, fail) => engine.process('WCAG2AA', document, done, fail))
    const messages: { type: number; code: string; element: Element }[] = engine.getMessages()
    return messages
      .filter(({ type }) => type === engine.ERROR)
      .map(({ code, element }) => ({ rule: code, html: element.outerHTML.slice(0, 200) }))
  })
}

async function askIbm(page: Page): Promise<Finding[]> {
  await load(page, 'ace', require.resolve('accessibility-checker-engine/ace.js'))
  return await page.evaluate(async () => {
    const { Checker } = Reflect.get(window, 'ace')
    const { results }: { results: { ruleId: string; value: [string, string]; snippet: string }[] } =
      await new Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, snippet }) => ({ rule: ruleId, html: snippet.slice(0, 200) }))
  })
}

/** Injects an engine into the page once. */
async function load(page: Page, name: string, file: string): Promise<void> {
  if (await page.evaluate((known) => known in window, name)) return
  await page.evaluate(`${await readFile(file, 'utf8')};window.${name} = ${name}`)
}
