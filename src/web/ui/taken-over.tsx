import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { untilTriedAgain, untilWanted } from '../browser/until-wanted.ts'
import { readEarlyChoices } from './early-choices.tsx'
import { repeatEarlyPresses } from './early-presses.ts'
import type { Late } from './late.tsx'

/** True until what the server drew is taken over for the first time; a part that comes later has no HTML to keep. */
let isFirstDrawing = true

/** Fetches the code of one part each. */
const preloads: (() => Promise<void>)[] = []

let readBesides: () => Promise<void> = async () => undefined

/** Names what every part needs besides its code, such as words; it is fetched at the same time. */
export function besidesEveryPart(read: () => Promise<void>): void {
  readBesides = read
}

/** Fetches what every part needs besides its code, for a page that needs the same at once. */
export const readBesidesParts = () => readBesides()

/** Fetches the code of all parts known so far, so that they draw without waiting. */
export async function preloadTakenOver(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()))
}

/** The same for a page that comes without the server's HTML; the first page of a visit does not wait for its parts. */
export async function preloadPartsOfNextPage(): Promise<void> {
  if (!isFirstDrawing) await preloadTakenOver()
}

/**
 * Makes a part that the server draws and the browser takes over when the visitor turns to the page, or when it is idle:
 * until then it is the server's HTML, whose links, forms and details work by themselves. `fallback` stands in its place
 * where the part comes without the server's HTML, after a change of page. What changes above a part that was not taken
 * over yet would draw it anew: give it few properties, and none that change by themselves.
 */
export function takenOver<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): Late<Props> {
  let loaded: ComponentType<Props> | null = null
  const read = async () => {
    const [part] = await Promise.all([loaded ?? load(), readBesides()])
    loaded = part
    return { default: part }
  }
  const preload = async () => void (await read())
  preloads.push(preload)
  const Arriving = lazy(read)
  const Waiting = lazy(() => readWhenWanted(read))
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when this module's user loads
  const Part = memo(function TakenOver(props: Props) {
    // Decided once: to change over while it is shown would build it anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (isFirstDrawing ? Waiting : Arriving))
    // Meets the end of the first drawing. No state: to draw this again would disturb what still waits.
    useEffect(() => {
      isFirstDrawing = false
    }, [])
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
        <Arrival />
      </Suspense>
    )
  })
  return { Part, preload }
}

/** Is there as soon as the part beside it is. */
function Arrival() {
  // Meets what a visitor did meanwhile: after React itself has repeated where focus and pointer went.
  useEffect(() => {
    const tellChoices = readEarlyChoices()
    setTimeout(() => void tellChoices().then(repeatEarlyPresses))
  }, [])
  return null
}

/** Never fails: what the server drew stays as it is, readable and linked, and is asked for again at the visitor's next move. */
async function readWhenWanted<Code>(read: () => Promise<Code>): Promise<Code> {
  await untilWanted()
  while (true) {
    try {
      return await read()
    } catch (error) {
      console.warn('A part of the page did not arrive', error)
      await untilTriedAgain()
    }
  }
}
