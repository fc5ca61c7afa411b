import type { PictureFacts } from './read-picture.ts'

/** A camera's picture as it is compared with those of others. */
export interface SeenPicture {
  hash: string
  facts: PictureFacts
  /** Where the camera is, or its id: two names of one camera have one. */
  place: string
}

/** Placeholders remembered, so that one is known again when it comes alone. */
const MAX_KNOWN = 1000

/**
 * Distinguishes pictures of cameras from those that servers send instead. The same bytes from several places at once are no
 * view of any: no two cameras ever make the same picture.
 */
export class Placeholders {
  /** The picture each view shows now. */
  readonly #shown = new Map<string, SeenPicture>()
  readonly #placesOf = new Map<string, Map<string, string>>()
  readonly #known = new Set<string>()

  /** Notes what a view shows now. */
  note(viewId: string, picture: SeenPicture): void {
    this.forget(viewId)
    this.#shown.set(viewId, picture)
    const views = this.#placesOf.get(picture.hash) ?? new Map<string, string>()
    views.set(viewId, picture.place)
    this.#placesOf.set(picture.hash, views)
    if (isKnownForm(picture.facts) || new Set(views.values()).size >= fewestPlaces(picture.facts))
      this.#remember(picture.hash)
  }

  forget(viewId: string): void {
    const before = this.#shown.get(viewId)
    if (before === undefined) return
    this.#shown.delete(viewId)
    const views = this.#placesOf.get(before.hash)
    views?.delete(viewId)
    if (views?.size === 0) this.#placesOf.delete(before.hash)
  }

  isPlaceholder(hash: string | null): boolean {
    return hash !== null && this.#known.has(hash)
  }

  #remember(hash: string): void {
    this.#known.add(hash)
    const [oldest] = this.#known
    if (this.#known.size > MAX_KNOWN && oldest !== undefined) this.#known.delete(oldest)
  }
}

/** Cameras send JPEG; a drawing is suspect sooner. One camera listed under two roads must not be. */
function fewestPlaces({ mediaType }: PictureFacts): number {
  return mediaType === 'image/png' || mediaType === 'image/gif' ? 2 : 3
}

/** The 511 services of several states send 200 with this picture when they have none. */
function isKnownForm({ mediaType, width, height }: PictureFacts): boolean {
  return mediaType === 'image/png' && width === 540 && height === 330
}
