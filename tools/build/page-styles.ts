import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const CLIENT_FOLDER = 'dist/client'

/** How the name of such a file begins; the update worker knows it too (src/web/worker/page-store.ts). */
const PREFIX = 'assets/page-'

/**
 * Puts the style sheets of what a page draws first into one file: one request in place of a dozen, each with its headers
 * and packed for itself. Their order stays, and with it what overrides what.
 *
 * @param styles files of the client build, relative to its folder; all in its `assets/`, so that addresses in them hold
 * @returns the file written, relative to the same folder
 */
export async function writePageStyles(styles: readonly string[]): Promise<string> {
  const texts = await Promise.all(styles.map((file) => readFile(join(CLIENT_FOLDER, file), 'utf8')))
  const text = texts.join('')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `${PREFIX}${hash}.css`
  await writeFile(join(CLIENT_FOLDER, file), text)
  return file
}
