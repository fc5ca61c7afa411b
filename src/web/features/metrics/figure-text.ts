import type { OverviewColumn } from '../../../contract/metrics-overview.ts'
import type { Measured } from '../../../measures/measured.ts'
import type { Translations } from '../../messages/catalog.ts'
import { formatMoney, formatNumber } from '../../ui/format-number.ts'

type Written = Pick<OverviewColumn, 'unit' | 'decimals'>

/** A figure as a cell of a table holds it; `null`: not measured. */
export function figureText(
  value: Measured,
  { unit, decimals }: Written,
  { language }: Translations,
): string | null {
  if (value === null) return null
  return unit === 'USD' ? formatMoney(value, language) : formatNumber(value, language, decimals)
}

/** A figure with its unit in words, as it is read aloud: "31.0 minutes", "96.2 percent". */
export function figureWithUnit(value: Measured, written: Written, translations: Translations): string {
  const text = figureText(value, written, translations)
  if (text === null) return translations.t('metrics.notMeasured')
  const unit = written.unit === 'USD' || written.unit === 'ratio' ? '' : translations.unitOf(written.unit)
  return unit === '' ? text : `${text}\u00a0${unit}`
}
