import * as v from 'valibot'
import { DistrictMap } from '../contract/district-map.ts'
import type { FolderEntry } from './folder/read-folder.ts'
import { readText } from './folder/read-text.ts'
import type { Issue, Parsed } from './issue.ts'

/** Ten times the map of five counties with every state road. */
const MAX_BYTES = 1024 * 1024

export function readMapText(root: string, entry: FolderEntry): Parsed<string> {
  return readText(root, entry, MAX_BYTES)
}

const MapText = v.pipe(
  v.string(),
  v.parseJson(undefined, 'is not JSON: make the map again with "npm run map -- make"'),
  DistrictMap,
)

/** Reads `map/map.json`, which the map command writes. `invalid`: every invalid value. */
export function parseMapFile(text: string): Parsed<DistrictMap> {
  const parsed = v.safeParse(MapText, text)
  return parsed.success
    ? { kind: 'parsed', value: parsed.output }
    : { kind: 'invalid', issues: parsed.issues.map(issueOf) }
}

function issueOf(issue: v.BaseIssue<unknown>): Issue {
  const path = (issue.path ?? []).map((step) => String(step.key)).join('.')
  const message = issue.received === 'undefined' ? 'is missing' : lowerFirst(issue.message)
  return { line: null, message: `${path} ${message}`.trim() }
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1)
}
