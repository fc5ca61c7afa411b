import type { SiteContent } from '../../../content/site-content.ts'

type Content = Pick<SiteContent, 'site' | 'exits'>

/** Seconds. */
export const MINUTE = 60

/** A recurring event: how long it lasts, and how long until it happens again somewhere else. Minutes. */
interface Script {
  lasts: number
  every: number
  /** Missing: an incident. */
  type?: 'roadwork' | 'closures' | 'specialEvents'
  subtype: string
  text: string
  /** Missing: the feed does not say. */
  lanes?: string
  isFullClosure?: true
  isMajor?: true
  /** At night, with the hours that 511 services give. */
  isNightly?: true
}

const NIGHT_WORK = { type: 'roadwork', isNightly: true } as const

const script = (
  lasts: number,
  every: number,
  subtype: string,
  text: string,
  more: Partial<Script>,
): Script => ({ ...{ lasts, every, subtype, text }, ...more })

const SCRIPTS: readonly Script[] = [
  script(55, 180, 'crash', 'Crash', { lanes: '1 Right lane closed' }),
  script(90, 300, 'crash', 'Crash with a truck', { lanes: '2 Left lanes closed', isMajor: true }),
  script(35, 110, 'disabledVehicle', 'Disabled vehicle', { lanes: 'Right shoulder blocked' }),
  script(25, 140, 'debrisRlane', 'Debris in the right lane', { lanes: '1 Right lane closed' }),
  script(70, 420, 'vehicleOnFire', 'Vehicle fire', {
    lanes: 'All lanes closed',
    isFullClosure: true,
    isMajor: true,
  }),
  script(240, 900, 'onrampclosed', 'Entrance ramp closed for repairs', { type: 'closures' }),
  script(20_160, 30_240, 'pavingOperations', 'Paving', { ...NIGHT_WORK, lanes: 'some-lanes-closed' }),
  script(20_160, 30_240, 'bridge work', 'Bridge work', { ...NIGHT_WORK, lanes: '1 Left lane closed' }),
  script(300, 2880, 'specialEvent', 'Concert at the fairgrounds', { type: 'specialEvents' }),
]

/** The events at a moment, seconds since 1970: those of each script that have begun and not ended. */
export function eventsAt({ exits }: Content, seconds: number) {
  if (exits.length === 0) return []
  // Twice as many along a long list of exits as along a short one.
  const rounds = exits.length > 40 ? 2 : 1
  return SCRIPTS.flatMap((script, number) =>
    Array.from({ length: rounds }, (_, round) => {
      const every = script.every * MINUTE
      const shifted = seconds + scatter(number, round) * every
      const time = Math.floor(shifted / every)
      const begunAt = Math.floor(seconds - (shifted - time * every))
      const pick = scatter(number * 31 + round, time)
      return { script, id: `${number}${round}-${time}`, begunAt, pick }
    }),
  ).flatMap((one) => {
    const { script, begunAt, pick } = one
    const exit = exits[Math.floor(pick * exits.length)]
    return exit === undefined || seconds >= begunAt + script.lasts * MINUTE ? [] : [{ ...one, exit }]
  })
}

/** A number from 0 to 1, always the same for the same arguments. */
export function scatter(a: number, b: number): number {
  const mixed = Math.imul((a + 1) ^ Math.imul(b + 7, 0x85_eb_ca_6b), 0xc2_b2_ae_35)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}
