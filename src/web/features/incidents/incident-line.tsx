import type { Incident } from '../../../contract/tim-report.ts'
import { OPEN_ROADS } from '../../../measures/incidents/open-roads.ts'
import marks from '../../charts/marks.module.css'
import { Drawing, HatchPattern, hatchOf } from '../../charts/marks.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { incidentShape } from './incident-model.ts'

/** One incident as a line. The text beside it gives the times, so it is not read aloud. */
export function IncidentLine({ incident }: { incident: Incident }) {
  const { t } = useTranslations()
  const { parts, ticks, lengthMinutes } = incidentShape(incident)
  const x = (minutes: number) => `${Math.round((10_000 * minutes) / lengthMinutes) / 100}%`
  const id = `incident-${incident.id}`
  const goal = OPEN_ROADS.limitMinutes
  return (
    <Drawing height="50">
      <HatchPattern id={id} />
      {parts.map(({ form, from, to }) =>
        form === 'recovering' ? (
          <line
            key={form}
            stroke="var(--outline)"
            strokeWidth="3"
            strokeDasharray="1 6"
            strokeLinecap="round"
            x1={x(from)}
            x2={x(to)}
            y1="32"
            y2="32"
          />
        ) : (
          <rect
            key={form}
            className={form === 'blocked' ? marks.now : marks.hatched}
            x={x(from)}
            y="24"
            width={x(to - from)}
            height="16"
            fill={form === 'blocked' ? undefined : hatchOf(id)}
          />
        ),
      )}
      {ticks.map((minutes, index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: two stamps may be of one minute
          key={index}
          stroke="var(--on-surface)"
          strokeWidth="2"
          x1={x(minutes)}
          x2={x(minutes)}
          y1="19"
          y2="45"
        />
      ))}
      <line className={marks.goalLine} x1={x(goal)} x2={x(goal)} y1="16" y2="48" />
      <text
        className={marks.label}
        x={x(goal)}
        y="12"
        textAnchor={goal > lengthMinutes * 0.8 ? 'end' : 'middle'}
      >
        {t('tim.limit')}
      </text>
    </Drawing>
  )
}
