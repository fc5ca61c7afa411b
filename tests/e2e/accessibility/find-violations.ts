import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules of WCAG 2.0 to 2.2, A and AA, and what axe holds to be good practice beside them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What one look at a page found, as the conformance report counts it. */
export interface Look {
  page: string
  look: string
  axeVersion: string
  rulesPassed: readonly string[]
  violations: readonly string[]
}

/** Asks axe about the page as it stands. */
export async function lookAt(page: Page, name: string, look: string): Promise<Look> {
  // Colours mix half-way through a fade.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  )
  const { violations, passes, testEngine } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  return {
    page: name,
    look,
    axeVersion: testEngine.version,
    rulesPassed: passes.map(({ id }) => id),
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
  }
}

const RESULTS = 'test-results/accessibility'

/** Keeps what was seen, for the conformance report. */
export async function keepLooks(name: string, looks: readonly Look[]): Promise<void> {
  await mkdir(RESULTS, { recursive: true })
  await writeFile(join(RESULTS, `${name.replace(/[^a-z0-9]+/gi, '-')}.json`), JSON.stringify(looks))
}
