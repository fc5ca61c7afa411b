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

const SCRIPTS: readonly Script[] = [
  { lasts: 55, every: 180, subtype: 'crash', text: 'Crash', lanes: '1 Right lane closed' },
  {
    lasts: 90,
    every: 300,
    subtype: 'crash',
    text: 'Crash with a truck',
    lanes: '2 Left lanes closed',
    isMajor: true,
  },
  {
    lasts: 35,
    every: 110,
    subtype: 'disabledVehicle',
    text: 'Disabled vehicle',
    lanes: 'Right shoulder blocked',
  },
  {
    lasts: 25,
    every: 140,
    subtype: 'debrisRlane',
    text: 'Debris in the right lane',
    lanes: '1 Right lane closed',
  },
  {
    lasts: 70,
    every: 420,
    subtype: 'vehicleOnFire',
    text: 'Vehicle fire',
    lanes: 'All lanes closed',
    isFullClosure: true,
    isMajor: true,
  },
  {
    lasts: 240,
    every: 900,
    type: 'closures',
    subtype: 'onrampclosed',
    text: 'Entrance ramp closed for repairs',
  },
  {
    lasts: 20_160,
    every: 30_240,
    type: 'roadwork',
    subtype: 'pavingOperations',
    text: 'Paving',
    lanes: 'some-lanes-closed',
    isNightly: true,
  },
  {
    lasts: 20_160,
    every: 30_240,
    type: 'roadwork',
    subtype: 'bridge work',
    text: 'Bridge work',
    lanes: '1 Left lane closed',
    isNightly: true,
  },
  {
    lasts: 300,
    every: 2880,
    type: 'specialEvents',
    subtype: 'specialEvent',
    text: 'Concert at the fairgrounds',
  },
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
