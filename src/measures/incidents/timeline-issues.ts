import { type IncidentTimes, millisecondsOf, type StampName } from './stamps.ts'

/**
 * Two stamps of one incident in an order that somebody must review.
 * `outOfOrder`: one of them is wrong and must be corrected.
 * `lanesOpenedEarly`: lanes were open before help arrived, as when a driver moves
 * the car himself. True and kept, but flagged, because a mistake looks the same.
 * `dispatchedEarly`: help was sent on the first report, before it was verified. Also kept and flagged;
 * no time is counted from the dispatch.
 */
export interface TimelineIssue {
  kind: 'outOfOrder' | 'lanesOpenedEarly' | 'dispatchedEarly'
  /** The stamp that is earlier than it should be. */
  stamp: StampName
  /** The stamp it should not come before. */
  before: StampName
}

/** The responders' steps in order. T5 is about the road, T7 about traffic: they have their own rules. */
const RESPONSE_CHAIN = ['t1', 't2', 't3', 't4', 't6'] as const

/**
 * Problems in the order of one incident's stamps: T1 ≤ T2 ≤ T3 ≤ T4 ≤ T6 and T1 ≤ T5 ≤ T6 and T1 ≤ T7,
 * where present; T3 before T2 is flagged and kept, as is T5 before T4 or an earlier step of the response.
 * Equal stamps are in order. Missing stamps are skipped. Source: FHWA TIM performance measures.
 */
export function timelineIssues(times: IncidentTimes): TimelineIssue[] {
  const isBefore = (stamp: StampName, other: StampName): boolean => {
    const [first, second] = [times[stamp], times[other]]
    return first !== null && second !== null && millisecondsOf(first) < millisecondsOf(second)
  }
  const issues: TimelineIssue[] = []
  const refuse = (stamp: StampName, before: StampName) => {
    if (isBefore(stamp, before)) issues.push({ kind: 'outOfOrder', stamp, before })
  }

  // Each stamp is compared with the latest one before it, so that t4 before t2 is found even if t3 is wrong, too.
  let latest: StampName = 't1'
  for (const stamp of RESPONSE_CHAIN) {
    const isSentOnReport = stamp === 't3' && latest === 't2' && isBefore('t3', 't2') && !isBefore('t3', 't1')
    if (isSentOnReport) issues.push({ kind: 'dispatchedEarly', stamp, before: latest })
    else refuse(stamp, latest)
    if (times[stamp] !== null && !isBefore(stamp, latest)) latest = stamp
  }
  refuse('t5', 't1')
  refuse('t6', 't5')
  refuse('t7', 't1')

  const early = isBefore('t5', 't1')
    ? undefined
    : (['t4', 't3', 't2'] as const).find((step) => isBefore('t5', step))
  if (early !== undefined) issues.push({ kind: 'lanesOpenedEarly', stamp: 't5', before: early })
  return issues
}
