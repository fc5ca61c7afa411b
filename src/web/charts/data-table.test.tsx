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

test('rows of one group follow a header that names the group for them', () => {
  const grouped = render(
    <DataTable
      caption="Hours"
      columns={[
        { key: 'hours', title: 'Hours', holds: 'words' },
        { key: 'speed', title: 'Speed' },
      ]}
      rows={[
        { key: 'a', group: 'Northbound', cells: ['6–7 a.m.', '61'] },
        { key: 'b', group: 'Northbound', cells: ['7–8 a.m.', '59'] },
        { key: 'c', group: 'Southbound', cells: ['6–7 a.m.', '58'] },
      ]}
    />,
  )
  expect(grouped.match(/<tbody>/g)).toHaveLength(2)
  expect(grouped.match(/<th scope="rowgroup" colSpan="2">(Northbound|Southbound)<\/th>/gi)).toHaveLength(2)
  expect(html).not.toContain('rowgroup')
})
