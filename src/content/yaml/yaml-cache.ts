import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import yaml from 'yaml/package.json' with { type: 'json' }
import { asciiJson } from '../ascii-json.ts'
import type { Parsed } from '../issue.ts'
import { replaceFile } from '../replace-file.ts'
import { buildYamlRecord, parseYaml, type YamlRecord } from './parse-yaml.ts'

const FILE_NAME = 'entries.cache'

// Raise the number when parse-yaml.ts reads something else out of a text; another library does so by itself.
const VERSION = `1 yaml ${yaml.version}`

// Ten times the reports a district publishes in twenty years; the file stays under 30 MB.
const MAX_TEXTS = 30_000

// A server that is killed has lost at most what it read in this last moment.
const FLUSH_AFTER_MS = 500

/**
 * What YAML texts say, kept on disk: a start that has to read 10,000 entries anew takes two seconds longer.
 * It holds only what parsing gave; whether a record fits its schema is judged each time.
 */
export interface YamlCache {
  /** Reads a text as `parseYaml` does. Faults are never kept. */
  parse: (text: string) => Parsed<YamlRecord>
  /** Writes what is new to disk. */
  flush: () => Promise<void>
}

/** Where the server keeps it. */
export function yamlCacheDir(dataDir: string): string {
  return join(dataDir, 'yaml-cache')
}

/** Opens the cache in `folder`, which is made when something is kept. One that is missing, damaged or of another version is empty. */
export async function openYamlCache(folder: string): Promise<YamlCache> {
  // Hash of a text → its value and lines as JSON, which takes a third of the memory of the values.
  const kept = await readKept(join(folder, FILE_NAME))
  let timer: NodeJS.Timeout | undefined
  let hasNews = false

  function keep(key: string, { value, lines }: YamlRecord): void {
    const json = asciiJson([value, lines])
    // Some numbers of YAML have no place in JSON, such as .inf: such a text is parsed each time.
    if (!isDeepStrictEqual(JSON.parse(json), [value, lines])) return
    kept.set(key, json)
    hasNews = true
    clearTimeout(timer)
    // Should it fail, the next start parses once more, and `flush` at the end says why.
    timer = setTimeout(() => void flush().catch(() => undefined), FLUSH_AFTER_MS).unref()
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (!hasNews) return
    hasNews = false
    // The newest stand last; the oldest are forgotten first.
    const lines = [...kept].slice(-MAX_TEXTS).map(([key, json]) => `${key} ${json}`)
    const body = lines.join('\n')
    await replaceFile(folder, FILE_NAME, `${headOf(body)}\n${body}`).catch((error) => {
      hasNews = true
      throw error
    })
  }

  return {
    parse: (text) => {
      const key = hash('sha256', text)
      const known = kept.get(key)
      if (known !== undefined) return { kind: 'parsed', value: recordOf(known) }
      const parsed = parseYaml(text)
      if (parsed.kind === 'parsed') keep(key, parsed.value)
      return parsed
    },
    flush,
  }
}

function recordOf(json: string): YamlRecord {
  // Written by `keep` of this version, which the head of the file vouches for.
  const [value, lines] = JSON.parse(json) as [YamlRecord['value'], YamlRecord['lines']]
  return buildYamlRecord(value, lines)
}

/** The first line of the file: another program, another version and damage have another. */
function headOf(body: string): string {
  return `${VERSION} ${hash('sha256', body)}`
}

async function readKept(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'latin1').catch(() => '')
  const headEnd = text.indexOf('\n')
  const body = text.slice(headEnd + 1)
  if (headEnd < 0 || text.slice(0, headEnd) !== headOf(body)) return new Map()
  return new Map(body.split('\n').map((line) => [line.slice(0, KEY_LENGTH), line.slice(KEY_LENGTH + 1)]))
}

const KEY_LENGTH = 64
