import type { Command } from 'commander'
import type { ColumnSpec } from '../../src/measures/columns/column.ts'
import type { TableSpec } from '../../src/measures/columns/table.ts'
import { tablesOf } from '../../src/measures/columns/tables.ts'
import { parseCategory } from '../../src/publishing/category-names.ts'
import { refuse } from '../../src/publishing/publishing.ts'
import { readToday } from '../../src/publishing/read-published.ts'
import { chooseFolder } from './choose-folder.ts'
import { FOLDER_OPTION } from './publish-with.ts'
import { fromCaller, withSettings } from './run-command.ts'

/** `columns CATEGORY` */
export function addColumnsCommand(program: Command): void {
  program
    .command('columns')
    .description(
      'Lists the columns of the tables of figures of a category: the first line of a file for "add data", then what each cell holds.',
    )
    .argument('<category>', 'such as metrics_freeway_weekly; "add data --help" lists them')
    .addOption(FOLDER_OPTION)
    .action((name: string, { folder }: { folder?: string }) =>
      withSettings(async (config) => {
        const { site } = await readToday(folder === undefined ? chooseFolder(config) : fromCaller(folder))
        const tables = tablesOf(parseCategory(name, site))
        if (tables.length === 0) refuse(`Reports of "${name}" have no table of figures.`)
        process.stdout.write(`${tables.map(describeTable).join('\n\n')}\n`)
        return true
      }),
    )
}

/** The file of a table, its first line, and a line for each column. */
export function describeTable({ id, entity, columns }: TableSpec): string {
  const width = Math.max(...columns.map(({ name }) => name.length))
  return [
    `metrics/${id}.csv: one row for each period, ${entity.join(', ')}`,
    '',
    columns.map(({ name }) => name).join(','),
    '',
    ...columns.map((column) => `${column.name.padEnd(width)}  ${describeCell(column)}`),
  ].join('\n')
}

function describeCell({ kind, unit, choices, isEmptyAllowed, header }: ColumnSpec): string {
  const what = {
    key: 'text',
    text: 'text',
    number: unit === '' ? 'a number' : unit,
    count: unit === '' ? 'a whole number' : `a whole number of ${unit}`,
    percent: 'percent, 0 to 100',
    day: 'a day, such as 2026-11-15',
    instant: 'a time, such as 2026-11-15T07:30:00-05:00',
    flag: 'yes or no',
  }[kind]
  const shown = choices === null ? what : `one of ${choices.join(', ')}`
  if (header === 'optional') return `${shown}; may be left out`
  return isEmptyAllowed ? `${shown}; empty: not measured` : shown
}
