import type { EventCount, FreewayOverview } from '../../../../contract/metrics-overview.ts'
import { ChartTable } from '../../../charts/chart-table.tsx'
import { Legend } from '../../../charts/legend.tsx'
import { MiniBars } from '../../../charts/mini-bars.tsx'
import { scaleFromZero } from '../../../charts/percent-scale.ts'
import { eventName } from '../../../messages/event-name.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { FigureChart } from '../figure-chart.tsx'
import { columnOf } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-text.ts'
import { basisOf } from './basis.ts'
import { countyTable } from './county-table.ts'
import { freewayTableId } from './freeway-table-id.ts'

/** What happened on the road: events by type, and below by county. */
export function FreewayEvents({ overview }: { overview: Published<FreewayOverview> }) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period, events } = overview
  const name = periodName(period.kind, period.start, language)
  const types = events.filter(({ county }) => county === 'all')
  if (types.length === 0) return null
  const byCounty = countyTable(events, translations, t('freeway.eventsByCounty', { period: name }))
  return (
    <FigureChart
      id="events"
      title={t('freeway.events')}
      subtitle={t('freeway.eventsSubtitle', { period: name })}
      columns={['events', 'event_type']}
      tableId={freewayTableId(period.kind)}
      periodName={name}
      start={period.start}
      basis={[
        ...basisOf(overview, translations),
        t(byCounty === null ? 'freeway.countiesUnpublished' : 'freeway.noneRecordedNote'),
      ]}
      table={byCounty}
    >
      <EventTable overview={overview} types={types} caption={t('freeway.eventsSubtitle', { period: name })} />
    </FigureChart>
  )
}

function EventTable(props: {
  overview: Published<FreewayOverview>
  types: readonly EventCount[]
  caption: string
}) {
  const { overview, types, caption } = props
  const translations = useTranslations()
  const { t } = translations
  const { kind } = overview.period
  const column = columnOf(overview.columns, 'events')
  const scale = scaleFromZero(
    types.flatMap(({ events }) => [events.value, events.previous]),
    3,
  )
  const text = (value: number | null) => figureText(value, column, translations)
  return (
    <>
      <Legend
        id="events"
        items={[
          { form: 'now', text: t(`metrics.now.${kind}`) },
          { form: 'before', text: t(`metrics.before.${kind}`) },
        ]}
      />
      <ChartTable
        caption={caption}
        notMeasuredText={t('metrics.notMeasured')}
        columns={[
          { key: 'type', title: t('freeway.event'), holds: 'words' },
          { key: 'now', title: t(`metrics.now.${kind}`), holds: 'figures' },
          {
            key: 'bars',
            title: <span className="visually-hidden">{t('freeway.events')}</span>,
            holds: 'bars',
          },
          { key: 'before', title: t(`metrics.before.${kind}`), holds: 'figures' },
          { key: 'mean', title: t(`metrics.mean.${kind}`), holds: 'figures' },
        ]}
        rows={types.map(({ eventType, events }) => ({
          key: eventType,
          cells: [
            eventName(eventType, translations),
            events.value === null ? null : <strong key="now">{text(events.value)}</strong>,
            <MiniBars
              key="bars"
              id={`events-${eventType}`}
              value={events.value}
              previous={events.previous}
              scale={scale}
            />,
            text(events.previous),
            text(events.mean),
          ],
        }))}
      />
    </>
  )
}
