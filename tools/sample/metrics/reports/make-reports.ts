import { TIM_AREAS } from '../../../../src/contract/tim-report.ts'
import { MONTHS, QUARTERS, WEEKS } from '../periods.ts'
import { arterialReport } from './arterial-report.ts'
import { expressReport } from './express-report.ts'
import { freewayReport } from './freeway-report.ts'
import { incidentReport } from './incident-report.ts'
import { rampReport } from './ramp-report.ts'
import type { SampleReport } from './sample-report.ts'
import type { SampleTables } from './table-rows.ts'

/** The newest reports of every category of figures. */
export function makeSampleReports(tables: SampleTables): SampleReport[] {
  const [weeks, months, quarters] = [WEEKS.slice(-6), MONTHS.slice(-6), QUARTERS.slice(-4)]
  return [
    ...weeks.map((week) => freewayReport('week', week, tables)),
    ...months.map((month) => freewayReport('month', month, tables)),
    ...quarters.map((quarter) => freewayReport('quarter', quarter, tables)),
    ...quarters.map((quarter) => arterialReport('metrics_arterial_broward', quarter, tables)),
    ...quarters.map((quarter) => arterialReport('metrics_arterial_palmBeach', quarter, tables)),
    ...months.map((month) => expressReport('metrics_express_i75', month, tables)),
    ...months.map((month) => expressReport('metrics_express_i95', month, tables)),
    ...months.map((month) => expressReport('metrics_express_i595', month, tables)),
    ...months.map((month) => rampReport(month, tables)),
    ...months.slice(-1).flatMap((month) => TIM_AREAS.map((area) => incidentReport(area, month, tables))),
  ]
}
