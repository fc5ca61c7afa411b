/**
 * Texts the tab keeps until it is closed. A visitor may forbid a site to store anything; the site
 * then works without a memory, so reading gives `null` and storing does nothing.
 */
export function readSessionText(key: string): string | null {
  return sessionStore()?.getItem(key) ?? null
}

/** Keeps a text; `null` forgets it. A full store keeps what it has. */
export function storeSessionText(key: string, text: string | null): void {
  try {
    if (text === null) sessionStore()?.removeItem(key)
    else sessionStore()?.setItem(key, text)
  } catch (error) {
    console.warn(`The tab could not remember ${key}`, error)
  }
}

/** Merely naming `sessionStorage` throws when the visitor forbids it. */
function sessionStore(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
