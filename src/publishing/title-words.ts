const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH_NAME =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/
const WEEKDAY_NAME = /^(?:sun|mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur)(?:day)?$/
const ORDINAL_END = /^(?:st|nd|rd|th)$/

const OTHER_SIGNS = new Map([
  ...['–', '—', '‐', '‑', '−', '..', '...', '…', 'to', 'through', 'thru', 'until'].map(
    (sign) => [sign, '-'] as const,
  ),
  ...['and', '&'].map((sign) => [sign, '+'] as const),
  ...['(', ')', '[', ']', ';', ':', '|'].map((sign) => [sign, '|'] as const),
])

/**
 * The words, numbers and signs of a title or file name, separated by single spaces, so that one pattern finds many
 * spellings: "Nov. 8th – Dec 5, 2026" becomes `m11 8 - m12 5 , 2026`. Pure.
 */
export function normalizeDates(text: string): string {
  const tokens = text
    .toLowerCase()
    // In file names an underscore between numbers means a hyphen, and any other a space.
    .replace(/(?<=\d)_(?=\d)/g, '-')
    .match(/\p{L}+|\d+|\.{2,3}|[-–—‐‑−…+&/|,()[\];:]/gu)
  const words: string[] = []
  for (const token of tokens ?? []) {
    const isAfterNumber = /^\d+$/.test(words.at(-1) ?? '')
    if (WEEKDAY_NAME.test(token) || (isAfterNumber && ORDINAL_END.test(token))) continue
    words.push(monthWord(token) ?? OTHER_SIGNS.get(token) ?? token)
  }
  return words.join(' ')
}

function monthWord(token: string): string | null {
  if (!MONTH_NAME.test(token)) return null
  return `m${String(MONTHS.indexOf(token.slice(0, 3)) + 1).padStart(2, '0')}`
}
