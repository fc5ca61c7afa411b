/** The formatter's line width, biome.json. */
const LINE_WIDTH = 110

/**
 * A string constant as the formatter would leave it, so that generated
 * modules pass `npm run check` unchanged.
 *
 * @param declaration up to the equals sign, as `export const NAME`
 */
export function writtenConstant(declaration: string, value: string): string {
  const start = `${declaration} =`
  const isLong = start.length + value.length + ` ''`.length > LINE_WIDTH
  return `${start}${isLong ? '\n  ' : ' '}'${value}'`
}
