import type { Incident } from '../../contract/tim-report.ts'
import type { Measured } from '../measured.ts'

/**
 * Severity level of an incident by how long it lasted: 1 under 30 minutes, 2 from 30 to 120,
 * 3 over 120. From unrounded minutes: 29.96 is level 1. `null`: the duration is not known.
 */
export function levelOfDuration(minutes: Measured): Incident['level'] {
  if (minutes === null) return null
  if (minutes < 30) return 1
  return minutes <= 120 ? 2 : 3
}
