/** Widths of Roboto's letters in em, generous: a name never needs more room than is kept for it. */
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

/** The two lines of a name that are nearest to equal length; one line for one word. */
export function inTwoLines(name: string): string[] {
  const words = name.split(' ')
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return breaks.toSorted((a, b) => longest(a) - longest(b))[0] ?? words
}
