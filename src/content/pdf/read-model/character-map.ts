import { ContentName, type Operand, readOperators } from './content-operators.ts'
import type { Cos } from './cos.ts'

/** A CMap, as far as it matters which characters a string holds and what they mean. ISO 32000-1, 9.7.5 and 9.10.3. */
export interface CharacterMap {
  writingMode: number
  /** Bytes of a character, by ranges of codes. */
  codeSpaces: readonly { bytes: number; low: number; high: number }[]
  /** Unicode of a code; `undefined`: not mapped. */
  unicodeOf(code: number): string | undefined
  /** Name of the map it builds on. */
  uses: string | null
}

// A map of all of Unicode's first plane has 65,536 entries; ranges count once.
const MAX_ENTRIES = 200_000
// Encodings of several lengths have four.
const MAX_CODE_SPACES = 100

/** Reads a CMap's program. Never throws; what cannot be read maps nothing. */
export function parseCharacterMap(bytes: Uint8Array): CharacterMap {
  const codeSpaces: { bytes: number; low: number; high: number }[] = []
  const single = new Map<number, string>()
  const ranges: { low: number; high: number; first: string }[] = []
  let writingMode = 0
  let uses: string | null = null
  for (const { operator, operands } of readOperators(bytes, MAX_ENTRIES)) {
    if (single.size + ranges.length > MAX_ENTRIES) break
    switch (operator) {
      case 'def':
        if (operands[0] instanceof ContentName && operands[0].name === 'WMode')
          writingMode = Number(operands[1])
        break
      case 'usecmap': {
        const last = operands.at(-1)
        uses = last instanceof ContentName ? last.name : uses
        break
      }
      case 'endcodespacerange':
        for (const [low, high] of chunks(operands, 2))
          if (typeof low === 'string' && typeof high === 'string' && codeSpaces.length < MAX_CODE_SPACES)
            codeSpaces.push({ bytes: low.length, low: codeOf(low), high: codeOf(high) })
        break
      case 'endbfchar':
        for (const [code, text] of chunks(operands, 2))
          if (typeof code === 'string' && typeof text === 'string') single.set(codeOf(code), utf16(text))
        break
      case 'endbfrange':
        for (const [low, high, to] of chunks(operands, 3)) {
          if (typeof low !== 'string' || typeof high !== 'string') continue
          if (typeof to === 'string') ranges.push({ low: codeOf(low), high: codeOf(high), first: utf16(to) })
          else if (Array.isArray(to))
            to.forEach((text, index) => {
              if (typeof text === 'string') single.set(codeOf(low) + index, utf16(text))
            })
        }
    }
  }
  return {
    writingMode,
    codeSpaces,
    uses,
    unicodeOf(code) {
      const known = single.get(code)
      if (known !== undefined) return known
      const range = ranges.find(({ low, high }) => low <= code && code <= high)
      return range === undefined ? undefined : shift(range.first, code - range.low)
    },
  }
}

/** Splits the bytes of a string into codes. Without code spaces a character takes `usual` bytes. */
export function codesOf(
  text: string,
  { codeSpaces }: Pick<CharacterMap, 'codeSpaces'>,
  usual: 1 | 2,
): number[] {
  const codes: number[] = []
  for (let at = 0; at < text.length; ) {
    const length = codeSpaces.length === 0 ? usual : lengthAt(text, at, codeSpaces)
    codes.push(codeOf(text.slice(at, at + length)))
    at += length
  }
  return codes
}

function lengthAt(text: string, at: number, spaces: CharacterMap['codeSpaces']): number {
  for (let length = 1; length <= 4; length++) {
    const code = codeOf(text.slice(at, at + length))
    if (spaces.some(({ bytes, low, high }) => bytes === length && low <= code && code <= high)) return length
  }
  return Math.min(...spaces.map(({ bytes }) => Math.max(bytes, 1)))
}

function codeOf(bytes: string): number {
  let code = 0
  for (let index = 0; index < bytes.length; index++) code = code * 256 + bytes.charCodeAt(index)
  return code
}

/** Text in UTF-16 from its bytes, one character each. */
function utf16(bytes: string): string {
  return new TextDecoder('utf-16be', { ignoreBOM: true }).decode(Buffer.from(bytes, 'latin1'))
}

function shift(first: string, by: number): string {
  const last = first.charCodeAt(first.length - 1)
  return Number.isNaN(last) ? '' : first.slice(0, -1) + String.fromCharCode(last + by)
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.floor(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Reads the properties of marked content, which are written in place or named in the resources. */
export function propertyReader(operand: Operand | undefined, resources: Cos) {
  if (operand instanceof Map) {
    return {
      number: (key: string) => asNumber(operand.get(key)),
      text: (key: string) => asText(operand.get(key)),
    }
  }
  const list = operand instanceof ContentName ? resources.get('Properties').get(operand.name) : null
  return {
    number: (key: string) => list?.get(key).number ?? null,
    text: (key: string) => list?.get(key).text ?? null,
  }
}

function asNumber(operand: Operand | undefined): number | null {
  return typeof operand === 'number' ? operand : null
}

function asText(operand: Operand | undefined): string | null {
  if (typeof operand !== 'string') return null
  return operand.startsWith('\xfe\xff') ? utf16(operand.slice(2)) : operand
}
