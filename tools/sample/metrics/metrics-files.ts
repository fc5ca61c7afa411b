import { readDistrictShape } from '../pdf/district-shape.ts'
import { renderDocument } from '../pdf/render-document.ts'
import { readRoboto } from '../pdf/roboto.ts'
import type { SampleFile } from '../sample-content.ts'
import { makeRampsFile } from './ramps/ramps-file.ts'
import { makeSampleReports } from './reports/make-reports.ts'
import { metricsEntry, metricsPdf } from './reports/sample-report.ts'
import { makeSampleTables, writeSampleTable } from './sample-tables.ts'

/** Makes every sample file about figures: the tables, the list of ramps, and reports with their PDFs. The same bytes every time. */
export async function* makeMetricsFiles(): AsyncGenerator<SampleFile> {
  const tables = makeSampleTables()
  for (const [id, rows] of tables) {
    yield { path: `metrics/${id}.csv`, bytes: Buffer.from(writeSampleTable(id, rows)) }
  }
  yield { path: 'ramps.yaml', bytes: Buffer.from(await makeRampsFile()) }
  const materials = { roboto: await readRoboto(), shape: await readDistrictShape() }
  for (const report of makeSampleReports(tables)) {
    yield { path: `files/${report.id}.pdf`, bytes: await renderDocument(metricsPdf(report), materials) }
    yield { path: `reports/${report.id}.yaml`, bytes: Buffer.from(metricsEntry(report)) }
  }
}
