import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'
import { endAnimations } from '../support/animations.ts'
import { otherViolations } from './other-engines.ts'

/** The rules of WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that depend on rendering. In other colors all others find the same again. */
const RULES_OF_DRAWING = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]

/** The findings of one look at a page, as counted in the conformance report. */
export interface Look {
  page: string
  look: string
  axeVersion: string
  rulesPassed: readonly string[]
  violations: readonly string[]
}

/**
 * Runs axe on the current page: every rule, or only those that depend on rendering. With every rule, the whole matrix
 * runs two other engines as well.
 */
export async function lookAt(
  page: Page,
  name: string,
  look: string,
  rules: 'every' | 'drawing' = 'every',
): Promise<Look> {
  // Colors mix half-way through a fade.
  await endAnimations(page)
  // The default mode opens a second page for each look, to support frames, and describes every passing node.
  // Pages here have no frames: without both a look takes a fifth of the time and finds the same.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  const requested = rules === 'every' ? axe.withTags(TAGS) : axe.withRules(RULES_OF_DRAWING)
  const { violations, passes, testEngine } = await requested.analyze()
  // They take several times as long as axe, and colors change nothing for them.
  const others = isEveryCase && rules === 'every' ? await otherViolations(page) : []
  return {
    page: name,
    look,
    axeVersion: testEngine.version,
    rulesPassed: passes.map(({ id }) => id),
    violations: [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), ...others],
  }
}

/** The findings, one per line, as a failed test should print them. */
export function issuesOf(looks: readonly Look[]): string[] {
  return looks.flatMap(({ page, look, violations }) =>
    violations.map((found) => `${page}, ${look}: ${found}`),
  )
}

const RESULTS = 'test-results/accessibility'

/** Saves what was seen for the conformance report. */
export async function keepLooks(name: string, looks: readonly Look[]): Promise<void> {
  await mkdir(RESULTS, { recursive: true })
  await writeFile(join(RESULTS, `${name.replace(/[^a-z0-9]+/gi, '-')}.json`), JSON.stringify(looks))
}
