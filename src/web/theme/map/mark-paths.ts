// Written by tools/assets/make-map.ts from tools/geo. Do not edit: change tools/assets/map-pictures.ts.

/** View box 0 0 48 48. */
export const MARK_LAND = 'M0-4.3l7.7 0 3.2 6.8 8.1 24.1-2 23.2-17 0z'
export const MARK_ROAD = 'M15.4 48.9l2.7-14.7 .1-4.5-.8-3.9-3.6-7-3-1.4-.9-3 .8-4.4-2.8-4.5-1.6-6.1'
export const MARK_STOP = { x: 17.7, y: 27.9 }
