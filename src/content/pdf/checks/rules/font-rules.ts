import { isPredefinedMap, predefinedCollection } from '../character-maps.ts'
import { namesCharacter } from '../glyph-names.ts'
import type { CompositeFontFacts, FontFacts } from '../pdf-model.ts'
import { REMEDIES } from './remedies.ts'
import type { Place, Rule } from './rule.ts'

/** Rules about fonts: whether they are embedded, and whether their letters can be identified. */
export const FONT_RULES: readonly Rule[] = [
  {
    id: '7.21.3.1-1',
    message: 'A font and its encoding do not belong together.',
    remedy: REMEDIES.characters,
    find: fonts(({ composite }) => composite !== null && !isCompatible(composite)),
  },
  {
    id: '7.21.3.2-1',
    message: 'A font does not say which of its shapes belongs to which letter.',
    remedy: REMEDIES.characters,
    find: fonts(
      ({ composite, isEmbedded }) =>
        isEmbedded && composite?.descendantSubtype === 'CIDFontType2' && !composite.hasGlyphMap,
    ),
  },
  {
    id: '7.21.3.3-1',
    message: 'The encoding of a font is not in the file.',
    remedy: REMEDIES.fonts,
    find: fonts(
      ({ composite }) =>
        composite !== null && !composite.isMapEmbedded && !isPredefinedMap(composite.mapName ?? ''),
    ),
  },
  {
    id: '7.21.3.3-2',
    message: 'The encoding of a font contradicts itself about the direction of writing.',
    remedy: REMEDIES.characters,
    find: fonts(({ composite }) => composite?.mapModes?.inside !== composite?.mapModes?.dictionary),
  },
  {
    id: '7.21.3.3-3',
    message: 'The encoding of a font builds on another one that is not in the file.',
    remedy: REMEDIES.characters,
    find: fonts(({ composite }) => composite?.mapUses != null && !isPredefinedMap(composite.mapUses)),
  },
  {
    id: '7.21.4.1-1',
    message: 'A font is not in the file, so the text may look different elsewhere.',
    remedy: REMEDIES.fonts,
    find: fonts(
      ({ subtype, isVisible, isEmbedded, composite }) =>
        isVisible && !isEmbedded && subtype !== 'Type3' && (subtype !== 'Type0' || composite !== null),
    ),
  },
  {
    id: '7.21.6-1',
    message: 'A font has no table for its letters.',
    remedy: REMEDIES.fonts,
    find: trueTypeFonts(({ isSymbolic, characterTables, isVisible }) => {
      if (isSymbolic || characterTables === null || !isVisible) return false
      return characterTables.length <= (hasSymbolTable(characterTables) ? 1 : 0)
    }),
  },
  {
    id: '7.21.6-2',
    message: 'A font has letters that its encoding does not name.',
    remedy: REMEDIES.characters,
    find: trueTypeFonts((font) => !font.isSymbolic && !hasPlainEncoding(font)),
  },
  {
    id: '7.21.6-3',
    message: 'A font of symbols has an encoding for letters.',
    remedy: REMEDIES.characters,
    find: trueTypeFonts(({ isSymbolic, hasEncoding }) => isSymbolic && hasEncoding),
  },
  {
    id: '7.21.6-4',
    message: 'A font of symbols has several tables for its letters, and none for symbols.',
    remedy: REMEDIES.fonts,
    find: trueTypeFonts(
      ({ isSymbolic, characterTables, isVisible }) =>
        isSymbolic &&
        isVisible &&
        characterTables !== null &&
        characterTables.length !== 1 &&
        !hasSymbolTable(characterTables),
    ),
  },
  {
    id: '7.21.7-1',
    message: 'Some letters cannot be told from their shapes, so search and screen readers miss them.',
    remedy: REMEDIES.characters,
    find: ({ fonts }) => fonts.flatMap((font) => placesOf(font, font.unmappedCharacters)),
  },
  {
    id: '7.21.7-2',
    message: 'Some letters stand for no letter at all, so search and screen readers miss them.',
    remedy: REMEDIES.characters,
    find: ({ fonts }) => fonts.flatMap((font) => placesOf(font, font.wronglyMappedCharacters)),
  },
]

function fonts(isWrong: (font: FontFacts) => boolean): Rule['find'] {
  return (pdf) => pdf.fonts.filter(isWrong).flatMap((font) => placesOf(font, 1))
}

function trueTypeFonts(isWrong: (font: FontFacts) => boolean): Rule['find'] {
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
  const map = isMapEmbedded ? mapCollection : predefinedCollection(mapName ?? '')
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
