import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PublishView } from '../../contract/desk-publish-view.ts'
import type { DeskRole } from '../../contract/desk-view.ts'
import { DeskDocument } from './desk-document.tsx'
import { PublishPage } from './publish-pages.tsx'

/** Figures from a file without problems, with two rows that change published ones. */
const FIGURES: Extract<PublishView, { kind: 'figuresDraft' }> = {
  kind: 'figuresDraft',
  draft: {
    id: '1',
    kind: 'figures',
    fileName: 'week.xlsx',
    changedAt: 'Nov 24, 2026, 1:30 PM',
    changedBy: 'x',
    scheduledFor: null,
    problem: null,
    version: 1,
  },
  values: { table: 'metrics_express_i95', sheet: 'Sheet1' },
  errors: {},
  problem: null,
  tables: [],
  sheets: [],
  headingRow: 1,
  columns: [],
  tableColumns: [],
  missing: [],
  issues: [],
  unlisted: 0,
  notes: [],
  clock: '5:00 PM',
  plan: { added: 1, changed: 2, unchanged: 0, changes: [], changesHash: '', names: [], rows: [] },
}

function shown(view: PublishView, role: DeskRole): string {
  const person = { name: 'x', roles: [role] }
  const frame = {
    siteName: '',
    path: '/desk/publish',
    stylesheets: [],
    scripts: [],
    person,
    token: 't',
    done: null,
  }
  return renderToStaticMarkup(
    <DeskDocument title="" frame={frame}>
      <PublishPage view={view} />
    </DeskDocument>,
  )
}

test('an author can submit figures, and a publisher publishes them now or at a time', () => {
  const author = shown(FIGURES, 'author')
  expect(author).toContain('Submit it to a publisher')
  expect(author).toContain('These figures correct published ones')
  expect(author).not.toContain('Publish at')
  expect(shown(FIGURES, 'publisher')).toContain('Publish at')
})

test('scheduled figures cannot be edited until the schedule is canceled', () => {
  const draft = { ...FIGURES.draft, scheduledFor: 'Jan 5, 2062, 9:00 AM' }
  const page = shown({ ...FIGURES, draft }, 'publisher')
  expect(page).toContain('It will be published on Jan 5, 2062, 9:00 AM')
  expect(page).toContain('Cancel the schedule')
  expect(page).not.toContain('Save and read it again')
})

test('every page but the start page links to what the person can do, and marks the open one', () => {
  const open = (path: string, roles: readonly DeskRole[]) => {
    const frame = { siteName: '', path, stylesheets: [], scripts: [], token: 't', done: null }
    const person = roles.length === 0 ? null : { name: 'x', roles }
    const html = renderToStaticMarkup(
      <DeskDocument title="" frame={{ ...frame, person }}>
        {null}
      </DeskDocument>,
    )
    return [...html.matchAll(/<a href="\/desk\/(\w+)"(?: aria-current="(\w+)")?>/g)].map(
      ([, task, current]) => `${task}${current === undefined ? '' : ` ${current}`}`,
    )
  }
  expect(open('/desk/reports/annual-fy2026', ['author'])).toEqual([
    'publish',
    'notices',
    'reports true',
    'pages',
    'review',
    'history',
    'health',
  ])
  expect(open('/desk/inbox', ['inbox'])).toEqual(['inbox page', 'tours', 'health'])
  expect(open('/desk', ['publisher'])).toEqual([])
  expect(open('/desk/reports', [])).toEqual([])
})
