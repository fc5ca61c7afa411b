// Outlines of the mark: hills, and a road with one stop. Of no place, so that it suits every district.

/** View box 0 0 48 48. */
export const MARK_LAND = 'M0 23C9 15 16 17 23 21S38 25 48 15V48H0z'
export const MARK_ROAD = 'M11 50C15 39 33 38 31 30S18 24 24 19.5'
export const MARK_STOP = { x: 30.5, y: 31 }
