/** What a browser reports about its device. */
export interface DeviceFacts {
  userAgent: string
  /** How many touches the screen detects at a time; 0 without a touch screen. */
  touchPoints: number
  /** Media feature `(pointer: coarse)`: the main pointer is a finger. */
  isPointerCoarse: boolean
  /** Media feature `(hover: hover)`: the main pointer can hover. */
  canHover: boolean
  /** Of the window, CSS pixels. */
  width: number
  height: number
}

/** The shortest shorter side of a tablet, CSS pixels. The same as in side-menu.module.css. */
const TABLET_SHORT_SIDE = 600

/**
 * The product's device flags. Exactly one of `isPhone`, `tablet` and `desktop` is true. The style sheet checks the same
 * with media features, so that nothing flashes. Pure.
 */
export function deviceFlags(facts: DeviceFacts) {
  const isTouchFirst = facts.isPointerCoarse && !facts.canHover
  const isTablet = isTouchFirst && Math.min(facts.width, facts.height) >= TABLET_SHORT_SIDE
  // Since 2019 an iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  const isIos =
    /iPhone|iPad|iPod/.test(facts.userAgent) || (/Macintosh/.test(facts.userAgent) && facts.touchPoints > 1)
  return {
    ios: isIos,
    android: /Android/.test(facts.userAgent),
    tablet: isTablet,
    desktop: !isTouchFirst,
    isPhone: isTouchFirst && !isTablet,
  }
}

export function readDeviceFacts(): DeviceFacts {
  return {
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isPointerCoarse: matchMedia('(pointer: coarse)').matches,
    canHover: matchMedia('(hover: hover)').matches,
    width: innerWidth,
    height: innerHeight,
  }
}
