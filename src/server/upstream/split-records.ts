import { createTimeSharing } from '../../content/share-time.ts'

/** A response cut into its records, each still text, so that a list of 20 MB is never parsed in one piece. */
export type SplitRecords =
  | { kind: 'records'; records: readonly string[]; rest: Readonly<Record<string, unknown>> }
  /** `refusedByAgency`: an error in XML, which 511 services send even where JSON was expected. */
  | { kind: 'refused'; code: 'notAList' | 'notJson' | 'refusedByAgency' }

const NOT_A_LIST = { kind: 'refused', code: 'notAList' } as const

/** Other members of a response are of interest up to this length, characters. */
const MAX_REST = 256 * 1024

/** Cuts a JSON array, or the array in one member of an object, into the text of its items. Lets others work in between. */
export async function splitRecords(text: string, member: string | null): Promise<SplitRecords> {
  const json = text.charCodeAt(0) === 0xfe_ff ? text.slice(1) : text
  const start = skipBlank(json, 0)
  try {
    if (json[start] === '[') {
      const { items, end } = await splitArray(json, start)
      if (skipBlank(json, end) !== json.length) return { kind: 'refused', code: 'notJson' }
      return member === null ? { kind: 'records', records: items, rest: {} } : NOT_A_LIST
    }
    if (json[start] === '{') return await splitObject(json, start, member)
    JSON.parse(json.slice(0, MAX_REST))
    return NOT_A_LIST
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const isError = /^\s{0,100}(<\?xml[^>]{0,200}>\s{0,100})?<Error\b/i.test(text)
    return { kind: 'refused', code: isError ? 'refusedByAgency' : 'notJson' }
  }
}

async function splitObject(json: string, start: number, member: string | null): Promise<SplitRecords> {
  const rest: Record<string, unknown> = {}
  let records: readonly string[] | null = null
  let at = skipBlank(json, start + 1)
  while (json[at] !== '}') {
    const nameEnd = skipString(json, at)
    const name = String(JSON.parse(json.slice(at, nameEnd)))
    const colon = skipBlank(json, nameEnd)
    if (json[colon] !== ':') throw new SyntaxError('A member has no value')
    const from = skipBlank(json, colon + 1)
    if (name === member && json[from] === '[') {
      const { items, end } = await splitArray(json, from)
      records = items
      at = end
    } else {
      at = skipValue(json, from)
      if (name !== '__proto__' && at - from <= MAX_REST) rest[name] = JSON.parse(json.slice(from, at))
    }
    at = skipBlank(json, at)
    if (json[at] === ',') at = skipBlank(json, at + 1)
    else if (json[at] !== '}') throw new SyntaxError('An object does not end')
  }
  if (skipBlank(json, at + 1) !== json.length) throw new SyntaxError('Something follows the object')
  return records === null ? NOT_A_LIST : { kind: 'records', records, rest }
}

async function splitArray(json: string, start: number): Promise<{ items: string[]; end: number }> {
  const items: string[] = []
  const shareTime = createTimeSharing()
  let at = skipBlank(json, start + 1)
  while (json[at] !== ']') {
    await shareTime()
    const end = skipValue(json, at)
    items.push(json.slice(at, end))
    at = skipBlank(json, end)
    if (json[at] === ',') at = skipBlank(json, at + 1)
    else if (json[at] !== ']') throw new SyntaxError('A list does not end')
  }
  return { items, end: at + 1 }
}

/** The value of a record's text; `undefined`: it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function skipBlank(json: string, from: number): number {
  let at = from
  while (at < json.length && json.charCodeAt(at) <= 32) at++
  return at
}

function skipString(json: string, from: number): number {
  if (json[from] !== '"') throw new SyntaxError('A name has no quotation marks')
  let end = json.indexOf('"', from + 1)
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  if (end === -1) throw new SyntaxError('A text does not end')
  return end + 1
}

function isEscaped(json: string, at: number): boolean {
  let slashes = 0
  while (json[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

/** The end of a value. Whether it is one is seen when it is parsed. */
function skipValue(json: string, from: number): number {
  const first = json[from]
  if (first === '"') return skipString(json, from)
  let depth = 0
  let at = from
  while (at < json.length) {
    const character = json[at]
    if (character === '"') {
      at = skipString(json, at)
      continue
    }
    if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') {
      if (depth === 0) return at
      depth--
      if (depth === 0) return at + 1
    } else if (character === ',' && depth === 0) return at
    at++
  }
  throw new SyntaxError('A value does not end')
}
