import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'
import { endAnimations } from '../support/animations.ts'
import { otherViolations } from './other-engines.ts'

/** The rules of WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that depend on rendering. All others have the same findings in all colors. */
const RENDERING_RULES = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

/** A run of axe on a page, as counted in the conformance report. */
export interface Scan {
  page: string
  /** For example `dark, 320 px`. */
  setting: string
  axeVersion: string
  rulesPassed: readonly string[]
  violations: readonly string[]
}

/**
 * Runs axe on the current page: every rule, or only those that depend on rendering. With every rule, the whole matrix
 * runs two other engines as well.
 */
export async function scanPage(
  page: Page,
  name: string,
  setting: string,
  rules: 'every' | 'rendering' = 'every',
): Promise<Scan> {
  // Halfway through a fade, colors are mixed.
  await endAnimations(page)
  // To support frames, the default mode opens a second page for each scan, and it describes every passing node.
  // Pages here have no frames: without both, a scan takes a fifth of the time and finds the same.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  const requested = rules === 'every' ? axe.withTags(TAGS) : axe.withRules(RENDERING_RULES)
  const { violations, passes, testEngine } = await requested.analyze()
  // They take several times as long as axe and do not depend on colors.
  const others = isEveryCase && rules === 'every' ? await otherViolations(page) : []
  return {
    page: name,
    setting,
    axeVersion: testEngine.version,
    rulesPassed: passes.map(({ id }) => id),
    violations: [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), ...others],
  }
}

/** The findings, one per line, as a failed test should print them. */
export function issuesOf(scans: readonly Scan[]): string[] {
  return scans.flatMap(({ page, setting, violations }) =>
    violations.map((found) => `${page}, ${setting}: ${found}`),
  )
}

const RESULTS = 'test-results/accessibility'

/** Saves scans for the conformance report. */
export async function storeScans(name: string, scans: readonly Scan[]): Promise<void> {
  await mkdir(RESULTS, { recursive: true })
  await writeFile(join(RESULTS, `${name.replace(/[^a-z0-9]+/gi, '-')}.json`), JSON.stringify(scans))
}
