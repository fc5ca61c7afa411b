import { CAMERA_STATES } from '../../contract/camera-state.ts'
import { useSite } from '../api/site-context.tsx'
import { CamerasFrame, FeedLine } from '../features/cameras/cameras-frame.tsx'
import { spanText } from '../features/cameras/model/state-text.ts'
import { StateMark } from '../features/cameras/state-line.tsx'
import type { LoadedCameras } from '../features/cameras/use-cameras.ts'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { inLanguage } from '../messages/with-title.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { formatMoment } from '../ui/format-date.ts'
import { formatNumber } from '../ui/format-number.ts'
import styles from './camera-health-page.module.css'

/** How the camera feed is doing, for everybody. */
export function CameraHealthPage() {
  return (
    <ProseFrame page="camera-health">
      {(prose) => (
        <>
          <HealthView />
          <ProseSections sections={prose.sections} />
        </>
      )}
    </ProseFrame>
  )
}

/** How the feed does and how many pictures can be trusted, as tables. */
function HealthView() {
  return <CamerasFrame>{(loaded) => <Health {...loaded} />}</CamerasFrame>
}

function Health(loaded: LoadedCameras) {
  const { list } = loaded
  const { t } = useTranslations()
  return (
    <div className={styles.health}>
      <div>
        {list.feed.kind === 'sample' ? <SampleChip>{t('cameras.sample')}</SampleChip> : null}
        <FeedLine {...loaded} />
      </div>
      <ByState list={list} />
      <p>{t('health.unchecked', { count: list.unchecked })}</p>
      <Feed list={list} />
      <Problems list={list} />
    </div>
  )
}

function ByState({ list }: { list: LoadedCameras['list'] }) {
  const { t, language } = useTranslations()
  const sum = CAMERA_STATES.reduce((total, state) => total + (list.states[state] ?? 0), 0)
  return (
    <table className={styles.table}>
      <caption>{t('health.byState')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('health.state')}</th>
          <th scope="col" className={styles.number}>
            {t('health.views')}
          </th>
          <th scope="col">{t('health.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {CAMERA_STATES.map((state) => (
          <tr key={state}>
            <th scope="row">
              <span className={styles.state}>
                <StateMark mark={state} /> {t(`state.${state}`)}
              </span>
            </th>
            <td className={styles.number}>{formatNumber(list.states[state] ?? 0, language)}</td>
            <td>{t(`state.meaning.${state}`)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('health.sum')}</th>
          <td className={styles.number}>{formatNumber(sum, language)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}

function Feed({ list }: { list: LoadedCameras['list'] }) {
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

function Problems({ list }: { list: LoadedCameras['list'] }) {
  const { t, language, feedProblemText: textOf } = useTranslations()
  const { problems } = list.feed
  return (
    <section>
      <h2 className={styles.heading}>{t('health.problems')}</h2>
      {problems.length === 0 ? (
        <p>{t('health.noProblems')}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('health.problems')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('health.problem')}</th>
              <th scope="col" className={styles.number}>
                {t('health.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.map((problem) => {
              const said = textOf(problem)
              return (
                <tr key={problem.code}>
                  <td {...inLanguage(said, language)}>{said.text}</td>
                  <td className={styles.number}>{formatNumber(problem.count, language)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}
