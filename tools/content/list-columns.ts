import type { Command } from 'commander'
import type { SiteInfo } from '../../src/contract/site-info.ts'
import type { ColumnSpec } from '../../src/measures/columns/column.ts'
import type { TableSpec } from '../../src/measures/columns/table.ts'
import { type ColumnName, tablesOf } from '../../src/measures/columns/tables.ts'
import { parseCategory } from '../../src/publishing/category-names.ts'
import { labeledColumns } from '../../src/publishing/column-labels.ts'
import { refuse } from '../../src/publishing/publishing.ts'
import { readToday } from '../../src/publishing/read-published.ts'
import { FOLDER_OPTION } from './publish-with.ts'
import { chooseFolder, withSettings } from './run-command.ts'

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
        const { site } = await readToday(chooseFolder(config, folder))
        const tables = tablesOf(parseCategory(name, site))
        if (tables.length === 0) refuse(`Reports of "${name}" have no table of figures.`)
        process.stdout.write(`${tables.map((table) => describeTable(table, site)).join('\n\n')}\n`)
        return true
      }),
    )
}

/** The file of a table, its first line, and a line for each column that the district can have. */
export function describeTable(table: TableSpec<ColumnName>, site: SiteInfo): string {
  const columns = labeledColumns(table, site)
  const width = Math.max(...columns.map(({ name }) => name.length))
  const areas = site.incidentAreas.map((area) => area.id)
  return [
    `metrics/${table.id}.csv: one row for each period, ${table.entity.join(', ')}`,
    '',
    columns.map(({ name }) => name).join(','),
    '',
    ...columns.map((column) => {
      const cell = describeCell(column.name === 'area' ? { ...column, choices: areas } : column)
      return `${column.name.padEnd(width)}  ${column.label}: ${cell}`
    }),
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
    instant: 'a time, such as 2026-11-15 7:30 AM',
    flag: 'yes or no',
  }[kind]
  const shown = choices === null ? what : `one of ${choices.join(', ')}`
  if (header === 'optional') return `${shown}; may be left out`
  return isEmptyAllowed ? `${shown}; empty: not measured` : shown
}
