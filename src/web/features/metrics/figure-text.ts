import type { OverviewColumn } from '../../../contract/metrics-overview.ts'
import type { Measured } from '../../../measures/measured.ts'
import type { FigureSpeech } from '../../messages/figure-words.ts'
import { formatMoney, formatNumber } from '../../ui/format-number.ts'

type Written = Pick<OverviewColumn, 'unit' | 'decimals'>

/** A figure as a cell of a table holds it; `null`: not measured. */
export function figureText(
  value: Measured,
  { unit, decimals }: Written,
  { language }: FigureSpeech,
): string | null {
  if (value === null) return null
  return unit === 'USD' ? formatMoney(value, language) : formatNumber(value, language, decimals)
}

/** A figure with its unit in words, as it is read aloud: "31.0 minutes", "96.2 percent". */
export function figureInWords(value: Measured, written: Written, speech: FigureSpeech): string {
  const text = figureText(value, written, speech)
  if (text === null) return speech.say('metrics.notMeasured')
  const unit = written.unit === 'USD' || written.unit === 'ratio' ? '' : speech.unitOf(written.unit)
  return unit === '' ? text : `${text}\u00a0${unit}`
}
