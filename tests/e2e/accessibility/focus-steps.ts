import { expect, type Locator, type Page } from '@playwright/test'
import { endAnimations } from '../support/animations.ts'

/** Nobody tabs further than this for one thing. */
const MOST_STOPS = 120

/** What has focus, and whether a person can see that it has. */
export interface FocusSeen {
  name: string
  /** `null`: nothing is wrong. */
  error: 'outside the window' | 'covered' | 'without a ring' | null
}

/** A visitor at the keyboard. After each key that moves focus, checks that the visitor sees where it went. */
export interface Keyboard {
  /** Presses keys, one after the other. */
  press: (...keys: string[]) => Promise<void>
  type: (text: string) => Promise<void>
  /** Presses Tab until `goal` has focus. */
  tabTo: (goal: Locator) => Promise<void>
  /** Presses Shift and Tab until `goal` has focus. */
  tabBackTo: (goal: Locator) => Promise<void>
  /** Waits until focus is on `goal`, and checks it. */
  expectOn: (goal: Locator) => Promise<void>
}

export function keyboardOf(page: Page): Keyboard {
  const tab = async (key: 'Tab' | 'Shift+Tab', goal: Locator) => {
    const errors: string[] = []
    const focused = goal.and(page.locator(':focus'))
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press(key)
      const seen = await focusSeenAtRest(page)
      if (seen !== null && seen.error !== null) errors.push(`${seen.name}: ${seen.error}`)
      if ((await focused.count()) > 0) break
    }
    expect(errors, 'stops whose focus is not seen').toEqual([])
    await expect(focused, `${key} leads there`).toBeAttached()
    await expectSeenInForcedColours(page)
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
      await expect.poll(async () => (await focusSeen(page))?.error ?? null).toBeNull()
    },
  }
}

async function expectSeenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect((await focusSeenAtRest(page))?.error, 'in forced colors').toBeNull()
  await page.emulateMedia({ forcedColors: 'none' })
}

/** A page scrolls to the focused element in a few frames; a busy machine renders some of them late. */
const MOST_FRAMES = 300

/** Like {@link focusSeen}, once everything has stopped moving: a menu may still be sliding in. */
export async function focusSeenAtRest(page: Page): Promise<FocusSeen | null> {
  let seen = await focusSeen(page)
  for (let frame = 0; frame < MOST_FRAMES && seen !== null && seen.error !== null; frame++) {
    await endAnimations(page)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    seen = await focusSeen(page)
  }
  return seen
}

/** What has focus, and whether a person can see it; `null`: focus has left the page. */
function focusSeen(page: Page): Promise<FocusSeen | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
      return null
    // A switch that is a pixel wide is shown by its label.
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
      // Headings that were opened are read, not pressed.
      element.tabIndex < 0 ||
      element.closest('svg') !== null ||
      rings.some((ring) => ring !== null && ring.outlineStyle !== 'none' && ring.outlineWidth !== '0px')
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`
    if (!isInside) return { name, error: 'outside the window' }
    if (!isOnTop) return { name, error: 'covered' }
    return { name, error: hasRing ? null : 'without a ring' }
  })
}
