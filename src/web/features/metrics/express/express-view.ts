import type { ExpressOverview } from '../../../../contract/metrics-overview.ts'
import type { TableId } from '../../../../contract/metrics-table.ts'
import type { Published } from '../overview-face.tsx'

/** One direction of one road's express lanes in one month. */
export interface ExpressView {
  overview: Published<ExpressOverview>
  direction: string
  /** "95 Express". */
  road: string
  tableId: TableId
}

/** The whole of the direction: its figures and their trend. */
export function wholeOf({ overview, direction }: ExpressView) {
  return overview.directions.find((one) => one.direction === direction) ?? { figures: {}, trend: NO_TREND }
}

const NO_TREND = { starts: [], figures: {} }
