import { untilIdle } from './until-idle.ts'

/** A visitor who is about to use something: points at it, presses it, or reaches it by keyboard. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

let wanted: Promise<unknown> | null = null

/** Resolves when the visitor first turns to the page, or when the browser has nothing urgent to do; from then on at once. */
export function untilWanted(): Promise<unknown> {
  wanted ??= Promise.race([nextSign(), untilIdle()])
  return wanted
}

/** Resolves at the visitor's next move, or when the connection is back. */
export function untilTriedAgain(): Promise<unknown> {
  return Promise.race([
    nextSign(),
    new Promise((resolve) => addEventListener('online', resolve, { once: true })),
  ])
}

function nextSign(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, resolve, { once: true, passive: true })
  })
}
