/**
 * Texts the device keeps from one visit to the next. A visitor may forbid a site to store anything; the site then
 * works without a memory, so reading gives `null` and storing does nothing.
 */
export function readDeviceText(key: string): string | null {
  return deviceStore()?.getItem(key) ?? null
}

/** Keeps a text. A full store keeps what it has. */
export function storeDeviceText(key: string, text: string): void {
  try {
    deviceStore()?.setItem(key, text)
  } catch (error) {
    console.warn(`The device could not remember ${key}`, error)
  }
}

/** Merely naming `localStorage` throws when the visitor forbids it. */
function deviceStore(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
