/**
 * The name of a numbered route: "I-75", "US-1", "SR-7". A line never breaks at its hyphen, which stays the plain one that
 * people type and search for. `split` has the names at every second place.
 */
export const ROUTE_NAME = /\b((?:I|US|SR|CR|A)-\d{1,4}[A-Z]?)\b/u
