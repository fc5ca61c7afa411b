import type { Picture } from './read-picture.ts'

/** About three screens of pictures: what a visitor may come back to. */
const MOST_KEPT = 80

const kept = new Map<string, { picture: Picture; round: number }>()

/** The last picture that came from an address, and in which round; `null`: none is kept. */
export function lastPicture(address: string): { picture: Picture; round: number } | null {
  return kept.get(address) ?? null
}

/** Keeps a picture for as long as the page is open. The one kept longest makes room. */
export function keepPicture(address: string, picture: Picture, round: number): void {
  kept.delete(address)
  kept.set(address, { picture, round })
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}
