import { publishMessages } from './publish-messages.ts'

const rows = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`)

/** The interface messages of the page on which staff publish figures. */
export const figuresMessages = {
  understoodTitle: 'What the desk understood',
  table: 'Table on the site',
  sheet: 'Sheet of the workbook',
  headingRow: 'Row with the headings',
  headingRowHint: 'The row number in Excel.',
  noHeadings: 'No row of headings was found. Enter its number.',
  columnsTitle: 'Columns of the file',
  letter: 'Column',
  heading: 'Heading',
  examples: 'First cells',
  takenFor: 'Column on the site',
  columnLabel: (letter: string, heading: string) =>
    `Column ${letter}, ${heading === '' ? 'without a heading' : heading}`,
  leftOut: 'Leave it out',
  emptied: (labels: string) => `Not in the file, so left empty as not measured: ${labels}.`,
  everyRow: (label: string) => `${label}, for every row`,
  chooseOne: 'Choose one',
  statuses: publishMessages.statuses,
  save: 'Save and read it again',
  issuesTitle: (count: number) =>
    `${count === 1 ? '1 problem' : `${count.toLocaleString('en-US')} problems`} to fix`,
  issuesText: 'Correct these cells in Excel and send the file again, or choose other columns below.',
  unlisted: (count: number) => `And ${count.toLocaleString('en-US')} more.`,
  notesTitle: 'Good to know',
  rowsTitle: 'The first rows, as the site will have them',
  changesTitle: 'What will change on the site',
  added: (count: number) => `${rows(count)} new`,
  changed: (count: number) => `${rows(count)} changed`,
  unchanged: (count: number) => `${rows(count)} already published`,
  row: 'Row',
  what: 'What it is about',
  difference: 'From published to new',
  empty: 'empty',
  revised: 'These figures correct published ones: mark their rows as revised',
} as const
