/**
 * Texts the browser keeps for the site: on the device until they are removed, or in the tab until it is closed. A
 * visitor may forbid a site to store anything, and then even naming a store throws: reading gives `null`, storing
 * `false`, and the site works without a memory.
 */
export function readStoredText(key: string): string | null {
  return readText(() => localStorage, key)
}

/** Stores a text on the device; `false`: the browser refused. */
export function storeStoredText(key: string, text: string): boolean {
  return storeText(() => localStorage, key, text)
}

export function readSessionText(key: string): string | null {
  return readText(() => sessionStorage, key)
}

/** Stores a text in the tab; `null` removes it. `false`: the browser refused. */
export function storeSessionText(key: string, text: string | null): boolean {
  return storeText(() => sessionStorage, key, text)
}

/** Calls back when another tab has changed a text on the device. Returns the way to stop. */
export function watchStoredText(key: string, onChange: () => void): () => void {
  const check = (event: StorageEvent) => {
    // `null`: that tab has removed everything.
    if (event.key === key || event.key === null) onChange()
  }
  addEventListener('storage', check)
  return () => removeEventListener('storage', check)
}

function readText(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key)
  } catch {
    return null
  }
}

function storeText(store: () => Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) store().removeItem(key)
    else store().setItem(key, text)
    return true
  } catch {
    return false
  }
}
