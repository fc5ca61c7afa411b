import type { Color } from '../checks/contrast.ts'
import { ContentName, type ContentOperator, type Operand } from './content-operators.ts'
import type { Cos } from './cos.ts'
import type { FontUse } from './read-fonts.ts'

/** What six numbers of a transformation do to a point: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The part of the graphics state that matters to the rules. */
export interface State {
  font: FontUse | null
  /** Before any transformation. */
  fontSize: number
  leading: number
  renderingMode: number
  /** For text and filled shapes; `null`: in a color space whose colors show only when rendered. */
  fill: Color | null
  isFillDevice: boolean
  matrix: Matrix
  /** Where the line of text begins. */
  line: Matrix
  /** Nothing was shown since the line was placed, so the next text begins where the line does. */
  isAtLineStart: boolean
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const BLACK: Color = [0, 0, 0]

export const INITIAL_STATE: State = {
  font: null,
  fontSize: 0,
  leading: 0,
  renderingMode: 0,
  fill: BLACK,
  isFillDevice: true,
  matrix: IDENTITY,
  line: IDENTITY,
  isAtLineStart: true,
}

/** `inner` applied first, then `outer`; `outer` alone when `inner` is not six numbers. */
export function transform(inner: readonly unknown[], [a, b, c, d, e, f]: Matrix): Matrix {
  const numbers = inner.filter((number) => typeof number === 'number')
  const [i, j, k, l, m, n] = numbers
  if (i === undefined || j === undefined || k === undefined) return [a, b, c, d, e, f]
  if (l === undefined || m === undefined || n === undefined) return [a, b, c, d, e, f]
  return [
    ...([i * a + j * c, i * b + j * d, k * a + l * c, k * b + l * d] as const),
    ...([m * a + n * c + e, m * b + n * d + f] as const),
  ]
}

const PLACING: ReadonlySet<string> = new Set(['BT', 'Tm', 'Td', 'TD', 'T*', 'TL'])
const COLORING: ReadonlySet<string> = new Set(['cs', 'sc', 'scn', 'g', 'rg', 'k'])

/** Places text or sets the fill color; returns whether the operator does that. */
export function setGraphics({ operator, operands }: ContentOperator, state: State, resources: Cos): boolean {
  if (PLACING.has(operator)) moveText(operator, operands, state)
  else if (COLORING.has(operator)) setFill(operator, operands, state, resources)
  else return false
  return true
}

/** Moves the place of text as an operator says. */
export function moveText(operator: string, operands: readonly Operand[], state: State): void {
  const [x, y] = operands
  if (operator === 'TL') state.leading = typeof x === 'number' ? x : state.leading
  else if (operator === 'BT') state.line = IDENTITY
  else if (operator === 'Tm') state.line = transform(operands, IDENTITY)
  else if (operator === 'Td' || operator === 'TD') {
    if (operator === 'TD' && typeof y === 'number') state.leading = -y
    state.line = transform([1, 0, 0, 1, x, y], state.line)
  } else state.line = transform([1, 0, 0, 1, 0, -state.leading], state.line)
  if (operator !== 'TL') state.isAtLineStart = true
}

function setFill(operator: string, operands: readonly Operand[], state: State, resources: Cos): void {
  const [first] = operands
  if (operator === 'cs') {
    state.isFillDevice = first instanceof ContentName && isDeviceLike(first.name, resources)
    state.fill = state.isFillDevice ? BLACK : null
  } else {
    if (operator === 'g' || operator === 'rg' || operator === 'k') state.isFillDevice = true
    const numbers = operands.filter((operand) => typeof operand === 'number')
    state.fill = state.isFillDevice ? colorOf(numbers) : null
  }
}

/** A color space whose numbers can be read as gray, RGB or CMYK. */
function isDeviceLike(name: string, resources: Cos): boolean {
  if (/^Device(?:Gray|RGB|CMYK)$/.test(name)) return true
  const space = resources.get('ColorSpace').get(name)
  const kind = space.name ?? space.items[0]?.name ?? ''
  return /^(?:Device(?:Gray|RGB|CMYK)|CalGray|CalRGB|ICCBased)$/.test(kind)
}

function colorOf(numbers: readonly number[]): Color | null {
  const [first = 0, second = 0, third = 0, black = 0] = numbers.map((number) =>
    Math.min(1, Math.max(0, number)),
  )
  if (numbers.length === 1) return [first * 255, first * 255, first * 255]
  if (numbers.length === 3) return [first * 255, second * 255, third * 255]
  if (numbers.length !== 4) return null
  return [ink(first, black), ink(second, black), ink(third, black)]
}

function ink(share: number, black: number): number {
  return 255 * (1 - share) * (1 - black)
}
