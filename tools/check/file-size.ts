import { glob, readFile } from 'node:fs/promises'

const LIMIT_LINES = 300
const SOURCES = ['src/**/*.{ts,tsx,css}', 'tools/**/*.{ts,css}', 'tests/**/*.ts']

/** Files that are too long to read in one go, with their number of lines. */
export async function findLongFiles(): Promise<{ path: string; lines: number }[]> {
  const found: { path: string; lines: number }[] = []
  for await (const path of glob(SOURCES)) {
    const lines = (await readFile(path, 'utf8')).split('\n').length - 1
    if (lines > LIMIT_LINES) found.push({ path, lines })
  }
  return found
}
