import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const require = createRequire(import.meta.url)

/** An engine's finding about an element: the rule, and the start of its HTML. */
interface Finding {
  rule: string
  html: string
}

/** Findings that were reviewed and are not barriers, with the reason. */
const FALSE_POSITIVES: readonly { rule: string; html: RegExp; because: string }[] = [
  {
    rule: 'aria_form_label_unique',
    html: /^<form (?![^>]*aria-label)/,
    because: 'A form without a name is not a landmark; a name would only add one.',
  },
  {
    rule: 'input_checkboxes_grouped',
    html: /name="isReviewed"/,
    because: 'Each is in a form for one language, so they are not a group.',
  },
  {
    rule: 'html_lang_exists',
    html: /^<html>$/,
    because: 'A preview on the desk is an empty document until it is in sight.',
  },
  {
    rule: 'table_headers_related',
    html: /^<td aria-hidden="true"[ >]/,
    because: 'The column of bars is hidden, because the figures next to it are the same. It needs no header.',
  },
  {
    rule: 'WCAG2AA.Principle1.Guideline1_3.1_3_1.H43.HeadersRequired',
    html: /^<table [^>]*><caption [^>]*>[^<]*<\/caption><thead><tr><th scope="col"/,
    because: 'Columns, rows and groups of rows have headers with a scope (H63), which says the same as H43.',
  },
]

/**
 * Runs HTML_CodeSniffer (WCAG 2 AA) and IBM Equal Access (WCAG 2.2) on the current page. Leaves out false positives and
 * findings that need a person to decide.
 */
export async function otherViolations(page: Page): Promise<string[]> {
  const findings = [...(await runHtmlCodeSniffer(page)), ...(await runIbmChecker(page))]
  return findings
    .filter(({ rule, html }) => !FALSE_POSITIVES.some((one) => one.rule === rule && one.html.test(html)))
    .map(({ rule, html }) => `${rule}: ${html}`)
}

async function runHtmlCodeSniffer(page: Page): Promise<Finding[]> {
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

async function runIbmChecker(page: Page): Promise<Finding[]> {
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
  if (await page.evaluate((property) => property in window, name)) return
  await page.evaluate(`${await readFile(file, 'utf8')};window.${name} = ${name}`)
}
