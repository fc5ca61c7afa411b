import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** Tests, and what only tests use. */
const TESTS = /\.test\.tsx?$|\/testing\/|\.d\.ts$/

/**
 * Counts the files tracked by git. `lines`: of TypeScript and CSS without tests, by area. `webFiles`: every file in
 * src/web, including tests and pictures.
 */
export async function measureSource(): Promise<{ lines: Record<string, number>; webFiles: number }> {
  const lines: Record<string, number> = {}
  for (const file of [...listFiles('src'), ...listFiles('tools')]) {
    if (!/\.(ts|tsx|css|mjs|js)$/.test(file) || TESTS.test(file)) continue
    const [area = ''] = /^(src\/[^/]+|tools)/.exec(file) ?? []
    lines[area] = (lines[area] ?? 0) + (await readFile(file, 'utf8')).split('\n').length - 1
  }
  return { lines, webFiles: listFiles('src/web').length }
}

function listFiles(folder: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', folder], { encoding: 'utf8' })
  return stdout.split('\0').filter((file) => file !== '')
}
