import { namesCharacter } from '../checks/glyph-names.ts'
import type { Collection, CompositeFontFacts, FontFacts } from '../checks/pdf-model.ts'
import { type CharacterMap, codesOf, parseCharacterMap } from './character-map.ts'
import type { Cos } from './cos.ts'

// The collections with a known mapping to Unicode.
const KNOWN_COLLECTIONS = /^Adobe-(?:GB1|CNS1|Japan1|Korea1|KR)$/

/** A font while pages are read: notes where it is used and which characters it shows. */
export class FontUse {
  readonly #font: Cos
  readonly #pages = new Set<number>()
  readonly #codes = new Set<number>()
  readonly #toUnicode: CharacterMap | 'identity' | null
  readonly #codeMap: Pick<CharacterMap, 'codeSpaces'>
  readonly #isComposite: boolean
  #isVisible = false

  constructor(font: Cos) {
    this.#font = font
    this.#isComposite = font.get('Subtype').name === 'Type0'
    const toUnicode = font.get('ToUnicode')
    const program = toUnicode.content
    if (toUnicode.name?.startsWith('Identity') === true) this.#toUnicode = 'identity'
    else this.#toUnicode = program === null ? null : parseCharacterMap(program)
    const encoding = this.#isComposite ? font.get('Encoding').content : null
    this.#codeMap = encoding === null ? { codeSpaces: [] } : parseCharacterMap(encoding)
  }

