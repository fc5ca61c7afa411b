import type { Block } from '../blocks.ts'
import type { FiscalYear } from './fiscal-years.ts'
import { keyFigures, type YearChartName, yearCharts } from './year-charts.ts'
import { type YearTableName, yearTables } from './year-tables.ts'

/** Builds `keyFigures`, `table NAME` or `chart NAME` for a fiscal year; throws when there is none of that name. */
export function buildYearFigure(request: string, year: FiscalYear): Block {
  if (request === 'keyFigures') return { kind: 'keyFigures', items: keyFigures(year) }
  const [kind, name = ''] = request.split(' ')
  if (kind === 'table' && isTableName(name)) return yearTables[name](year)
  if (kind === 'chart' && isChartName(name)) return { kind: 'chart', chart: yearCharts[name](year) }
  throw new Error(`no figure of the year is called "${request}"`)
}

function isTableName(name: string): name is YearTableName {
  return name in yearTables
}

function isChartName(name: string): name is YearChartName {
  return name in yearCharts
}
