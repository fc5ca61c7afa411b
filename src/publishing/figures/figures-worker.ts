import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { forbidNetwork } from '../../content/pdf/worker/forbid-network.ts'
import { watchProcess } from '../../content/pdf/worker/watch-process.ts'
import { Refusal } from '../publishing.ts'
import type { Cell, Sheet } from './cells.ts'
import { checkWorkbook } from './check-workbook.ts'
import type { FiguresJob, FiguresReply } from './read-figures.ts'
import { readTextTable } from './read-text-table.ts'
import { MAX_FILE_ROWS, understandFigures } from './understand.ts'

// The process that reads a file of figures, so that a malicious or broken one can take down nothing else.

forbidNetwork()
process.on('disconnect', () => process.exit())
watchProcess(Number(process.argv[2]))
process.once('message', (job: FiguresJob) => {
  void respond(job).then((reply) => process.send?.(reply, () => process.disconnect()))
})

async function respond({ path, isWorkbook, choices, place }: FiguresJob): Promise<FiguresReply> {
  try {
    const bytes = readFileSync(path)
    if (isWorkbook)
      return {
        kind: 'understood',
        understood: understandFigures(await readWorkbook(bytes), null, choices, place),
      }
    const { sheet, separator } = readTextTable(bytes, MAX_FILE_ROWS)
    return { kind: 'understood', understood: understandFigures([sheet], separator, choices, place) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', message: error.message }
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  checkWorkbook(bytes)
  const { sheets } = await readXlsx(bytes, {
    // Styles mark numbers as dates or percentages.
    readStyles: true,
    maxRows: MAX_FILE_ROWS + 1,
    sheets: ({ hidden = false, veryHidden = false }) => !hidden && !veryHidden,
  })
  return sheets.map(({ name, rows, merges = [], cells }) => ({
    name,
    merges,
    rows: rows.map((row, rowIndex) =>
      row.map((value, column): Cell => {
        const cell = cells?.get(`${rowIndex},${column}`)
        if (cell?.type === 'error') return { kind: 'error', text: String(cell.value) }
        if (cell?.formula !== undefined && (value === null || value === ''))
          return { kind: 'formula', text: `=${cell.formula}` }
        if (typeof value === 'number' && cell?.style?.numFmt?.includes('%') === true)
          return { kind: 'percent', value }
        return value
      }),
    ),
  }))
}