  /** Notes strings that a text operator shows. */
  show(strings: readonly string[], page: number, isVisible: boolean): void {
    this.#pages.add(page)
    this.#isVisible ||= isVisible
    for (const text of strings)
      for (const code of codesOf(text, this.#codeMap, this.#isComposite ? 2 : 1)) this.#codes.add(code)
  }

  /** By its name. */
  get isBold(): boolean {
    return /bold|black|heavy/i.test(this.#font.get('BaseFont').name ?? '')
  }

  get isUsed(): boolean {
    return this.#pages.size > 0
  }

  get facts(): FontFacts {
    const font = this.#font
    const [descendant] = font.get('DescendantFonts').items
    const descriptor = (descendant ?? font).get('FontDescriptor')
    const encoding = font.get('Encoding')
    const program = descriptor.get('FontFile2')
    const unicodes = [...this.#codes].map((code) => this.#unicodeOf(code, descriptor))
    return {
      subtype: font.get('Subtype').name ?? '',
      pages: [...this.#pages],
      isVisible: this.#isVisible,
      isEmbedded: ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.get(key).isStream),
      isSymbolic: isSymbolic(descriptor),
      encoding: encoding.name ?? encoding.get('BaseEncoding').name,
      hasEncoding: !encoding.isMissing,
      differences: encoding.get('Differences').items.flatMap(({ name }) => name ?? []),
      characterTables: program.content === null ? null : readCharacterTables(program.content),
      composite: this.#isComposite ? compositeFacts(encoding, descendant) : null,
      unmappedCharacters: unicodes.filter((unicode) => unicode === null).length,
      wronglyMappedCharacters: unicodes.filter(
        (unicode) => unicode !== null && /[\0\uFEFF\uFFFE]/.test(unicode),
      ).length,
    }
  }

  /** `null`: unknown. Empty: a later rule identifies the character. */
  #unicodeOf(code: number, descriptor: Cos): string | null {
    if (this.#toUnicode === 'identity') return String.fromCodePoint(code & 0xffff)
    const mapped = this.#toUnicode?.unicodeOf(code)
    if (mapped !== undefined) return mapped
    const isKnown = this.#isComposite ? this.#isKnownComposite : this.#isKnownSimple(code, descriptor)
    return isKnown ? '' : null
  }

  get #isKnownComposite(): boolean {
    const encoding = this.#font.get('Encoding')
    const [descendant] = this.#font.get('DescendantFonts').items
    const { name } = encoding
    // One that is only named is Adobe's, with known characters.
    if (name !== null && !name.startsWith('Identity')) return true
    const info = encoding.isStream ? encoding.get('CIDSystemInfo') : descendant?.get('CIDSystemInfo')
    return KNOWN_COLLECTIONS.test(`${info?.get('Registry').text}-${info?.get('Ordering').text}`)
  }

  #isKnownSimple(code: number, descriptor: Cos): boolean {
    const encoding = this.#font.get('Encoding')
    const replaced = differenceAt(encoding, code)
    if (replaced !== null) return namesCharacter(replaced)
    if ((encoding.name ?? encoding.get('BaseEncoding').name) !== null) return true
    if (this.#font.get('Subtype').name === 'Type3') return false
    if (!isSymbolic(descriptor)) return true
    const own = ownNames(descriptor)
    return own === null ? descriptor.get('FontFile3').isStream : namesCharacter(own.get(code) ?? '.notdef')
  }
}

function isSymbolic(descriptor: Cos): boolean {
  return ((descriptor.get('Flags').number ?? 0) & 4) !== 0
}

function differenceAt(encoding: Cos, wanted: number): string | null {
  let code = 0
  let found: string | null = null
  for (const item of encoding.get('Differences').items) {
    if (item.number !== null) code = item.number
    else {
      if (code === wanted) found = item.name
      code += 1
    }
  }
  return found
}

/** The encoding inside of a Type 1 program, whose first part is text; `null`: it has none, or is of another kind. */
function ownNames(descriptor: Cos): Map<number, string> | null {
  const program = descriptor.get('FontFile').content
  if (program === null) return null
  const text = Buffer.from(program.subarray(0, 50_000)).toString('latin1')
  const entries = [...text.matchAll(/dup\s+(\d{1,3})\s*\/(\S{1,60})\s+put/g)]
  return entries.length === 0 ? null : new Map(entries.map(([, code, name = '']) => [Number(code), name]))
}

function compositeFacts(encoding: Cos, descendant: Cos | undefined): CompositeFontFacts {
  const program = encoding.content
  const inside = program === null ? null : parseCharacterMap(program)
  const uses = encoding.get('UseCMap')
  const glyphMap = descendant?.get('CIDToGIDMap')
  return {
    descendantSubtype: descendant?.get('Subtype').name ?? '',
    hasGlyphMap: glyphMap?.isStream === true || glyphMap?.name === 'Identity',
    collection: collectionOf(descendant?.get('CIDSystemInfo')),
    mapCollection: encoding.isStream ? collectionOf(encoding.get('CIDSystemInfo')) : null,
    mapName: encoding.name ?? encoding.get('CMapName').name,
    isMapEmbedded: encoding.isStream,
    mapModes:
      inside === null ? null : { inside: inside.writingMode, dictionary: encoding.get('WMode').number ?? 0 },
    mapUses: inside?.uses ?? uses.name ?? uses.get('CMapName').name,
  }
}

function collectionOf(info: Cos | undefined): Collection {
  return {
    registry: info?.get('Registry').text ?? null,
    ordering: info?.get('Ordering').text ?? null,
    supplement: info?.get('Supplement').number ?? null,
  }
}

/**
 * The tables of a TrueType program that find glyphs by character; `null` when the program is damaged or
 * of another kind. Pure.
 */
function readCharacterTables(program: Uint8Array): { platform: number; encoding: number }[] | null {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength)
  try {
    const tables = view.getUint16(4)
    for (let index = 0; index < tables; index++) {
      const entry = 12 + index * 16
      if (view.getUint32(entry) !== CMAP) continue
      const start = view.getUint32(entry + 8)
      const count = view.getUint16(start + 2)
      return Array.from({ length: count }, (_, number) => ({
        platform: view.getUint16(start + 4 + number * 8),
        encoding: view.getUint16(start + 6 + number * 8),
      }))
    }
    return []
  } catch {
    return null
  }
}

/** The tag "cmap". */
const CMAP = 0x63_6d_61_70
