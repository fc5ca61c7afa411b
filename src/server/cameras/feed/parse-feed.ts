import type { FeedKind } from '../../../contract/camera.ts'
import type { ParsedFeed } from './feed-camera.ts'
import { problemOf } from './feed-problems.ts'
import { parse511 } from './parse-511.ts'
import { parseCwwp2 } from './parse-cwwp2.ts'
import { parseWzdx } from './parse-wzdx.ts'

const PARSERS: Readonly<Record<FeedKind, (response: unknown, base: string) => ParsedFeed>> = {
  sample: parse511,
  'arcadis-511': parse511,
  'caltrans-cwwp2': parseCwwp2,
  'wzdx-device': parseWzdx,
}

/**
 * Parses the response of a feed. It may be anything; an error in XML, which 511 services send even where JSON was
 * expected, is distinguished from other text. `base`: the address it came from.
 */
export function parseFeed(kind: FeedKind, text: string, base: string): ParsedFeed {
  const response = parseJson(text)
  if (response === undefined) {
    const isError = /^\s*(<\?xml[^>]*>\s*)?<Error\b/i.test(text)
    return { kind: 'refused', problems: problemOf(isError ? 'refusedByAgency' : 'notJson') }
  }
  const parsed = PARSERS[kind](response, base)
  const isEmpty = parsed.kind === 'list' && parsed.cameras.length === 0
  if (!isEmpty) return parsed
  // No agency takes its last camera down from one minute to the next; one whose list is broken does.
  return { kind: 'refused', problems: new Map([...problemOf('emptyList'), ...parsed.problems]) }
}

function parseJson(text: string): unknown {
  try {
    // Some services put a byte order mark before it.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
