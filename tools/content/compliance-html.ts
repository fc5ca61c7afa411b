import type { Element, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { downloadsOf, type LedgerRow } from '../../src/content/compliance-ledger.ts'
import { RULES } from '../../src/content/pdf/checks/check-model.ts'
import type { CheckedException, ExceptionKind } from '../../src/content/reports/entry-parts.ts'
import { textIn } from '../../src/contract/local-text.ts'
import { ONLY_A_PERSON } from '../../src/publishing/change-report.ts'
import { escapeMarkup as e } from '../../src/server/http/escape-markup.ts'
import type { FormatRequest } from '../../src/server/outbox/format-requests.ts'
import { type Binder, STATES } from './compliance-binder.ts'
import { BINDER_STYLE } from './compliance-style.ts'

/** The binder as one HTML document that needs nothing else. Pure. */
export function buildBinder(binder: Binder): string {
  const { site, today } = binder
  const sections = [
    ['summary', 'Summary', summary(binder)],
    ['due', 'What is due', due(binder)],
    ['documents', 'Documents', documents(binder)],
    ['requests', 'Requests about accessibility', requests(binder)],
    ['rules', 'What was checked', rules()],
    ['person', 'What no machine can judge', person()],
    ['conformance', 'Accessibility conformance report', renderConformance(binder.conformance)],
  ] as const
  const title = `Accessibility binder of ${site.district.name}, ${today}`
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${e(title)}</title>
<style>${BINDER_STYLE}</style>
</head>
<body>
<header>
<h1>${e(title)}</h1>
<p>${e(`${site.district.department}, ${site.district.subtitle}. Made on ${binder.madeAt.toISOString().slice(0, 16)}Z by version ${binder.version} of the site from the content with the hash ${binder.contentHash.slice(0, 16)}.`)}</p>
${site.sample ? '<p><strong>The content is a sample, and so are the exceptions and their evidence.</strong></p>' : ''}
<nav aria-label="Contents">
<ol>
${sections.map(([id, name]) => `<li><a href="#${id}">${e(name)}</a></li>`).join('\n')}
</ol>
</nav>
</header>
<main>
${sections.map(([id, name, body]) => `<section aria-labelledby="${id}">\n<h2 id="${id}">${e(name)}</h2>\n${body}\n</section>`).join('\n')}
</main>
</body>
</html>
`
}

function summary({ site, rows }: Binder): string {
  const count = (state: LedgerRow['state']) => rows.filter((row) => row.state === state).length
  const broken = rows.filter(({ exception }) => (exception?.broken.length ?? 0) > 0).length
  const law = site.accessibility
  const day =
    law === undefined
      ? '<p>The office names no compliance date, so no document can be excepted.</p>'
      : `<p>Compliance date: <strong>${e(law.complianceDate)}</strong>, according to ${link(law.source.url, law.source.title)}.${law.note === undefined ? '' : ` ${e(textIn(law.note, 'en'))}`}</p>`
  return `${day}
<p>${e(`${rows.length === 1 ? '1 document' : `${rows.length} documents`}: ${count('nothingFound')} with nothing found, ${count('excepted')} excepted, ${count('due')} due.`)}</p>
<ul>
<li><strong>Nothing found</strong> means that machine checks found no problems. It does not mean that everyone can read the document.</li>
<li><strong>Excepted</strong> means that the office claims an exception of 28 CFR 35.201 with evidence, and that a program finds nothing against it.</li>
<li><strong>Due</strong> means that something was found, or that the file could not be checked, and that no exception holds.</li>
</ul>
${broken === 0 ? '' : `<p><strong>${e(broken === 1 ? '1 claimed exception does not hold' : `${broken} claimed exceptions do not hold`)}</strong>: the documents below say why.</p>`}`
}

function due(binder: Binder): string {
  const { queue } = binder
  if (queue.length === 0) return '<p>Nothing is due.</p>'
  const lines = queue.map((row) => [
    documentCell(row, binder),
    e(SEVERITIES[row.severity]),
    findingsCell(row),
    downloadsCell(row, binder),
  ])
  return `<p>In the order of downloads in the last 12 months times severity.</p>
${table('Documents that are due', ['Document', 'Severity', 'What was found', 'Downloads'], lines)}`
}

const SEVERITIES = {
  0: '0: nothing was found',
  1: '1: properties of the file',
  2: '2: something in the document',
  3: '3: no structure for screen readers, or not checked',
} as const

function documents(binder: Binder): string {
  const lines = binder.rows.map((row) => [
    `${documentCell(row, binder)}<br>SHA-256 <code>${e(row.report.file.sha256)}</code>`,
    e(String(row.report.file.pages ?? 'not known')),
    e(STATES[row.state]),
    findingsCell(row),
    row.exception === null ? 'None' : exceptionCell(row.exception),
    downloadsCell(row, binder),
  ])
  const heads = ['Document', 'Pages', 'State', 'Machine checks', 'Exception and evidence', 'Downloads']
  return table('Every published document', heads, lines)
}

function documentCell({ report }: LedgerRow, { publicUrl }: Binder): string {
  const { title, language, id, publishedOn, revisedOn, file } = report
  const name = `<span lang="${e(language)}">${e(title)}</span>`
  const days = revisedOn === null ? publishedOn : `${publishedOn}, revised ${revisedOn}`
  const linked = publicUrl === null ? name : `<a href="${e(publicUrl + file.url)}">${name}</a>`
  return `<strong>${linked}</strong><br>${e(id)}<br>${e(`Published ${days}`)}`
}

function findingsCell({ report: { file } }: LedgerRow): string {
  if (file.checks === null) return 'Could not be checked'
  const { checkedOn, findings } = file.checks
  if (findings.length === 0) return e(`Found nothing on ${checkedOn}`)
  const items = findings.map(({ rule, message, count, pages }) => {
    const where = pages.length === 0 ? '' : `, pages ${pages.join(', ')}`
    return `<li>${e(`${rule}: ${message} (${count} ${count === 1 ? 'place' : 'places'}${where})`)}</li>`
  })
  return `Checked on ${e(checkedOn)}<ul>${items.join('')}</ul>`
}

const KINDS: Readonly<Record<ExceptionKind, string>> = {
  archived: 'Archived web content, 28 CFR 35.201(a)',
  preexisting: 'Preexisting conventional electronic document, 28 CFR 35.201(b)',
  thirdParty: 'Content posted by a third party, 28 CFR 35.201(c)',
  individualized: 'Individualized document behind a password, 28 CFR 35.201(d)',
}

function exceptionCell({ kind, claimedOn, by, since, source, note, broken }: CheckedException): string {
  const made = kind === 'archived' ? 'Made' : 'Posted'
  const facts = [
    `Claimed on ${claimedOn} by: ${by}`,
    `${made} on ${since}`,
    `Evidence: ${source}`,
    ...(note === undefined ? [] : [`Note: ${note}`]),
    ONLY_A_PERSON[kind],
  ]
  const problems = broken.map((reason) => `<li><strong>${e(`Does not hold: ${reason}`)}</strong></li>`)
  return `${e(KINDS[kind])}<ul>${facts.map((fact) => `<li>${e(fact)}</li>`).join('')}${problems.join('')}</ul>`
}

function downloadsCell({ report }: LedgerRow, { stored }: Binder): string {
  const count = stored.kind === 'read' ? downloadsOf(report, stored.downloads) : null
  return count === null ? 'not known' : count.toLocaleString('en-US')
}

function requests({ stored, madeAt }: Binder): string {
  if (stored.kind === 'unreachable') return `<p><strong>Not read.</strong> ${e(stored.reason)}</p>`
  const note =
    '<p>Messages with the topic “accessibility”: requests for another format, and reports of barriers. The text of a message is erased after its retention; its reference and dates stay. Staff say at the desk what was answered or closed; the answer itself is not in the store.</p>'
  if (stored.requests.length === 0) return `${note}\n<p>None was received.</p>`
  const lines = stored.requests.map((one) => [
    e(one.site === '' ? one.reference : `${one.reference} (${one.site})`),
    e(one.receivedAt.toISOString().slice(0, 10)),
    e(ageOf(one, madeAt)),
    e(one.about ?? 'not said, or erased'),
    e(outcomeOf(one)),
  ])
  return `${note}\n${table('Requests, oldest first', ['Reference', 'Received', 'Age', 'About', 'Outcome'], lines)}`
}

const DAY_MS = 86_400_000

function ageOf({ receivedAt }: FormatRequest, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - receivedAt.getTime()) / DAY_MS))
  return days === 1 ? '1 day' : `${days} days`
}

function outcomeOf({ outcome }: FormatRequest): string {
  switch (outcome.kind) {
    case 'answered':
      return `Answered on ${outcome.at.toISOString().slice(0, 10)}`
    case 'closed':
      return `Closed on ${outcome.at.toISOString().slice(0, 10)}`
    case 'sent':
      return `Handed to the office’s mail on ${outcome.at.toISOString().slice(0, 10)}`
    case 'dead':
      return `Undelivered since ${outcome.at.toISOString().slice(0, 10)}: see "npm run outbox -- list"`
    case 'pending':
      return 'Waiting for delivery'
  }
}

function rules(): string {
  const lines = RULES.map(({ id, message }) => [`<code>${e(id)}</code>`, e(message)])
  return `<p>${e(`${RULES.length} rules: the tests of PDF/UA-1 (ISO 14289-1) that a program can make, by clause and number of the test as in veraPDF’s profile, and further rules, each by a name.`)}</p>
${table('Rules, and what each finds', ['Rule', 'What it finds'], lines)}`
}

const NO_MACHINE = [
  'Whether an alternative text says what its picture shows, and whether a picture without one is only decoration.',
  'Whether the order in which a document is read makes sense.',
  'Whether headings, lists and tables are tagged as what they are, and header cells belong to their cells.',
  'Whether color alone carries a meaning, and whether text over pictures can be read.',
  'Whether link texts, titles and the language of each part are right.',
  'Whether the language is plain enough for its readers.',
]

function person(): string {
  const items = [
    ...NO_MACHINE,
    ...Object.entries(ONLY_A_PERSON).map(([kind, text]) => `Exception “${kind}”. ${text}`),
  ]
  return `<ul>\n${items.map((item) => `<li>${e(item)}</li>`).join('\n')}\n</ul>`
}

/** The cells are HTML. The first one of each row is its heading. */
function table(caption: string, heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const rows = lines.map(
    ([head = '', ...cells]) =>
      `<tr><th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<section class="scroll" aria-label="${e(caption)}" tabindex="0">
<table>
<caption>${e(caption)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${e(head)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`
}

function link(url: string, text: string): string {
  return `<a href="${e(url)}">${e(text)}</a>`
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(forBinder)
  .use(rehypeStringify)
  .freeze()

/** The conformance report as part of the binder: without its title, headings one level down, no raw HTML. */
function renderConformance(markdown: string): string {
  return String(processor.processSync(markdown.replace(/^# .*\n/, '')))
}

function forBinder() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[2-5]$/.test(node.tagName)) node.tagName = `h${Number(node.tagName[1]) + 1}`
      if (node.tagName === 'th') node.properties = { scope: 'col' }
      if (node.tagName === 'td') node.properties = {}
      // Its links are relative to the report, not to the binder.
      if (node.tagName === 'a' && !/^https:/.test(String(node.properties.href))) node.tagName = 'span'
      if (node.tagName === 'span') node.properties = {}
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return
      const before = parent.children.slice(0, index).findLast(isHeading)
      const name = before?.children.flatMap((child) => (child.type === 'text' ? [child.value] : [])).join('')
      const properties = { className: ['scroll'], ariaLabel: `Criteria, ${name ?? ''}`, tabIndex: 0 }
      parent.children[index] = { type: 'element', tagName: 'section', properties, children: [node] }
      return index + 1
    })
  }
}

function isHeading(node: Root['children'][number]): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName)
}
