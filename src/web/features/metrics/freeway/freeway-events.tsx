import type { EventCount, FreewayOverview } from '../../../../contract/metrics-overview.ts'
import { ChartTable } from '../../../charts/chart-table.tsx'
import { Legend } from '../../../charts/legend.tsx'
import { MiniBars } from '../../../charts/mini-bars.tsx'
import { scaleFromZero } from '../../../charts/percent-scale.ts'
import { eventName } from '../../../messages/event-name.ts'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { FigureChart } from '../figure-chart.tsx'
import { columnOf } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-words.ts'
import { basisOf } from './basis.ts'
import { countyTable } from './county-table.ts'
import { freewayTableId } from './freeway-table-id.ts'

/** What happened on the road: events by type, and below by county. */
export function FreewayEvents({ overview }: { overview: Published<FreewayOverview> }) {
  const speech = useFigureSpeech()
  const { say, language } = speech
  const { period, events } = overview
  const name = periodName(period.kind, period.start, language)
  const types = events.filter(({ county }) => county === 'all')
  if (types.length === 0) return null
  const byCounty = countyTable(events, speech, say('freeway.eventsByCounty', { period: name }))
  return (
    <FigureChart
      id="events"
      title={say('freeway.events')}
      subtitle={say('freeway.eventsSubtitle', { period: name })}
      columns={['events', 'event_type']}
      tableId={freewayTableId(period.kind)}
      periodName={name}
      start={period.start}
      basis={[
        ...basisOf(overview, speech),
        say(byCounty === null ? 'freeway.countiesUnpublished' : 'freeway.noneRecordedNote'),
      ]}
      table={byCounty}
    >
      <EventTable
        overview={overview}
        types={types}
        caption={say('freeway.eventsSubtitle', { period: name })}
      />
    </FigureChart>
  )
}

function EventTable(props: {
  overview: Published<FreewayOverview>
  types: readonly EventCount[]
  caption: string
}) {
  const { overview, types, caption } = props
  const speech = useFigureSpeech()
  const { say } = speech
  const { kind } = overview.period
  const column = columnOf(overview.columns, 'events')
  const scale = scaleFromZero(
    types.flatMap(({ events }) => [events.value, events.previous]),
    3,
  )
  const text = (value: number | null) => figureText(value, column, speech)
  return (
    <>
      <Legend
        id="events"
        items={[
          { form: 'now', text: say(`metrics.now.${kind}`) },
          { form: 'before', text: say(`metrics.before.${kind}`) },
        ]}
      />
      <ChartTable
        caption={caption}
        notMeasuredText={say('metrics.notMeasured')}
        columns={[
          { key: 'type', title: say('freeway.event'), holds: 'words' },
          { key: 'now', title: say(`metrics.now.${kind}`), holds: 'figures' },
          {
            key: 'bars',
            title: <span className="visually-hidden">{say('freeway.events')}</span>,
            holds: 'bars',
          },
          { key: 'before', title: say(`metrics.before.${kind}`), holds: 'figures' },
          { key: 'mean', title: say(`metrics.mean.${kind}`), holds: 'figures' },
        ]}
        rows={types.map(({ eventType, events }) => ({
          key: eventType,
          cells: [
            eventName(eventType, speech),
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
