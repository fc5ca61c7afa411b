import { CAMERA_STATES, type CameraState } from '../../contract/camera-state.ts'
import { useSite } from '../api/site-context.tsx'
import { DataTable } from '../charts/data-table.tsx'
import { CamerasFrame, FeedLine } from '../features/cameras/cameras-frame.tsx'
import { StateMark } from '../features/cameras/state-mark.tsx'
import type { LoadedCameras } from '../features/cameras/use-cameras.ts'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { spanText } from '../messages/age-text.ts'
import { inLanguage, useTranslations } from '../messages/messages-context.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { formatMoment, formatNumber } from '../ui/format.ts'
import { Emphasized } from '../ui/whole-words.tsx'
import styles from './camera-health-page.module.css'

/** The public page about the state of the camera feed. */
export function CameraHealthPage() {
  return (
    <ProseFrame page="camera-health" titleClass="tool-title">
      {(prose) => (
        <>
          <CamerasFrame needsCameras={false}>{(loaded) => <Health {...loaded} />}</CamerasFrame>
          <ProseSections sections={prose.sections} />
        </>
      )}
    </ProseFrame>
  )
}

/** The state of the feed and of its pictures, as tables. */
function Health(loaded: LoadedCameras) {
  const { list } = loaded
  const { t } = useTranslations()
  const { fresh = 0 } = list.states
  const sum = CAMERA_STATES.reduce((total, state) => total + (list.states[state] ?? 0), 0)
  return (
    <div className={`stack ${styles.health}`}>
      <div className={styles.list}>
        {list.feed.kind === 'sample' ? <SampleChip>{t('cameras.sample')}</SampleChip> : null}
        <p className={styles.answer}>
          <Emphasized>{t('health.answer', { fresh, of: sum })}</Emphasized>
        </p>
        <FeedLine {...loaded} />
      </div>
      <ByState list={list} sum={sum} />
      {list.unchecked === 0 ? null : <p>{t('health.unchecked', { count: list.unchecked })}</p>}
      <Feed list={list} />
      <Problems list={list} />
    </div>
  )
}

type List = LoadedCameras['list']

function ByState({ list, sum }: { list: List; sum: number }) {
  const { t, language } = useTranslations()
  const count = (state: CameraState) => list.states[state] ?? 0
  return (
    <section className={styles.byState}>
      <h2 className={styles.heading}>{t('health.byState')}</h2>
      <DataTable
        caption={t('health.byState')}
        columns={[
          { key: 'state', title: t('health.state'), holds: 'words' },
          { key: 'views', title: t('health.views') },
          { key: 'meaning', title: t('health.meaning'), holds: 'words' },
        ]}
        rows={[
          ...CAMERA_STATES.map((state) => ({
            key: state,
            cells: [
              <span key={state} className={styles.state}>
                <StateMark mark={state} /> {t(`state.${state}`)}
              </span>,
              formatNumber(count(state), language),
              t(`state.meaning.${state}`),
            ],
          })),
          { key: 'sum', cells: [t('health.sum'), formatNumber(sum, language), ''] },
        ]}
      />
    </section>
  )
}

function Feed({ list }: { list: List }) {
  const translations = useTranslations()
  const { t, language } = translations
  const { timeZone } = useSite().district
  const { kind, lastSuccessAt, lastTryAt, pollSeconds, outsideArea } = list.feed
  const moment = (at: string | null) =>
    at === null ? t('health.never') : formatMoment(new Date(at), language, timeZone)
  return (
    <section>
      <h2 className={styles.heading}>{t('health.feed')}</h2>
      <dl className={styles.facts}>
        <dt>{t('health.kind')}</dt>
        <dd>{t(`health.kind.${kind}`)}</dd>
        <dt>{t('health.lastSuccess')}</dt>
        <dd>{moment(lastSuccessAt)}</dd>
        <dt>{t('health.lastTry')}</dt>
        <dd>{moment(lastTryAt)}</dd>
        <dt>{t('health.poll')}</dt>
        <dd>{spanText(pollSeconds, translations)}</dd>
      </dl>
      {outsideArea > 0 ? (
        <p className={styles.outside}>{t('health.outside', { count: outsideArea })}</p>
      ) : null}
    </section>
  )
}

function Problems({ list }: { list: List }) {
  const { t, language, feedProblemText } = useTranslations()
  const { problems } = list.feed
  return (
    <section>
      <h2 className={styles.heading}>{t('health.problems')}</h2>
      {problems.length === 0 ? (
        <p>{t('health.noProblems')}</p>
      ) : (
        <DataTable
          caption={t('health.problems')}
          columns={[
            { key: 'problem', title: t('health.problem'), holds: 'words' },
            { key: 'count', title: t('health.count') },
          ]}
          rows={problems.map((problem) => {
            const described = feedProblemText(problem)
            const text = (
              <span key="text" {...inLanguage(described, language)}>
                {described.text}
              </span>
            )
            return { key: problem.code, cells: [text, formatNumber(problem.count, language)] }
          })}
        />
      )}
    </section>
  )
}
