// Separate from the schemas so that a page can use them without loading those.

/** Requests the latest published period. */
export const NEWEST = 'newest'

/** Requests the freeway overview for all roads combined. */
export const ALL_ROADS = 'all'

/** Possible states of a ramp signal today, in the order shown. */
export const RAMP_STATUSES = ['active', 'inactive', 'fault', 'notYetActivated'] as const
