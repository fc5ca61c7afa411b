/** Red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

/** Relative luminance of WCAG 2, 0 to 1. */
function luminance([red, green, blue]: Color): number {
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrastOf(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The contrast WCAG 1.4.3 requires: 3 from 18 points, or 14 in bold; otherwise 4.5. `size` in points. */
export function neededContrast(size: number, isBold: boolean): number {
  return size >= 18 || (isBold && size >= 14) ? 3 : 4.5
}
