import { readFileSync } from 'node:fs'
import { parseExitsFile } from '../../../content/exits-file.ts'

/** The exits of the sample content. */
export function sampleExits() {
  const parsed = parseExitsFile(readFileSync('content/exits.yaml', 'utf8'))
  if (parsed.kind === 'invalid') throw new Error('content/exits.yaml has problems')
  return parsed.value.exits
}
