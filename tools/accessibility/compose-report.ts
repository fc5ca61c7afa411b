import type { Criterion } from './criterion.ts'

/** One look of a browser test at one page, as tests/e2e/accessibility keeps it. */
export interface SeenLook {
  page: string
  look: string
  axeVersion: string
  rulesPassed: readonly string[]
  violations: readonly string[]
}

export interface ReportFacts {
  version: string
  axeVersion: string
  criteria: readonly Criterion[]
  looks: readonly SeenLook[]
}

/** The conformance report in the form of VPAT 2.5 (WCAG edition), as Markdown. Pure. */
export function composeReport({ version, axeVersion, criteria, looks }: ReportFacts): string {
  const pages = new Set(looks.map(({ page }) => page))
  const kinds = [...new Set(looks.map(({ look }) => look))]
  const found = looks.flatMap((look) =>
    look.violations.map((violation) => `${look.page}, ${look.look}: ${violation}`),
  )
  return [
    '# Accessibility conformance report',
    '',
    'WCAG edition, in the form of VPAT® 2.5. Made by `npm run accessibility-report` from the results of the',
    'browser tests; do not edit it by hand. What is claimed of each criterion stands in',
    '[tools/accessibility](../tools/accessibility).',
    '',
    `* **Product:** traffic operations site ${version}, with its sample content`,
    '* **Standard:** WCAG 2.2, levels A and AA, as 28 CFR 35 subpart H asks for (it names 2.1 AA, which 2.2 contains)',
    `* **Looked at by machine:** ${looks.length} looks at ${pages.size} pages and states with axe-core ${axeVersion}, in`,
    `  Chromium, not each of them in each of these ways: ${kinds.join('; ')}. The menu, forms, notices, failures and`,
    '  emptiness are states. `npm run test:all -- accessibility` looks in every language, width and colour',
    '  scheme',
    `* **Found:** ${found.length === 0 ? 'nothing to mend' : `${found.length} faults, listed at the end`}`,
    '* **Other engines:** IBM Equal Access 4.0.34, HTML_CodeSniffer 2.5.1 and the Nu checker 26.9.27 found no violation,',
    '  error or invalid markup left on the pages of the menu and the footer; of the style sheets Nu knows too little to',
    '  judge. Their recommendations and questions to a person were read, not all followed',
    '* **Tried by hand:** keyboard and screenshots in Chromium; in Firefox 153 how pages look at 412 and 1280 px, and a few',
    '  keys',
    '* **Not tried:** screen readers, Safari, voice control and switch access; no person who depends on them has judged',
    '  this version. Criteria that only people can judge rest on how the site is built. PDFs that an office publishes are',
    '  not judged here: `npm run content -- report` lists their state.',
    '',
    ...(['A', 'AA'] as const).flatMap((level) => table(level, criteria)),
    ...(found.length === 0 ? [] : ['## Found by machine', '', ...found.map((line) => `* ${line}`), '']),
  ].join('\n')
}

function table(level: Criterion['level'], criteria: readonly Criterion[]): string[] {
  const rows = criteria.filter((criterion) => criterion.level === level)
  return [
    `## Level ${level}`,
    '',
    '| criterion | conformance | remarks | shown by a test |',
    '|---|---|---|---|',
    ...rows.map(
      ({ id, name, claim, remark, shownBy }) =>
        `| ${id} ${name} | ${claim} | ${remark} | ${shownBy.map((text) => `“${text} …”`).join(', ') || '–'} |`,
    ),
    '',
  ]
}
