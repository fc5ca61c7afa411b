import { chartAddress } from '../../../contract/metrics-address.ts'
import { FIGURE_PERIODS, metricsChoices } from '../../../contract/metrics-choices.ts'
import { definitionPath, pagePath } from '../../../contract/pages.ts'
import type { Stat } from '../../../contract/stats.ts'
import type { ComparisonRule } from '../../../measures/comparison/compare.ts'
import { useResponse } from '../../api/query-client.ts'
import { QueryView } from '../../api/query-view.tsx'
import { useSite } from '../../api/site-context.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { type Compared, comparisonText, shortUnit } from '../../messages/comparison-text.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { directionText } from '../../messages/names.ts'
import type { Translate } from '../../messages/translate.ts'
import { SampleChip } from '../../ui/chip.tsx'
import { formatDays, formatNumber } from '../../ui/format.ts'
import styles from '../../ui/key-figure.module.css'
import { KeyFigure, KeyFigures } from '../../ui/key-figure.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'

/** The headline figures of the newest periods: how the roads did. Nothing if the office publishes no figures. */
export function KeyFiguresSection() {
  const { t } = useTranslations()
  const site = useSite()
  if (metricsChoices(site.categories).tabs.length === 0) return null
  return (
    <section aria-labelledby="key-figures">
      <div className={`wrap ${styles.sectionHeading}`}>
        <h2 id="key-figures">{t('keyFigures.title')}</h2>
        {/* For the whole page: its list of reports comes later. */}
        {site.sample ? <SampleChip>{t('discover.sample')}</SampleChip> : null}
      </div>
      <Figures />
    </section>
  )
}

function Figures() {
  const { t } = useTranslations()
  const state = useResponse('getStats', {})
  return (
    <QueryView
      state={state}
      bars={['full']}
      size="block"
      failed={{ title: t('keyFigures.failed'), hint: t('failed.hint') }}
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyNotice title={t('keyFigures.empty')}>{t('keyFigures.emptyHint')}</EmptyNotice>
        ) : (
          <KeyFigures columns={4}>
            {items.map((stat) => (
              <StatFigure key={stat.key} stat={stat} />
            ))}
          </KeyFigures>
        )
      }
    </QueryView>
  )
}

function StatFigure({ stat }: { stat: Stat }) {
  const translations = useTranslations()
  const { t, language, headlineOf } = translations
  const headline = headlineOf(stat.key)
  const { label, value, unit, decimals, period, definition } = stat
  const { direction, text } = comparisonText(comparedStat(stat, t), language, t)
  const name = headline?.name ?? label
  const offered = metricsChoices(useSite().categories)
  const chart = chartAddress(stat.source.table, stat.source.column, period.start, offered)
  return (
    <KeyFigure
      level={3}
      name={name}
      number={value === null ? null : formatNumber(value, language, decimals)}
      unit={shortUnit(unit, language)}
      direction={direction}
      comparison={value === null ? t('compare.notMeasured') : text}
      facts={[
        formatDays(period.start, period.end, language),
        directionText(stat.direction, translations),
        ...restingOn(stat, translations),
      ].join('\u00a0· ')}
      meaning={{ title: t('keyFigures.meaning'), text: headline?.meaning ?? definition }}
      definition={{ href: definitionPath(stat.source.column), text: t('keyFigures.definition') }}
      link={chart === null ? null : { href: pagePath('metrics') + chart, text: t('keyFigures.chart') }}
    />
  )
}

/** What the figure is based on: how many of how many, or how much was measured. */
function restingOn({ n, coveragePercent, status }: Stat, { t, language }: Translations): string[] {
  const preliminary = status === 'preliminary' ? [t('report.preliminary')] : []
  if (n !== null) return [t('keyFigures.measured', n), ...preliminary]
  if (coveragePercent === null) return preliminary
  return [t('keyFigures.coverage', { percent: formatNumber(coveragePercent, language, 1) }), ...preliminary]
}

/** A headline figure is compared with the period before, as on Metrics, so that no figure has two comparisons. */
export function comparedStat(stat: Stat, t: Translate): Compared {
  const { value, unit, decimals, goodDirection, previousValue, period } = stat
  const kind = FIGURE_PERIODS.find((one) => one === period.kind) ?? 'other'
  return {
    value,
    unit,
    decimals,
    goodDirection,
    sameWithin: sameWithinOf(unit),
    baseline: previousValue,
    baselineName: t(`compare.previous.${kind}`),
  }
}

/** The same for every column of that unit: half a minute or point, or a twentieth of a count. */
function sameWithinOf(unit: string): ComparisonRule['sameWithin'] {
  const isMeasured = ['minutes', 'percent', 'mph'].includes(unit)
  return isMeasured ? { amount: 0.5, of: 'unit' } : { amount: 5, of: 'baselinePercent' }
}
