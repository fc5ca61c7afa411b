import { expect, test } from 'vitest'
import { type DeviceFacts, deviceFlags, isPhoneLike } from './device-flags.ts'

const aPhone: DeviceFacts = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0.0.0 Mobile Safari/537.36',
  touchPoints: 5,
  isPointerCoarse: true,
  canHover: false,
  width: 412,
  height: 915,
}
const anIpad = {
  ...aPhone,
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
  width: 820,
  height: 1180,
}
const aMac = { ...anIpad, touchPoints: 0, isPointerCoarse: false, canHover: true, width: 1280, height: 800 }

test('an Android phone is a phone, upright or on its side', () => {
  const flags = { ios: false, android: true, tablet: false, desktop: false, isPhone: true }
  expect(deviceFlags(aPhone)).toEqual(flags)
  expect(deviceFlags({ ...aPhone, width: 915, height: 412 })).toEqual(flags)
})

test('an iPhone says so; an iPad calls itself a Macintosh and is known by its touch screen', () => {
  const iphone = { ...aPhone, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }
  expect(deviceFlags(iphone)).toMatchObject({ ios: true, android: false, isPhone: true })
  expect(deviceFlags(anIpad)).toEqual({
    ios: true,
    android: false,
    tablet: true,
    desktop: false,
    isPhone: false,
  })
})

test('a computer is a desktop, however narrow its window, and with a touch screen too', () => {
  expect(deviceFlags(aMac)).toEqual({
    ios: false,
    android: false,
    tablet: false,
    desktop: true,
    isPhone: false,
  })
  expect(deviceFlags({ ...aMac, width: 360 })).toMatchObject({ desktop: true, isPhone: false })
  const windows = { ...aMac, userAgent: 'Mozilla/5.0 (Windows NT 10.0)', touchPoints: 10 }
  expect(deviceFlags(windows)).toMatchObject({ ios: false, desktop: true })
})

test('the search bar is for what is neither tablet nor desktop, and for anything held upright', () => {
  expect(isPhoneLike({ tablet: false, desktop: false }, false)).toBe(true)
  expect(isPhoneLike({ tablet: true, desktop: false }, false)).toBe(false)
  expect(isPhoneLike({ tablet: false, desktop: true }, false)).toBe(false)
  expect(isPhoneLike({ tablet: true, desktop: false }, true)).toBe(true)
  expect(isPhoneLike({ tablet: false, desktop: true }, true)).toBe(true)
})
