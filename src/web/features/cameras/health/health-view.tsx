import type { CamerasAnswer } from '../../../../contract/camera.ts'
import { CAMERA_STATES } from '../../../../contract/camera-state.ts'
import { useSite } from '../../../api/site-context.tsx'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { inLanguage } from '../../../messages/in-language.ts'
import { SampleChip } from '../../../ui/chip.tsx'
import { formatMoment } from '../../../ui/format-date.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import { CamerasFrame, type LoadedCameras } from '../feed/cameras-frame.tsx'
import { FeedLine } from '../feed/feed-line.tsx'
import { StateMark } from '../feed/state-mark.tsx'
import { spanWords } from '../model/state-words.ts'
import styles from './health-view.module.css'

/** How the feed does and how many pictures can be trusted, as tables. */
export function HealthView() {
  return <CamerasFrame extent="begun">{(loaded) => <Health {...loaded} />}</CamerasFrame>
}

function Health(loaded: LoadedCameras) {
  const { answer } = loaded
  const { say } = useCameraSpeech()
  return (
    <div className={styles.health}>
      <div>
        {answer.feed.kind === 'sample' ? <SampleChip>{say('cameras.sample')}</SampleChip> : null}
        <FeedLine {...loaded} />
      </div>
      <ByState answer={answer} />
      <p>{say('health.unchecked', { count: answer.unchecked })}</p>
      <Feed answer={answer} />
      <Problems answer={answer} />
    </div>
  )
}

function ByState({ answer }: { answer: CamerasAnswer }) {
  const { say, language } = useCameraSpeech()
  const sum = CAMERA_STATES.reduce((total, state) => total + (answer.states[state] ?? 0), 0)
  return (
    <table className={styles.table}>
      <caption>{say('health.byState')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('health.state')}</th>
          <th scope="col" className={styles.number}>
            {say('health.views')}
          </th>
          <th scope="col">{say('health.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {CAMERA_STATES.map((state) => (
          <tr key={state}>
            <th scope="row">
              <span className={styles.state}>
                <StateMark mark={state} /> {say(`state.${state}`)}
              </span>
            </th>
            <td className={styles.number}>{formatNumber(answer.states[state] ?? 0, language)}</td>
            <td>{say(`state.meaning.${state}`)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{say('health.sum')}</th>
          <td className={styles.number}>{formatNumber(sum, language)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}

function Feed({ answer }: { answer: CamerasAnswer }) {
  const speech = useCameraSpeech()
  const { say, language } = speech
  const { timeZone } = useSite().district
  const { kind, lastSuccessAt, lastTryAt, pollSeconds, outsideArea } = answer.feed
  const moment = (at: string | null) =>
    at === null ? say('health.never') : formatMoment(new Date(at), language, timeZone)
  return (
    <section>
      <h2 className={styles.heading}>{say('health.feed')}</h2>
      <dl className={styles.facts}>
        <dt>{say('health.kind')}</dt>
        <dd>{say(`health.kind.${kind}`)}</dd>
        <dt>{say('health.lastSuccess')}</dt>
        <dd>{moment(lastSuccessAt)}</dd>
        <dt>{say('health.lastTry')}</dt>
        <dd>{moment(lastTryAt)}</dd>
        <dt>{say('health.poll')}</dt>
        <dd>{spanWords(pollSeconds, speech)}</dd>
      </dl>
      {outsideArea > 0 ? (
        <p className={styles.outside}>{say('health.outside', { count: outsideArea })}</p>
      ) : null}
    </section>
  )
}

function Problems({ answer }: { answer: CamerasAnswer }) {
  const { say, language, feedProblemText: textOf } = useCameraSpeech()
  const { problems } = answer.feed
  return (
    <section>
      <h2 className={styles.heading}>{say('health.problems')}</h2>
      {problems.length === 0 ? (
        <p>{say('health.noProblems')}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{say('health.problems')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('health.problem')}</th>
              <th scope="col" className={styles.number}>
                {say('health.count')}
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
