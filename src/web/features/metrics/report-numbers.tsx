import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import type { AskedMetrics } from '../../../contract/metrics-address.ts'
import type { Report } from '../../../contract/report.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { ChartTable } from '../../charts/chart-table.tsx'
import { useFigureSpeech } from '../../messages/figure-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon, monitoringIcon } from '../../ui/icon-paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { corridorTable } from './arterial/corridor-rows.ts'
import { windowTable } from './express/window-table.ts'
import type { FigureTable } from './figure-chart.tsx'
import { readRows } from './figure-columns.ts'
import { sayStepCoverage } from './freeway/basis.ts'
import { stepTable } from './freeway/step-model.ts'
import { OverviewFace } from './overview-face.tsx'
import { arterialParams, expressParams, freewayParams, rampParams } from './overview-params.ts'
import { RAMP_COLUMNS, rampTable } from './ramp/ramp-table.ts'
import styles from './report-numbers.module.css'
import { reportView } from './report-view.ts'
import { metricsHref } from './use-asked-metrics.ts'

/** The numbers of one report as a table, with their CSV and the way to their charts; nothing for reports without. */
export function ReportNumbers({ report }: { report: Report }) {
  const asked = reportView(report)
  if (report.dataUrl === null || asked === null) return null
  return (
    <Suspense fallback={<Skeleton bars={['full', 'full', 'full', 'full']} />}>
      <Numbers asked={asked} dataUrl={report.dataUrl} />
    </Suspense>
  )
}

function Numbers({ asked, dataUrl }: { asked: AskedMetrics; dataUrl: string }) {
  const { say } = useFigureSpeech()
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{say('numbers.title')}</h2>
      <NumbersOf asked={asked} />
      <div className={styles.links} data-print="hide">
        <a href={`${dataUrl}?format=csv`}>
          <Icon of={downloadIcon} size={20} />
          {say('chart.csv')}
        </a>
        <Link href={metricsHref(asked)}>
          <Icon of={monitoringIcon} size={20} />
          {say('numbers.charts')}
        </Link>
      </div>
    </section>
  )
}

function NumbersOf({ asked }: { asked: AskedMetrics }) {
  switch (asked.tab) {
    case 'freeway':
      return <FreewayNumbers asked={asked} />
    case 'arterial':
      return <ArterialNumbers asked={asked} />
    case 'express':
      return <ExpressNumbers asked={asked} />
    case 'ramp':
      return <RampNumbers asked={asked} />
  }
}

function FreewayNumbers({ asked }: { asked: AskedMetrics & { tab: 'freeway' } }) {
  const speech = useFigureSpeech()
  const state = useAnswer('getFreewayOverview', freewayParams(asked))
  return (
    <OverviewFace state={state} asked={asked}>
      {(overview) => (
        <Table facts={`${speech.say('numbers.caption')}. ${sayStepCoverage(overview, speech)}`}>
          {stepTable(overview, speech, speech.say('numbers.caption'))}
        </Table>
      )}
    </OverviewFace>
  )
}

function ArterialNumbers({ asked }: { asked: AskedMetrics & { tab: 'arterial' } }) {
  const speech = useFigureSpeech()
  const state = useAnswer('getArterialOverview', arterialParams(asked))
  return (
    <OverviewFace state={state} asked={asked}>
      {(overview) => <Table>{corridorTable(overview, speech, speech.say('arterial.corridors'))}</Table>}
    </OverviewFace>
  )
}

function ExpressNumbers({ asked }: { asked: AskedMetrics & { tab: 'express' } }) {
  const speech = useFigureSpeech()
  const state = useAnswer('getExpressOverview', expressParams(asked))
  return (
    <OverviewFace state={state} asked={asked}>
      {({ windows, columns }) => (
        <Table>
          {windowTable(
            readRows(windows, ['direction', 'window']),
            columns,
            speech,
            speech.say('express.worth'),
          )}
        </Table>
      )}
    </OverviewFace>
  )
}

function RampNumbers({ asked }: { asked: AskedMetrics & { tab: 'ramp' } }) {
  const speech = useFigureSpeech()
  const state = useAnswer('getRampOverview', rampParams(asked))
  return (
    <OverviewFace state={state} asked={asked}>
      {({ ramps, columns }) => (
        <Table>{rampTable(ramps, RAMP_COLUMNS, columns, speech, speech.say('metrics.tab.ramp'))}</Table>
      )}
    </OverviewFace>
  )
}

function Table({ facts, children }: { facts?: ReactNode; children: FigureTable }) {
  const { say } = useFigureSpeech()
  return (
    <div className={styles.table}>
      {facts === undefined ? null : <p className={styles.facts}>{facts}</p>}
      <ChartTable notMeasuredText={say('metrics.notMeasured')} isWide {...children} />
    </div>
  )
}
