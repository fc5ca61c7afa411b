import { useSyncExternalStore } from 'react'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { readStoredText, storeStoredText, watchStoredText } from '../../../ui/browser.ts'
import { toasts } from '../../../ui/toasts.ts'
import { CAMERA_ID } from '../model/cameras-params.ts'

export interface SavedCamera {
  id: string
  /** The visitor's own name for it; `null`: none. */
  ownName: string | null
  /** Its name when it was picked, for when the feed no longer lists it. */
  knownAs: string
}

/** The cameras read from a text, or why it is no list of cameras. */
type MyCamerasOutcome =
  | { kind: 'read'; cameras: SavedCamera[] }
  | { kind: 'invalid'; error: 'notJson' | 'otherShape' | 'newerVersion' | 'empty' }

export const MOST_SAVED = 500
export const LONGEST_NAME = 60
/** Later versions read every earlier one. */
const VERSION = 1
const MAX_NAME_LENGTH = 200

/** Reads a stored or saved list. Damaged entries are skipped. */
export function parseMyCameras(text: string): MyCamerasOutcome {
  try {
    // What is not an object has no such properties.
    const { kind, version, cameras: given } = Object(JSON.parse(text))
    if (kind !== 'my-cameras' || !Array.isArray(given) || typeof version !== 'number')
      return { kind: 'invalid', error: 'otherShape' }
    if (version > VERSION) return { kind: 'invalid', error: 'newerVersion' }
    const { cameras } = joinCameras([], given.flatMap(savedOf))
    return cameras.length === 0 && given.length > 0
      ? { kind: 'invalid', error: 'empty' }
      : { kind: 'read', cameras }
  } catch {
    return { kind: 'invalid', error: 'notJson' }
  }
}

export function buildMyCameras(cameras: readonly SavedCamera[]): string {
  return JSON.stringify({ kind: 'my-cameras', version: VERSION, cameras }, null, 2)
}

/** Adds those not in the list yet, in their order, while there is room. */
export function joinCameras(
  mine: readonly SavedCamera[],
  others: readonly SavedCamera[],
): { cameras: SavedCamera[]; added: number } {
  const ids = new Set(mine.map(({ id }) => id))
  const fresh: SavedCamera[] = []
  for (const camera of others) {
    if (ids.has(camera.id) || mine.length + fresh.length >= MOST_SAVED) continue
    ids.add(camera.id)
    fresh.push(camera)
  }
  return { cameras: [...mine, ...fresh], added: fresh.length }
}

/** Inserts a camera at a place, or at the end. Changes nothing if the list has it already or is full. */
export function insertCamera(
  mine: readonly SavedCamera[],
  saved: SavedCamera,
  index: number,
): readonly SavedCamera[] {
  if (mine.length >= MOST_SAVED || mine.some(({ id }) => id === saved.id)) return mine
  return mine.toSpliced(index, 0, saved)
}

/** Moves a camera one place up (-1) or down (1), if it is not at that end. */
export function moveCamera(mine: readonly SavedCamera[], id: string, by: -1 | 1): SavedCamera[] {
  const from = mine.findIndex((camera) => camera.id === id)
  const moved = mine[from]
  const to = from + by
  if (moved === undefined || to < 0 || to >= mine.length) return [...mine]
  return mine.toSpliced(from, 1).toSpliced(to, 0, moved)
}

export function renameCamera(mine: readonly SavedCamera[], id: string, name: string): SavedCamera[] {
  return mine.map((camera) => (camera.id === id ? { ...camera, ownName: nameOf(name) } : camera))
}

function savedOf(given: unknown): SavedCamera[] {
  const { id, ownName, knownAs } = Object(given)
  if (typeof id !== 'string' || !CAMERA_ID.test(id)) return []
  return [
    {
      id,
      ownName: typeof ownName === 'string' ? nameOf(ownName) : null,
      knownAs: typeof knownAs === 'string' ? knownAs.slice(0, MAX_NAME_LENGTH) : id,
    },
  ]
}

function nameOf(given: string): string | null {
  const name = given.trim().slice(0, LONGEST_NAME)
  return name === '' ? null : name
}

const KEY = 'my-cameras'
const NONE: readonly SavedCamera[] = []

/** The last text read, so that the same text gives the same list object. */
let read: { text: string | null; cameras: readonly SavedCamera[] } = { text: null, cameras: NONE }

/** The visitor's cameras, the same in every tab on the device. None on the server. */
export function useMyCameras(): readonly SavedCamera[] {
  return useSyncExternalStore(subscribe, readMyCameras, () => NONE)
}

/** Whether a camera is among the visitor's; a component renders again only when that changes. */
export function useIsMine(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readMyCameras().some((camera) => camera.id === id),
    () => false,
  )
}

function readMyCameras(): readonly SavedCamera[] {
  const text = readStoredText(KEY)
  if (text !== read.text) {
    const outcome = text === null ? null : parseMyCameras(text)
    // Another program's text, or a later version's: not shown, and overwritten only when a camera is picked.
    read = { text, cameras: outcome?.kind === 'read' ? outcome.cameras : NONE }
  }
  return read.cameras
}

/** Changes the visitor's cameras. `false`: the browser stores nothing, so they last as long as the page. */
export function storeMyCameras(change: (mine: readonly SavedCamera[]) => readonly SavedCamera[]): boolean {
  return storeStoredText(KEY, buildMyCameras(change(readMyCameras())))
}

/** Adds cameras to the visitor's, and shows the message that `messageOf` returns for the number of new ones. */
export function useAddCameras() {
  const { t } = useTranslations()
  return (cameras: readonly SavedCamera[], messageOf: (added: number) => string) => {
    const { added } = joinCameras(readMyCameras(), cameras)
    const isStored = storeMyCameras((mine) => joinCameras(mine, cameras).cameras)
    if (!isStored) void toasts.show({ kind: 'warning', message: t('camera.notStored') })
    else
      void toasts.show({ kind: 'success', message: added === 0 ? t('mine.keptAlready') : messageOf(added) })
  }
}

function subscribe(listener: () => void): () => void {
  return watchStoredText(KEY, listener)
}
