import { stringify } from 'yaml'

/** A page of prose as the office writes it. `body` is its Markdown. */
export function aPage(
  overrides: {
    title?: string
    description?: string
    lead?: string
    figures?: readonly object[]
    body?: string
  } = {},
): string {
  const { body = '## What we do\n\nWe keep the roads of the district moving.\n', ...front } = overrides
  const frontMatter = { title: 'About us', description: 'Who we are.', lead: 'We watch the roads.', ...front }
  return `---\n${stringify(frontMatter)}---\n\n${body}`
}
