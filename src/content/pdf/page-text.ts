/** One run of glyphs as pdf.js hands it over. */
export interface TextRun {
  str: string
  /** A line ends after this run. */
  hasEOL: boolean
}

/** Replaces a letter that a font shows but does not name, most often "fi" or "fl". */
export const UNKNOWN_LETTER = '\u{FFFD}'

// In UTF-16 units; a dense page holds about 8,000.
const MAX_PAGE_LENGTH = 1_000_000

/**
 * The text of one page: lines separated by a newline, words by one space, NFC, without control
 * characters. Pure. `isCut`: the page has more than the limit of a million characters.
 */
export function buildPageText(runs: readonly TextRun[]): { text: string; isCut: boolean } {
  let raw = ''
  for (const run of runs) {
    raw += run.hasEOL ? `${run.str}\n` : run.str
    if (raw.length > MAX_PAGE_LENGTH) return { text: cleanLines(raw.slice(0, MAX_PAGE_LENGTH)), isCut: true }
  }
  return { text: cleanLines(raw), isCut: false }
}

/** One line of text from a PDF's properties, cleaned like page text; `null` when nothing is left. */
export function buildProperty(raw: string | null | undefined): string | null {
  const text = cleanLines((raw ?? '').slice(0, MAX_PROPERTY_LENGTH)).replaceAll('\n', ' ')
  return text === '' ? null : text
}

// Long enough for every real title; a property can have megabytes.
const MAX_PROPERTY_LENGTH = 500

function cleanLines(raw: string): string {
  return (
    raw
      .toWellFormed()
      .normalize('NFC')
      .replaceAll('\0', UNKNOWN_LETTER)
      .replace(INVISIBLE, '')
      .replace(BLANK, ' ')
      // There is one space at most by now.
      .replace(/ ?[\n\u2028\u2029][ \n\u2028\u2029]*/g, '\n')
      .trim()
  )
}

/**
 * A stretch of text on one line, cleaned like page text; spaces at its ends stay. Words divided at a soft hyphen are
 * rejoined; hard hyphens stay. Pure.
 */
export function cleanRun(raw: string): string {
  return raw
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\0', UNKNOWN_LETTER)
    .replace(/\u00AD\s*\n\s*/g, '')
    .replace(INVISIBLE, '')
    .replace(BLANK, ' ')
    .replace(/(?<=\p{Ll}-) ?\n ?(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
}

// Soft hyphens, zero-width spaces, the byte order mark: they occur within words.
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g

// Spaces of every width, control characters other than the newline (fonts without names for their glyphs put spaces
// there), and private-use characters: symbol fonts put their bullets there.
const BLANK = /(?:[^\P{Cc}\n]|[\p{Zs}\p{Co}])+/gu
