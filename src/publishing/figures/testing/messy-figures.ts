import { writeXlsx } from 'hucre/xlsx'

const DAY_MS = 86_400_000
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)

/** Travel times as in an office's sheet; `mean`: of the first row. */
export function messyRows(mean = '1,012.5') {
  return [
    ['District Test: freeway travel times'],
    ['Prepared for the weekly meeting', null, null, new Date(Date.UTC(2026, 10, 16))],
    [],
    ['Week of', 'Road', 'Dir.', 'Segment', 'Peak', 'Travel time (min)', null, null, null, null, 'Remarks'],
    [
      null,
      null,
      null,
      null,
      null,
      'No traffic',
      'Average',
      'Median',
      '80th percentile',
      '95th percentile',
      null,
    ],
    [
      new Date(Date.UTC(2026, 10, 8)),
      'I-95',
      'NB',
      'Broward Blvd to Oakland Park Blvd',
      'AM',
      9,
      12.5,
      12,
      14,
      18,
      'ok',
    ],
    [
      '11/8/2026',
      'I-95',
      'SB',
      'Oakland Park Blvd to Broward Blvd',
      'pm',
      '9.0',
      mean,
      'N/A',
      '',
      1400,
      null,
    ],
    [],
    [
      (Date.UTC(2026, 10, 8) - EXCEL_EPOCH_MS) / DAY_MS,
      'I-595',
      'EB',
      'I-75 to I-95',
      'AM',
      8,
      10.1,
      10,
      11,
      13,
      null,
    ],
    ['Total', null, null, null, null, 26, 1035.1, 22, 25, 1431, null],
  ]
}

/** A workbook as written by Excel: titles above, merged headings, a formula, dates, a row of totals. */
export function aMessyWorkbook(
  rows: readonly (readonly unknown[])[] = messyRows(),
  cells = {},
): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      { name: 'Notes', rows: [['What this workbook is about']] },
      {
        name: 'Times',
        // The library's types are narrower than what it can write.
        rows: rows as never,
        cells: new Map(Object.entries(cells)) as never,
        merges: [
          { startRow: 0, startCol: 0, endRow: 0, endCol: 10 },
          { startRow: 3, startCol: 5, endRow: 3, endCol: 9 },
        ],
      },
    ],
  })
}
