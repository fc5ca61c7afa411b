import { expect, type Locator, type Page } from '@playwright/test'
import { endAnimations } from '../support/animations.ts'

/** The most Tab presses anybody should need to reach something. */
const MOST_STOPS = 120

/** The focused element, and whether its focus is visible. */
export interface FocusCheck {
  name: string
  /** `null`: the focus is visible. */
  error: 'outside the window' | 'covered' | 'without a ring' | null
}

/** A visitor with a keyboard. After each key that moves focus, checks that the focus is visible. */
export interface Keyboard {
  /** Presses keys one after another. */
  press: (...keys: string[]) => Promise<void>
  type: (text: string) => Promise<void>
  /** Presses Tab until `goal` has focus. */
  tabTo: (goal: Locator) => Promise<void>
  /** Presses Shift+Tab until `goal` has focus. */
  tabBackTo: (goal: Locator) => Promise<void>
  /** Waits until `goal` has focus, and checks that it is visible. */
  expectOn: (goal: Locator) => Promise<void>
}

export function keyboardOf(page: Page): Keyboard {
  const tab = async (key: 'Tab' | 'Shift+Tab', goal: Locator) => {
    const errors: string[] = []
    const focused = goal.and(page.locator(':focus'))
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press(key)
      const seen = await checkSettledFocus(page)
      if (seen !== null && seen.error !== null) errors.push(`${seen.name}: ${seen.error}`)
      if ((await focused.count()) > 0) break
    }
    expect(errors, 'elements whose focus is not visible').toEqual([])
    await expect(focused, `${key} reaches it`).toBeAttached()
    await expectVisibleInForcedColors(page)
  }
  return {
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    tabTo: (goal) => tab('Tab', goal),
    tabBackTo: (goal) => tab('Shift+Tab', goal),
    expectOn: async (goal) => {
      await expect(goal).toBeFocused()
      await expect.poll(async () => (await checkFocus(page))?.error ?? null).toBeNull()
    },
  }
}

async function expectVisibleInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect((await checkSettledFocus(page))?.error, 'in forced colors').toBeNull()
  await page.emulateMedia({ forcedColors: 'none' })
}

/** A page scrolls to the focused element within a few frames; on a busy machine it takes longer. */
const MOST_FRAMES = 300

/** Like {@link checkFocus}, but waits until nothing moves: a menu may still be sliding in. */
export async function checkSettledFocus(page: Page): Promise<FocusCheck | null> {
  let seen = await checkFocus(page)
  for (let frame = 0; frame < MOST_FRAMES && seen !== null && seen.error !== null; frame++) {
    await endAnimations(page)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    seen = await checkFocus(page)
  }
  return seen
}

/** Checks the focused element. `null`: focus has left the page. */
function checkFocus(page: Page): Promise<FocusCheck | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
      return null
    // A switch one pixel wide is represented by its label.
    const label = element instanceof HTMLInputElement && element.offsetWidth <= 1 ? element.labels?.[0] : null
    const shown = label ?? element
    const { left, top, right, bottom, width, height } = shown.getBoundingClientRect()
    // If an element is larger than the window, a visible part is enough.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    const isWhole = top >= 0 && bottom <= innerHeight
    const middle = document.elementFromPoint(isWhole ? left + width / 2 : x, isWhole ? top + height / 2 : y)
    const isOnTop = middle !== null && (shown.contains(middle) || middle.contains(shown))
    // A field or link may show its focus on the box around it, or on a child that fills it.
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    const rings = [
      ...around.map((one) => (one ? getComputedStyle(one) : null)),
      getComputedStyle(element, '::after'),
    ]
    const hasRing =
      // Headings get focus after a navigation, but are not controls.
      element.tabIndex < 0 ||
      element.closest('svg') !== null ||
      // Chromium focuses a date's calendar button within the field and draws a ring around it.
      element.matches('[type="date"]:not(:focus-visible)') ||
      rings.some((ring) => ring !== null && ring.outlineStyle !== 'none' && ring.outlineWidth !== '0px')
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`
    if (!isInside) return { name, error: 'outside the window' }
    if (!isOnTop) return { name, error: 'covered' }
    return { name, error: hasRing ? null : 'without a ring' }
  })
}
