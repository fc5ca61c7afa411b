/**
 * Names of months and days in Haitian Creole, in the official spelling, by the French ones: no browser's `Intl` knows
 * Creole, whose dates are otherwise written as in French (docs/decisions/0040-haitian-creole-formats.md). Those that
 * are the same are left out. The first of a month is `1ye`.
 */
const NAMES: Readonly<Record<string, string>> = {
  '1': '1ye',
  'lun.': 'len.',
  'mar.': 'mad.',
  'mer.': 'mèk.',
  'jeu.': 'jed.',
  'ven.': 'van.',
  janvier: 'janvye',
  février: 'fevriye',
  'févr.': 'fevr.',
  mars: 'mas',
  mai: 'me',
  juin: 'jen',
  juillet: 'jiyè',
  'juil.': 'jiyè',
  août: 'out',
  septembre: 'septanm',
  octobre: 'oktòb',
  'oct.': 'okt.',
  novembre: 'novanm',
  décembre: 'desanm',
  'déc.': 'des.',
}

/** Writes the parts of a French date in Creole. */
export function inCreole(parts: readonly { value: string }[]): string {
  return parts.map(({ value }) => NAMES[value] ?? value).join('')
}
