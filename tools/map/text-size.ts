/** Widths of Roboto's letters in em, rounded up: a name never needs more room than reserved. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[iIlj.,'’|!:;]/, 0.28],
  [/[ftr\-()\s]/, 0.36],
  [/[mMwW@%]/, 0.9],
  [/[A-ZÀ-Þ]/, 0.66],
  [/./u, 0.57],
]

/** How wide a text is at most, pixels. `spacing`: between letters, em. */
export function textWidth(text: string, sizePx: number, spacing = 0): number {
  const ems = [...text].reduce((sum, letter) => sum + widthOf(letter) + spacing, 0)
  return Math.ceil(ems * sizePx)
}

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.6
}

/** A name split into two lines of nearly equal length; a single word is one line. */
export function inTwoLines(name: string): string[] {
  const words = name.split(' ')
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return breaks.toSorted((a, b) => longest(a) - longest(b))[0] ?? words
}
