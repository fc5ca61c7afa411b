/** What a browser says of the device it runs on. */
export interface DeviceFacts {
  userAgent: string
  /** Fingers the screen can tell apart; 0 without a touch screen. */
  touchPoints: number
  /** Media feature `(pointer: coarse)`: the main way to point is a finger. */
  isPointerCoarse: boolean
  /** Media feature `(hover: hover)`: the main way to point can rest over a thing. */
  canHover: boolean
  /** Of the window, CSS pixels. */
  width: number
  height: number
}

/** The product's device flags. `isPhone`, `tablet` and `desktop` exclude each other; one always holds. */
interface DeviceFlags {
  ios: boolean
  android: boolean
  tablet: boolean
  desktop: boolean
  isPhone: boolean
}

/** From this shorter side on, CSS pixels, a touch screen is a tablet; side-menu.module.css says the same. */
const TABLET_SHORT_SIDE = 600

/** Checks the device. Pure; the style sheet checks the same by media features, so that nothing flashes. */
export function deviceFlags(facts: DeviceFacts): DeviceFlags {
  const isTouchFirst = facts.isPointerCoarse && !facts.canHover
  const isTablet = isTouchFirst && Math.min(facts.width, facts.height) >= TABLET_SHORT_SIDE
  // Since 2019 an iPad calls itself a Macintosh; no Macintosh has a touch screen.
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

/** Asks this browser. */
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
