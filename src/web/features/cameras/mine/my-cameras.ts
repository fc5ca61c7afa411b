import { useSyncExternalStore } from 'react'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { readStoredText, storeStoredText, watchStoredText } from '../../../ui/browser.ts'
import { toasts } from '../../../ui/toasts.ts'

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
const CAMERA_ID = /^[a-z0-9-]{1,120}$/

/** Reads a stored or saved list. Damaged entries are skipped. */
export function parseMyCameras(text: string): MyCamerasOutcome {
  const given = parseJson(text)
  if (given === undefined) return { kind: 'invalid', error: 'notJson' }
  if (!isRecord(given) || given.kind !== 'my-cameras' || !Array.isArray(given.cameras))
    return { kind: 'invalid', error: 'otherShape' }
  if (typeof given.version !== 'number') return { kind: 'invalid', error: 'otherShape' }
  if (given.version > VERSION) return { kind: 'invalid', error: 'newerVersion' }
  const cameras = joinCameras([], given.cameras.flatMap(savedOf)).cameras
  return cameras.length === 0 && given.cameras.length > 0
    ? { kind: 'invalid', error: 'empty' }
    : { kind: 'read', cameras }
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
  if (!isRecord(given) || typeof given.id !== 'string' || !CAMERA_ID.test(given.id)) return []
  const knownAs = typeof given.knownAs === 'string' ? given.knownAs.slice(0, MAX_NAME_LENGTH) : given.id
  return [
    { id: given.id, ownName: typeof given.ownName === 'string' ? nameOf(given.ownName) : null, knownAs },
  ]
}

function nameOf(given: string): string | null {
  const name = given.trim().slice(0, LONGEST_NAME)
  return name === '' ? null : name
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null
}

const KEY = 'my-cameras'
const NONE: readonly SavedCamera[] = []

/** The last text read, so that the same text gives the same list object. */
let read: { text: string | null; cameras: readonly SavedCamera[] } = { text: null, cameras: NONE }
/** The cameras of this tab where the browser stores nothing. */
let unstored: readonly SavedCamera[] | null = null

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
  if (unstored !== null) return unstored
  const text = readStoredText(KEY)
  if (text !== read.text) {
    const outcome = text === null ? null : parseMyCameras(text)
    // Another program's text, or a later version's: not shown, and overwritten only when a camera is picked.
    read = { text, cameras: outcome?.kind === 'read' ? outcome.cameras : NONE }
  }
  return read.cameras
}

/** Changes the visitor's cameras. `false`: the browser stores nothing, so they last as long as this tab. */
export function storeMyCameras(change: (mine: readonly SavedCamera[]) => readonly SavedCamera[]): boolean {
  // Storing notifies listeners, which read the list.
  unstored = change(readMyCameras())
  const isStored = storeStoredText(KEY, buildMyCameras(unstored))
  if (isStored) unstored = null
  return isStored
}

/** Adds cameras to the visitor's, and shows the message that `messageOf` returns for the number of new ones. */
export function useAddCameras(): (
  cameras: readonly SavedCamera[],
  messageOf: (added: number) => string,
) => void {
  const { t } = useTranslations()
  return (cameras, messageOf) => {
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
