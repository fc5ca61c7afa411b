import { expect, test } from 'vitest'
import { render } from '../../../tests/builders/render.tsx'
import { DataTable } from './data-table.tsx'

const html = render(
  <DataTable
    caption="Steps"
    columns={[
      { key: 'step', title: 'Step', holds: 'words' },
      { key: 'now', title: 'Now' },
    ]}
    rows={[
      { key: 'a', cells: ['Verified', '2.1'] },
      { key: 'b', cells: ['Help arrives', null] },
    ]}
  />,
)

test('a figure that was not measured is a dash with a text for screen readers', () => {
  expect(html).toContain('<span aria-hidden="true">–</span><span class="visually-hidden">not measured</span>')
  expect(html).not.toMatch(/<td[^>]*>0</)
})

test('a table has a caption, and headers for its columns and rows', () => {
  expect(html).toContain('Steps</caption>')
  expect(html.match(/scope="col"/g)).toHaveLength(2)
  expect(html.match(/scope="row"/g)).toHaveLength(2)
})
