/**
 * Texts the device keeps over visits. A visitor may forbid a site to store anything; reading then gives `null`, and
 * storing says that it failed.
 */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text; `false`: the browser did not take it. */
export function storeStoredText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls back when another tab has changed the text. Gives the way to stop. */
export function watchStoredText(key: string, onChange: () => void): () => void {
  const look = (event: StorageEvent) => {
    // `null`: that tab has forgotten everything.
    if (event.key === key || event.key === null) onChange()
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}
