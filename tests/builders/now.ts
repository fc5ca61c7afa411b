/** The tests' current time: 9 a.m. in Florida. */
export const NOW = new Date('2026-11-21T14:00:00Z')
