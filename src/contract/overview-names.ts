// Apart from the schemas, so that a page can name them without carrying those.

/** Asks an overview for the period published last. */
export const NEWEST = 'newest'

/** Asks the freeway overview for all roads together. */
export const ALL_ROADS = 'all'
