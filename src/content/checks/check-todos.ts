import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentProblem } from '../issue.ts'
import { isUnwritten, UNWRITTEN } from '../pages/todo-markers.ts'
import type { ReadParts } from '../read-parts.ts'

/** Values of `site.yaml` not yet written: visitors would see the marker. Pure. */
export function unwrittenValues({ site }: ReadParts): ContentProblem[] {
  if (site === null) return []
  return textsOf(site.value).flatMap(([path, text]) =>
    isUnwritten(text)
      ? [{ file: 'site.yaml', line: site.lineOf(path), message: `${path.join('.')} "${text}" ${UNWRITTEN}` }]
      : [],
  )
}

function textsOf(value: unknown, path: readonly string[] = []): [path: readonly string[], text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, [...path, key]))
}

/** Where the office still has to write something: a warning for each file with its lines, and the total at the end. */
export async function todoWarnings(folder: string): Promise<ContentProblem[]> {
  const files = (await Array.fromAsync(glob(['site.yaml', 'pages/*/*.md'], { cwd: folder }))).toSorted()
  const marked = await Promise.all(
    files.map(async (file) => ({ file, lines: linesOf(await readFile(join(folder, file), 'utf8')) })),
  )
  const total = marked.reduce((sum, { lines }) => sum + lines.length, 0)
  const markers = (number: number) => (number === 1 ? '1 TODO marker' : `${number} TODO markers`)
  return [
    ...marked
      .filter(({ lines }) => lines.length > 0)
      .map(({ file, lines }) => ({
        file: file.replaceAll('\\', '/'),
        line: lines[0] ?? null,
        message: `has ${markers(lines.length)}: line ${lines.join(', ')}`,
      })),
    ...(total === 0
      ? []
      : [
          {
            file: folder,
            line: null,
            message: `has ${markers(total)} left. Visitors do not see them, and miss what they ask for: write it, or delete the marker`,
          },
        ]),
  ]
}

function linesOf(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (isUnwritten(line) ? [index + 1] : []))
}
