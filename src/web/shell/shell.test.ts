import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { englishTranslations } from '../../../tests/builders/english-translations.ts'
import { LANGUAGES } from '../../contract/language.ts'
import { whenStable } from '../ui/browser.ts'
import type { ToastEnd } from '../ui/toasts.ts'
import { type DeviceFacts, deviceFlags } from './device-flags.ts'
import { rememberedHome, suggestedLanguage } from './language.ts'
import { isSwipeLeft, webSearchAddress } from './menu.ts'
import { offerUpdate } from './service-worker.ts'
import { boxesOverlap, toastTitle } from './toast-region.tsx'
import { focusGoal } from './use-after-navigation.ts'

describe('device flags', () => {
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

  test('an iPhone says so; an iPad calls itself a Macintosh and is recognized by its touch screen', () => {
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

  test('a computer is a desktop, even with a narrow window or a touch screen', () => {
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
})

describe('language', () => {
  test('the root of the site opens in the language chosen on the device; every other address stays as it is', () => {
    expect(rememberedHome('/', 'es', LANGUAGES)).toBe('/es/')
    expect(rememberedHome('/', 'en', LANGUAGES)).toBe(null)
    expect(rememberedHome('/', null, LANGUAGES)).toBe(null)
    expect(rememberedHome('/app/documents', 'es', LANGUAGES)).toBe(null)
    expect(rememberedHome('/ht/', 'es', LANGUAGES)).toBe(null)
  })

  test('the first of the browser’s languages that the site offers is suggested', () => {
    expect(suggestedLanguage('en', null, ['es-419', 'en-US'], LANGUAGES)).toBe('es')
    expect(suggestedLanguage('en', null, ['de', 'ht'], LANGUAGES)).toBe('ht')
    expect(suggestedLanguage('es', null, ['en-US', 'es'], LANGUAGES)).toBe('en')
  })

  test('a browser in the French of Haiti is offered Haitian Creole', () => {
    expect(suggestedLanguage('en', null, ['fr-HT', 'en'], LANGUAGES)).toBe('ht')
    expect(suggestedLanguage('en', null, ['fr-FR'], LANGUAGES)).toBe(null)
  })

  test('nothing is suggested to a visitor who already reads their own language or has chosen one', () => {
    expect(suggestedLanguage('en', null, ['en-US', 'es'], LANGUAGES)).toBe(null)
    expect(suggestedLanguage('en', 'en', ['es'], LANGUAGES)).toBe(null)
    expect(suggestedLanguage('en', null, [], LANGUAGES)).toBe(null)
  })

  test('a language that the district does not offer is neither suggested nor opened', () => {
    expect(suggestedLanguage('en', null, ['ht', 'es'], ['en', 'es'])).toBe('es')
    expect(rememberedHome('/', 'ht', ['en', 'es'])).toBe(null)
  })
})

describe('menu', () => {
  test('a swipe left closes the menu; a tap, a scroll and a swipe right do not', () => {
    const from = { x: 200, y: 300 }
    expect(isSwipeLeft(from, { x: 120, y: 310 })).toBe(true)
    expect(isSwipeLeft(from, { x: 190, y: 300 })).toBe(false)
    expect(isSwipeLeft(from, { x: 130, y: 400 })).toBe(false)
    expect(isSwipeLeft(from, { x: 280, y: 300 })).toBe(false)
  })

  const ENGINE = 'https://search.example/find?q={query}&kl=us-en'

  test('the search is restricted to the site’s own host and the term is encoded', () => {
    expect(webSearchAddress(ENGINE, 'traffic.example.gov', ' ramp signals & tolls? ')).toBe(
      'https://search.example/find?q=site%3Atraffic.example.gov%20ramp%20signals%20%26%20tolls%3F&kl=us-en',
    )
  })

  test('what a visitor types cannot change the engine’s address', () => {
    const address = webSearchAddress(ENGINE, 'traffic.example.gov', '$& {query} #top')
    expect(new URL(address ?? '').origin).toBe('https://search.example')
    expect(new URL(address ?? '').searchParams.get('q')).toBe('site:traffic.example.gov $& {query} #top')
    expect(new URL(address ?? '').hash).toBe('')
  })

  test('an empty term starts no search', () => {
    expect(webSearchAddress(ENGINE, 'traffic.example.gov', '')).toBeNull()
    expect(webSearchAddress(ENGINE, 'traffic.example.gov', ' \n ')).toBeNull()
  })
})

describe('service worker', () => {
  let log: MockInstance<typeof console.error>
  beforeEach(() => {
    vi.useFakeTimers()
    log = vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.useRealTimers()
    log.mockRestore()
  })

  async function offer(show: () => Promise<ToastEnd>) {
    const activate = vi.fn()
    const shown = vi.fn(show)
    await offerUpdate({ message: 'Updates available!', show: shown, activate })
    return { activate, shown }
  }

  test('a new version is announced by a warning toast for 5000 ms, and then activated', async () => {
    const { activate, shown } = await offer(async () => 'expired')
    expect(shown).toHaveBeenCalledWith({ kind: 'warning', message: 'Updates available!', durationMs: 5000 })
    expect(activate).toHaveBeenCalledOnce()
  })

  test('a visitor who dismisses the toast is not interrupted by a reload', async () => {
    const { activate } = await offer(async () => 'dismissed')
    expect(activate).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
  })

  test('if showing the update toast fails, the error is only logged', async () => {
    for (const show of [async () => 'failed' as const, () => Promise.reject(new Error('no room'))]) {
      const { activate } = await offer(show)
      expect(activate).not.toHaveBeenCalled()
    }
    expect(log).toHaveBeenCalledTimes(2)
  })

  test('the service worker registers as soon as the app is stable', async () => {
    const stable = Promise.withResolvers<void>()
    const register = vi.fn()
    const waiting = whenStable(stable.promise).then(register)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(register).not.toHaveBeenCalled()
    stable.resolve()
    await waiting
    expect(register).toHaveBeenCalledOnce()
  })

  test('an app that never becomes stable registers it after 30,000 ms', async () => {
    const register = vi.fn()
    void whenStable(new Promise(() => undefined)).then(register)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(register).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(register).toHaveBeenCalledOnce()
  })
})

describe('toast region', () => {
  const { t } = englishTranslations

  test('every kind except the default has its own title', () => {
    const titles = (['default', 'error', 'success', 'info', 'warning'] as const).map((kind) =>
      toastTitle({ kind, title: null }, t),
    )
    expect(titles).toEqual([null, 'Error', 'Success', 'Info', 'Warning'])
  })

  test('a toast’s own title replaces that of its kind', () => {
    expect(toastTitle({ kind: 'error', title: 'Not sent' }, t)).toBe('Not sent')
    expect(toastTitle({ kind: 'default', title: 'Copied' }, t)).toBe('Copied')
  })

  test('a toast covers a control when they overlap, not when they only touch', () => {
    const toast = { top: 93, right: 400, bottom: 150, left: 0 }
    expect(boxesOverlap(toast, { top: 140, right: 200, bottom: 188, left: 100 })).toBe(true)
    expect(boxesOverlap(toast, { top: 150, right: 200, bottom: 198, left: 100 })).toBe(false)
    expect(boxesOverlap(toast, { top: 100, right: 600, bottom: 148, left: 420 })).toBe(false)
  })
})

describe('use after navigation', () => {
  const documents = { path: '/app/documents', hash: '' }

  test('on the first page focus stays where the visitor has it', () => {
    expect(focusGoal(null, documents)).toBe('stay')
    expect(focusGoal(null, { ...documents, hash: '#plan' })).toBe('stay')
  })

  test('after every other navigation focus moves to the newest focus target', () => {
    expect(focusGoal({ path: '/app/services', hash: '' }, documents)).toBe('heading')
    expect(focusGoal({ path: '/app/services', hash: '#tim' }, documents)).toBe('heading')
  })

  test('an address with a fragment sends focus to the fragment’s element', () => {
    const plan = { ...documents, hash: '#master%20plan' }
    expect(focusGoal({ path: '/app/services', hash: '' }, plan)).toBe('fragment')
    expect(focusGoal(documents, plan)).toBe('fragment')
  })

  test('opening the menu, searching in the address or leaving a fragment is not a navigation to another page', () => {
    expect(focusGoal(documents, { ...documents })).toBe('stay')
    expect(focusGoal({ ...documents, hash: '#plan' }, documents)).toBe('stay')
  })
})
