import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { endAnimations } from '../support/animations.ts'

/** The rules of WCAG 2.0 to 2.2, A and AA, and what axe holds to be good practice beside them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose outcome hangs on how things are drawn. In other colors all others find the same again. */
const RULES_OF_DRAWING = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]

/** What one look at a page found, as the conformance report counts it. */
export interface Look {
  page: string
  look: string
  axeVersion: string
  rulesPassed: readonly string[]
  violations: readonly string[]
}

/** Asks axe about the page as it stands: by every rule, or by those alone that hang on how it is drawn. */
export async function lookAt(
  page: Page,
  name: string,
  look: string,
  rules: 'every' | 'drawing' = 'every',
): Promise<Look> {
  // Colors mix half-way through a fade.
  await endAnimations(page)
  // The usual mode opens a second page for each look, for the sake of frames, and describes what passed node by node.
  // Pages here have no frames: without both a look takes a fifth of the time and finds the same.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  const requested = rules === 'every' ? axe.withTags(TAGS) : axe.withRules(RULES_OF_DRAWING)
  const { violations, passes, testEngine } = await requested.analyze()
  return {
    page: name,
    look,
    axeVersion: testEngine.version,
    rulesPassed: passes.map(({ id }) => id),
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
  }
}

/** What looks found, a line for each, as a failed test should print it. */
export function issuesOf(looks: readonly Look[]): string[] {
  return looks.flatMap(({ page, look, violations }) =>
    violations.map((found) => `${page}, ${look}: ${found}`),
  )
}

const RESULTS = 'test-results/accessibility'

/** Keeps what was seen, for the conformance report. */
export async function keepLooks(name: string, looks: readonly Look[]): Promise<void> {
  await mkdir(RESULTS, { recursive: true })
  await writeFile(join(RESULTS, `${name.replace(/[^a-z0-9]+/gi, '-')}.json`), JSON.stringify(looks))
}
