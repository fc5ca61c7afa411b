import { namesCharacter } from '../glyph-names.ts'
import type { Collection, CompositeFontFacts, FontFacts } from '../pdf-model.ts'
import type { Find, Place, Rules } from './rule.ts'

// The maps of ISO 32000-1, table 118, and the supplement of their collection: `-` stands for "-H" and "-V".
const PREDEFINED: Readonly<Record<string, string>> = {
  GB1: 'GB-EUC- 0 GBpc-EUC- 0 GBK-EUC- 2 GBKp-EUC- 2 GBK2K- 5 UniGB-UCS2- 5 UniGB-UTF16- 5',
  CNS1: 'B5pc- 0 HKscs-B5- 5 ETen-B5- 0 ETenms-B5- 0 CNS-EUC- 0 UniCNS-UCS2- 3 UniCNS-UTF16- 6',
  Japan1:
    '83pv-RKSJ-H 1 90ms-RKSJ- 2 90msp-RKSJ- 2 90pv-RKSJ-H 1 Add-RKSJ- 1 EUC- 1 Ext-RKSJ- 2 H 1 V 1 UniJIS-UCS2- 4 ' +
    'UniJIS-UCS2-HW- 4 UniJIS-UTF16- 6',
  Korea1: 'KSC-EUC- 0 KSCms-UHC- 1 KSCms-UHC-HW- 1 KSCpc-EUC-H 0 UniKS-UCS2- 1 UniKS-UTF16- 2',
}

const COLLECTIONS: ReadonlyMap<string, Collection> = new Map(
  Object.entries(PREDEFINED).flatMap(([ordering, list]) => {
    const words = list.split(' ')
    return words.flatMap((name, index) => {
      if (index % 2 === 1) return []
      const collection = { registry: 'Adobe', ordering, supplement: Number(words[index + 1]) }
      const names = name.endsWith('-') ? [`${name}H`, `${name}V`] : [name]
      return names.map((one): [string, Collection] => [one, collection])
    })
  }),
)

/** Rules about fonts: whether they are embedded, and whether their letters can be identified. */
export const FONT_RULES = {
  '7.21.3.1-1': fonts(({ composite }) => composite !== null && !isCompatible(composite)),
  '7.21.3.2-1': fonts(
    ({ composite, isEmbedded }) =>
      isEmbedded && composite?.descendantSubtype === 'CIDFontType2' && !composite.hasGlyphMap,
  ),
  '7.21.3.3-1': fonts(
    ({ composite }) =>
      composite !== null && !composite.isMapEmbedded && !isPredefinedMap(composite.mapName ?? ''),
  ),
  '7.21.3.3-2': fonts(({ composite }) => composite?.mapModes?.inside !== composite?.mapModes?.dictionary),
  '7.21.3.3-3': fonts(({ composite }) => composite?.mapUses != null && !isPredefinedMap(composite.mapUses)),
  '7.21.4.1-1': fonts(
    ({ subtype, isVisible, isEmbedded, composite }) =>
      isVisible && !isEmbedded && subtype !== 'Type3' && (subtype !== 'Type0' || composite !== null),
  ),
  '7.21.6-1': trueTypeFonts(({ isSymbolic, characterTables, isVisible }) => {
    if (isSymbolic || characterTables === null || !isVisible) return false
    return characterTables.length <= (hasSymbolTable(characterTables) ? 1 : 0)
  }),
  '7.21.6-2': trueTypeFonts((font) => !font.isSymbolic && !hasPlainEncoding(font)),
  '7.21.6-3': trueTypeFonts(({ isSymbolic, hasEncoding }) => isSymbolic && hasEncoding),
  '7.21.6-4': trueTypeFonts(
    ({ isSymbolic, characterTables, isVisible }) =>
      isSymbolic &&
      isVisible &&
      characterTables !== null &&
      characterTables.length !== 1 &&
      !hasSymbolTable(characterTables),
  ),
  '7.21.7-1': ({ fonts }) => fonts.flatMap((font) => placesOf(font, font.unmappedCharacters)),
  '7.21.7-2': ({ fonts }) => fonts.flatMap((font) => placesOf(font, font.wronglyMappedCharacters)),
} satisfies Rules

function fonts(isWrong: (font: FontFacts) => boolean): Find {
  return (pdf) => pdf.fonts.filter(isWrong).flatMap((font) => placesOf(font, 1))
}

function trueTypeFonts(isWrong: (font: FontFacts) => boolean): Find {
  return fonts((font) => font.subtype === 'TrueType' && isWrong(font))
}

/** Counted once, and listed for each page that uses the font. */
function placesOf({ pages }: FontFacts, count: number): Place[] {
  return count === 0 ? [] : pages.map((page, index) => ({ page, count: index === 0 ? count : 0 }))
}

type CharacterTables = NonNullable<FontFacts['characterTables']>

function hasSymbolTable(tables: CharacterTables): boolean {
  return tables.some(({ platform, encoding }) => platform === 3 && encoding === 0)
}

function hasPlainEncoding({ encoding, differences, characterTables }: FontFacts): boolean {
  if (encoding !== 'MacRomanEncoding' && encoding !== 'WinAnsiEncoding') return false
  if (differences.length === 0) return true
  const hasUnicodeTable =
    characterTables?.some((table) => table.platform === 3 && table.encoding === 1) ?? false
  return hasUnicodeTable && differences.every(namesCharacter)
}

function isCompatible({ collection, mapCollection, mapName, isMapEmbedded }: CompositeFontFacts): boolean {
  if (!isMapEmbedded && (mapName === 'Identity-H' || mapName === 'Identity-V')) return true
  const map = isMapEmbedded ? mapCollection : (COLLECTIONS.get(mapName ?? '') ?? null)
  return (
    map !== null &&
    collection.ordering !== null &&
    collection.ordering === map.ordering &&
    collection.registry === map.registry &&
    collection.supplement !== null &&
    map.supplement !== null &&
    collection.supplement <= map.supplement
  )
}

/** Whether every PDF reader has this character map. */
function isPredefinedMap(name: string): boolean {
  return name === 'Identity-H' || name === 'Identity-V' || COLLECTIONS.has(name)
}
