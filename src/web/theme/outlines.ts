// Outlines of the mark: hills, and a road with one stop. They show no real place, so that they suit every district.

/** View box 0 0 48 48. */
export const MARK_LAND = 'M0 23C9 15 16 17 23 21S38 25 48 15V48H0z'
export const MARK_ROAD = 'M11 50C15 39 33 38 31 30S18 24 24 19.5'
export const MARK_STOP = { x: 30.5, y: 31 }

// Outlines of the covers and the promo picture: hills and roads, also of no real place.

/** View box 0 0 180 232. */
export const COVER_LAND = 'M-60 70C-20 40 30 44 74 66S150 84 240 36V260H-60z'
export const COVER_ROAD = 'M52 240C66 190 146 186 140 148S86 104 112 78'
export const COVER_STOP = { x: 138.5, y: 154 }

/** View box 0 0 320 120. */
export const PROMO_LAND = 'M-400 66C-200 40-40 26 70 46S226 70 330 36S620 30 720 60V520H-400z'
export const PROMO_ROADS = 'M36 132C74 92 212 104 206 76S132 66 160 52M206 76C250 66 290 70 420 34'
