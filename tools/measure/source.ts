import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** The areas of the source and what belongs to each. */
const AREAS = [
  'src/contract',
  'src/measures',
  'src/content',
  'src/reports',
  'src/server',
  'src/web',
  'tools',
] as const

/** Tests, and what only tests use. */
const TESTS = /\.test\.tsx?$|\/testing\/|\.d\.ts$/

export interface SourceFigures {
  /** Lines of TypeScript and CSS without tests, by area. */
  lines: Readonly<Record<string, number>>
  /** Every file in src/web, tests and pictures included. */
  webFiles: number
}

export async function measureSource(): Promise<SourceFigures> {
  const lines: Record<string, number> = {}
  for (const area of AREAS) {
    const files = listFiles(area).filter((file) => /\.(ts|tsx|css|mjs|js)$/.test(file) && !TESTS.test(file))
    const counts = await Promise.all(files.map(countLines))
    lines[area] = counts.reduce((sum, count) => sum + count, 0)
  }
  return { lines, webFiles: listFiles('src/web').length }
}

async function countLines(file: string): Promise<number> {
  return (await readFile(file, 'utf8')).split('\n').length - 1
}

function listFiles(folder: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', folder], { encoding: 'utf8' })
  return stdout.split('\0').filter((file) => file !== '')
}
