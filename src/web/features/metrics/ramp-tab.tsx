import type { ReactNode } from 'react'
import type { RampFigures, RampOverview } from '../../../contract/metrics-overview.ts'
import { useResponse } from '../../api/query-client.ts'
import { Dash } from '../../charts/data-table.tsx'
import { Drawing } from '../../charts/marks.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { directionText } from '../../messages/names.ts'
import { formatMonth } from '../../ui/format.ts'
import { parseRouteRef, RouteMarker } from '../../ui/route-marker.tsx'
import { Emphasized } from '../../ui/whole-words.tsx'
import { Choices, PeriodField } from './choices.tsx'
import { FigureChart } from './figure-chart.tsx'
import type { Published } from './figures.ts'
import { rampParams, type TabParams } from './metrics-params.ts'
import { Lead, OverviewFrame, useLastResponse } from './overview-frame.tsx'
import {
  associationText,
  corridorsOf,
  countMetered,
  RAMP_COLUMNS,
  rampFacts,
  rampFigures,
  rampLead,
  rampTable,
  rampText,
  sinceText,
} from './ramp-model.ts'
import styles from './ramp-tab.module.css'

/** Every ramp signal along its road: what is on, what is off and why, and what was measured. */
export function RampTab({ params }: { params: TabParams<'ramp'> }) {
  const translations = useTranslations()
  const state = useResponse('getRampOverview', rampParams(params))
  const starts = useLastResponse(state, 'ramp')?.starts ?? []
  return (
    <>
      {starts.length === 0 ? null : (
        <Choices params={params} fields={['period']}>
          <PeriodField params={params} kind="month" starts={starts} />
        </Choices>
      )}
      <OverviewFrame state={state} params={params}>
        {(overview) => (
          <>
            <Lead facts={rampFacts(overview, translations)}>{rampLead(overview, translations)}</Lead>
            <div className="stack">
              {corridorsOf(overview.ramps).map((ramps) => (
                <RampCorridor key={ramps[0]?.id} overview={overview} ramps={ramps} />
              ))}
            </div>
          </>
        )}
      </OverviewFrame>
    </>
  )
}

function RampCorridor(props: { overview: Published<RampOverview>; ramps: readonly RampFigures[] }) {
  const { overview, ramps } = props
  const translations = useTranslations()
  const { t, language } = translations
  const { period } = overview
  const [first] = ramps
  if (first === undefined) return null
  const { road } = first
  const month = formatMonth(period.start, language)
  const sign = parseRouteRef(road)
  const association = associationText(ramps, month, translations)
  return (
    <FigureChart
      id={`ramps-${first.id}`}
      title={t('ramp.corridor', { road, direction: directionText(first.direction, translations) })}
      emblem={sign === null ? null : <RouteMarker {...sign} label={null} size={36} />}
      subtitle={t('ramp.corridorSubtitle', { on: countMetered(ramps), all: ramps.length, month })}
      columns={RAMP_COLUMNS}
      tableId="ramp_monthly"
      overview={overview}
      basis={[association]}
      finding={rampLead({ ramps, period }, translations)}
      isText
      table={rampTable(ramps, overview, translations)}
    >
      <RampLine ramps={ramps} note={association} />
    </FigureChart>
  )
}

/** A road with its ramps merging into it: on, off, out of order or not yet on, and the measurements at each. */
export function RampLine(props: { ramps: readonly RampFigures[]; note: string }) {
  const translations = useTranslations()
  const { t, language } = translations
  return (
    <>
      <ol className={styles.line}>
        {props.ramps.map((ramp, index) => {
          const since = sinceText(ramp, translations)
          const note = rampText(ramp, 'note', language)
          const figures = rampFigures(ramp, translations)
          const isAnyMeasured = figures.some(({ text }) => text !== null)
          return (
            <li key={ramp.id} className={styles.stop}>
              <Merge status={ramp.status} isLast={index === props.ramps.length - 1} />
              <div className={styles.head}>
                <h3 className="row-title">{ramp.interchange}</h3>
                <p className={styles.status}>{t(`ramp.status.${ramp.status}`)}</p>
                {since === null ? null : (
                  <p className={styles.since} lang={since.language}>
                    {since.text}
                  </p>
                )}
              </div>
              {isAnyMeasured ? (
                <dl className={styles.figures}>
                  {figures.map(({ name, text }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{text === null ? <Dash /> : <Emphasized>{text}</Emphasized>}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
              <p className={`${styles.reason} ${isAnyMeasured ? '' : styles.early}`} lang={note?.language}>
                {note?.text}
              </p>
            </li>
          )
        })}
      </ol>
      <p className={styles.note} data-picture="hide">
        {props.note}
      </p>
    </>
  )
}

type Status = RampFigures['status']

const RAMPS: Readonly<Record<Status, string | undefined>> = {
  active: styles.ramp,
  fault: styles.ramp,
  inactive: styles.off,
  notYetActivated: styles.planned,
}

/** The stretch of road at a ramp, and the ramp with its state's mark: once horizontal, once vertical. */
function Merge({ status, isLast }: { status: Status; isLast: boolean }) {
  return (
    <>
      <Drawing className={styles.lying} height="64">
        <line className={styles.road} x1="-1" x2="100%" y1="12" y2="12" />
        <path className={RAMPS[status]} d="M64 12C36 13 20 24 16 44" />
        <svg x="16" y="44" overflow="visible" aria-hidden="true">
          {STATUS_MARKS[status]}
        </svg>
        {isLast ? (
          <svg x="100%" y="12" overflow="visible" aria-hidden="true">
            <path fill="none" stroke="var(--primary)" strokeWidth="4" d="M-10-8 0 0-10 8" />
          </svg>
        ) : null}
      </Drawing>
      <Drawing className={styles.standing} width="56" height="100%">
        <line className={styles.road} x1="10" x2="10" y1="0" y2="100%" />
        <path className={RAMPS[status]} d="M10 12C12 24 22 28 36 28" />
        <svg x="40" y="28" overflow="visible" aria-hidden="true">
          {STATUS_MARKS[status]}
        </svg>
      </Drawing>
    </>
  )
}

/** A check, a bar, a warning or an empty ring: each state has its shape; its name is beside it. */
const STATUS_MARKS: Readonly<Record<Status, ReactNode>> = {
  active: (
    <>
      <circle fill="var(--ok)" r="11" />
      <path fill="none" stroke="var(--on-ok)" strokeWidth="2.5" d="m-5 0 3.5 4L5-4" />
    </>
  ),
  inactive: (
    <>
      <circle className={styles.ring} r="10" />
      <path className={styles.ring} d="M-6 6 6-6" />
    </>
  ),
  fault: (
    <>
      <path fill="var(--express)" d="M0-12 12 9-12 9Z" />
      <path stroke="var(--card)" strokeWidth="2.5" d="M0-5v7M0 5v1.5" />
    </>
  ),
  notYetActivated: <circle className={styles.ring} strokeDasharray="4 3" r="10" />,
}
