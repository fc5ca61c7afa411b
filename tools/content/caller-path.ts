import { resolve } from 'node:path'

/** npm changes into the product's folder; people name paths as seen from their own. */
export function fromCaller(path: string): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env
  return resolve(npm_lifecycle_event === 'content' ? (INIT_CWD ?? '') : '', path)
}
