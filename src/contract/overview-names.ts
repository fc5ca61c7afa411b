// Apart from the schemas, so that a page can name them without carrying those.

/** Asks an overview for the period published last. */
export const NEWEST = 'newest'

/** Asks the freeway overview for all roads together. */
export const ALL_ROADS = 'all'

/** What a ramp signal may be doing today, in the order shown. */
export const RAMP_STATUSES = ['active', 'inactive', 'fault', 'notYetActivated'] as const
