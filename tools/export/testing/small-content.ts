import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Enough for every kind of page; more would only take longer. */
const REPORTS = [
  'annual-report-fy2026',
  'freeway-weekly-2026-11-08',
  'incident-management-tim-broward-2026-10',
  'its-master-plan-2024-2033',
]

/** Copies the sample content with four of its reports, the figures of the newest period, and a report that was taken down. */
export async function writeSmallContent(folder: string): Promise<void> {
  await cp('content', folder, { recursive: true })
  for (const name of await readdir(join(folder, 'reports'))) {
    if (!REPORTS.includes(name.replace(/\.yaml$/, ''))) await rm(join(folder, 'reports', name))
  }
  for (const name of await readdir(join(folder, 'files'))) {
    if (!REPORTS.includes(name.replace(/\.pdf$/, ''))) await rm(join(folder, 'files', name))
  }
  for (const name of await readdir(join(folder, 'metrics'))) {
    const path = join(folder, 'metrics', name)
    const [header = '', ...rows] = (await readFile(path, 'utf8')).trimEnd().split('\n')
    // The first cell is the start of the period.
    const period = rows.at(-1)?.split(',')[0]
    const newest = rows.filter((row) => row.split(',')[0] === period)
    await writeFile(path, `${[header, ...newest].join('\n')}\n`)
  }
  await writeFile(join(folder, 'removed.yaml'), REMOVED)
}

const REMOVED = `removed:
  - id: annual-report-fy2015
    title: Annual report, FY 2015
    language: en
    files: [annual-report-fy2015.pdf]
    on: 2026-10-01
    why: It showed the figures of another district.
    replacedBy: annual-report-fy2026
`
