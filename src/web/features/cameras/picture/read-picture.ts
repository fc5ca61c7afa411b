import { noteServerTime, readServerClock } from '../../../api/server-clock.ts'

/** A picture as it was received, to be shown again without asking. */
export interface Picture {
  /** The picture itself, as a `data:` address: the site's rules for scripts allow no other kind of copy. */
  source: string
  /** When this page received it, by the server's clock. */
  fetchedAt: string
}

/** How asking for a picture went. */
export type PictureOutcome =
  | { kind: 'shown'; picture: Picture }
  /** The server answered without a picture; why stands in the list of cameras. */
  | { kind: 'refused' }
  | { kind: 'unreachable' }

/** Asks for a view's picture. One that is still fresh comes from the browser's own cache, as the server's headers say. */
export async function readPicture(address: string, signal: AbortSignal): Promise<PictureOutcome> {
  try {
    const response = await fetch(address, { signal })
    noteServerTime(response.headers)
    if (!response.ok) return { kind: 'refused' }
    const source = await readAsAddress(await response.blob())
    return { kind: 'shown', picture: { source, fetchedAt: readServerClock().toISOString() } }
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'unreachable' }
  }
}

function readAsAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // `readAsDataURL` gives a text.
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
