import type { PictureFacts } from './look-at-picture.ts'

/** A camera's picture, for comparison with other cameras'. */
export interface SeenPicture {
  hash: string
  facts: PictureFacts
  /** The camera's location, or its id: the same for two names of one camera. */
  place: string
}

/** Most placeholders remembered, so that each is recognized when it comes alone. */
const MAX_RECOGNIZED = 1000

/**
 * Distinguishes camera pictures from placeholders that servers send instead. The same bytes from several places at
 * once are a placeholder, because no two cameras ever take the same picture.
 */
export class Placeholders {
  /** The picture each view shows now. */
  readonly #shown = new Map<string, SeenPicture>()
  readonly #placesOf = new Map<string, Map<string, string>>()
  readonly #recognized = new Set<string>()

  note(viewId: string, picture: SeenPicture): void {
    this.forget(viewId)
    this.#shown.set(viewId, picture)
    const views = this.#placesOf.get(picture.hash) ?? new Map<string, string>()
    views.set(viewId, picture.place)
    this.#placesOf.set(picture.hash, views)
    if (isCommonPlaceholder(picture.facts) || new Set(views.values()).size >= fewestPlaces(picture.facts))
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
    return hash !== null && this.#recognized.has(hash)
  }

  #remember(hash: string): void {
    this.#recognized.add(hash)
    const [oldest] = this.#recognized
    if (this.#recognized.size > MAX_RECOGNIZED && oldest !== undefined) this.#recognized.delete(oldest)
  }
}

/** Cameras send JPEG, so a drawing is suspect sooner. One camera listed under two roads must not be. */
function fewestPlaces({ mediaType }: PictureFacts): number {
  return mediaType === 'image/png' || mediaType === 'image/gif' ? 2 : 3
}

/** Several states' 511 services send 200 with this picture when they have none. */
function isCommonPlaceholder({ mediaType, width, height }: PictureFacts): boolean {
  return mediaType === 'image/png' && width === 540 && height === 330
}
