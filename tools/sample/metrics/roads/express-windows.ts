/** How an hour of the weekday goes in the express lanes of one direction. */
export interface ExpressWindow {
  window: string
  /** Share of the direction's vehicles of the whole month, percent. */
  volumeShare: number
  /** How full the lanes are against the worst hour: 1 is the worst. */
  load: number
}

/** Hours that are worst in the morning, from the direction into town. */
const MORNING: readonly ExpressWindow[] = [
  { window: '06:00-07:00', volumeShare: 6.4, load: 0.72 },
  { window: '07:00-08:00', volumeShare: 8.3, load: 1 },
  { window: '08:00-09:00', volumeShare: 7.9, load: 0.94 },
  { window: '09:00-10:00', volumeShare: 5.8, load: 0.6 },
  { window: '10:00-15:00', volumeShare: 17.4, load: 0.28 },
  { window: '15:00-16:00', volumeShare: 4.1, load: 0.34 },
  { window: '16:00-17:00', volumeShare: 4.4, load: 0.4 },
  { window: '17:00-18:00', volumeShare: 4.6, load: 0.42 },
  { window: '18:00-19:00', volumeShare: 3.9, load: 0.3 },
]

/** Hours that are worst in the afternoon, out of town. */
const AFTERNOON: readonly ExpressWindow[] = [
  { window: '06:00-07:00', volumeShare: 3.4, load: 0.26 },
  { window: '07:00-08:00', volumeShare: 4.5, load: 0.38 },
  { window: '08:00-09:00', volumeShare: 4.6, load: 0.4 },
  { window: '09:00-10:00', volumeShare: 4.0, load: 0.32 },
  { window: '10:00-15:00', volumeShare: 18.6, load: 0.34 },
  { window: '15:00-16:00', volumeShare: 6.9, load: 0.78 },
  { window: '16:00-17:00', volumeShare: 8.1, load: 0.96 },
  { window: '17:00-18:00', volumeShare: 8.4, load: 1 },
  { window: '18:00-19:00', volumeShare: 6.2, load: 0.7 },
]

/** Reversible lanes: eastbound until noon, westbound from early afternoon. */
const isMorningHour = ({ window }: ExpressWindow) => window < '10:00'
const isAfternoonHour = ({ window }: ExpressWindow) => window >= '15:00'

/** One tolled corridor of the annual reports. */
export interface ExpressCorridor {
  name: string
  /** The direction into town first. */
  directions: readonly { direction: string; volumeShare: number; windows: readonly ExpressWindow[] }[]
  /** Highest toll there was, against the mean of the worst hour. */
  maximumToll: number
}

export const EXPRESS = {
  metrics_express_i95: {
    name: '95 Express',
    directions: [
      { direction: 'southbound', volumeShare: 0.51, windows: MORNING },
      { direction: 'northbound', volumeShare: 0.49, windows: AFTERNOON },
    ],
    maximumToll: 2.6,
  },
  metrics_express_i75: {
    name: '75 Express',
    directions: [
      { direction: 'southbound', volumeShare: 0.5, windows: MORNING },
      { direction: 'northbound', volumeShare: 0.5, windows: AFTERNOON },
    ],
    maximumToll: 2.2,
  },
  metrics_express_i595: {
    name: '595 Express',
    directions: [
      { direction: 'eastbound', volumeShare: 0.52, windows: MORNING.filter(isMorningHour) },
      { direction: 'westbound', volumeShare: 0.48, windows: AFTERNOON.filter(isAfternoonHour) },
    ],
    maximumToll: 2.1,
  },
} as const satisfies Record<string, ExpressCorridor>
