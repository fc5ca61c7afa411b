import { Emphasized } from '../ui/emphasized.tsx'
import marks from './marks.module.css'
import styles from './ramp-line.module.css'

/** One ramp where it meets the road. */
export interface RampStop {
  key: string
  name: string
  status: 'active' | 'inactive' | 'fault' | 'notYetActivated'
  statusText: string
  /** When it runs, or since when it does not. Empty: unknown. */
  since: string
  /** The language of `since`, which may be the office's own. */
  sinceLanguage: string
  /** Why it is off, or what to know about it. `null`: nothing. */
  note: string | null
  /** `null`: not measured. Facts are between `**`. */
  figures: readonly { name: string; text: string | null }[]
}

interface RampLineProps {
  /** In the order a driver passes them. */
  stops: readonly RampStop[]
  notMeasuredText: string
  /** The language of the stops' names and notes, which the office writes. */
  officeLanguage: string
  /** What to know before comparing. */
  note: string
}

/** A road with its ramps merging into it: on, off, out of order or not yet on, and what was measured at each. */
export function RampLine({ stops, notMeasuredText, officeLanguage, note }: RampLineProps) {
  return (
    <>
      <ol className={styles.line}>
        {stops.map((stop, index) => (
          <li key={stop.key} className={styles.stop}>
            <Merge status={stop.status} isLast={index === stops.length - 1} />
            <div className={styles.head}>
              <h3>{stop.name}</h3>
              <p className={styles.status}>{stop.statusText}</p>
              {stop.since === '' ? null : (
                <p className={styles.since} lang={stop.sinceLanguage}>
                  {stop.since}
                </p>
              )}
            </div>
            <Figures stop={stop} notMeasuredText={notMeasuredText} />
            <p
              className={`${styles.reason} ${isAnyMeasured(stop) ? '' : styles.early}`}
              lang={officeLanguage}
            >
              {stop.note}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </>
  )
}

/** What was measured at a ramp; nothing where nothing was, as at one that is off. */
function Figures({ stop, notMeasuredText }: { stop: RampStop; notMeasuredText: string }) {
  return !isAnyMeasured(stop) ? null : (
    <dl className={styles.figures}>
      {stop.figures.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text === null ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">{notMeasuredText}</span>
              </>
            ) : (
              <Emphasized>{text}</Emphasized>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isAnyMeasured({ figures }: RampStop): boolean {
  return figures.some(({ text }) => text !== null)
}

/** The stretch of road at a ramp, and the ramp with the mark of its state: once lying, once standing. */
function Merge({ status, isLast }: { status: RampStop['status']; isLast: boolean }) {
  const ramp =
    status === 'active' || status === 'fault'
      ? styles.ramp
      : status === 'inactive'
        ? styles.off
        : styles.planned
  return (
    <>
      <svg className={styles.lying} aria-hidden="true">
        <line className={styles.road} x1="-1" x2="100%" y1="12" y2="12" />
        <path className={ramp} d="M64 12C36 13 20 24 16 44" />
        <svg x="16" y="44" overflow="visible" aria-hidden="true">
          <StatusMark status={status} />
        </svg>
        {isLast ? (
          <svg x="100%" y="12" overflow="visible" aria-hidden="true">
            <path className={styles.arrow} d="M-10-8 0 0-10 8" />
          </svg>
        ) : null}
      </svg>
      <svg className={styles.standing} aria-hidden="true">
        <line className={styles.road} x1="10" x2="10" y1="0" y2="100%" />
        <path className={ramp} d="M10 12C12 24 22 28 36 28" />
        <svg x="40" y="28" overflow="visible" aria-hidden="true">
          <StatusMark status={status} />
        </svg>
      </svg>
    </>
  )
}

/** A check, a bar, a warning or an empty ring: each state by its form; its name is beside it. */
function StatusMark({ status }: { status: RampStop['status'] }) {
  switch (status) {
    case 'active':
      return (
        <>
          <circle className={styles.on} r="11" />
          <path className={styles.onSign} d="m-5 0 3.5 4L5-4" />
        </>
      )
    case 'inactive':
      return (
        <>
          <circle className={styles.ring} r="10" />
          <path className={styles.ringSign} d="M-6 6 6-6" />
        </>
      )
    case 'fault':
      return (
        <>
          <path className={marks.express} d="M0-12 12 9-12 9Z" />
          <path className={styles.errorSign} d="M0-5v7M0 5v1.5" />
        </>
      )
    case 'notYetActivated':
      return <circle className={styles.plannedRing} r="10" />
  }
}
