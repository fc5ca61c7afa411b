import { palette } from './palette.ts'

/** One role of text: face, size and line height in points, colour. */
export interface TextStyle {
  face: 'regular' | 'medium' | 'semibold'
  size: number
  leading: number
  colour: string
}

/** The type scale of the documents. */
export const textStyles = {
  chapter: { face: 'semibold', size: 25, leading: 30, colour: palette.ink },
  lead: { face: 'regular', size: 14, leading: 20.5, colour: palette.inkSoft },
  section: { face: 'semibold', size: 11, leading: 15.5, colour: palette.primary },
  body: { face: 'regular', size: 10.5, leading: 15.5, colour: palette.ink },
  caption: { face: 'semibold', size: 10, leading: 14, colour: palette.ink },
  note: { face: 'regular', size: 8.5, leading: 12, colour: palette.inkSoft },
  cell: { face: 'regular', size: 9.5, leading: 13, colour: palette.ink },
  cellHead: { face: 'medium', size: 8.5, leading: 12, colour: palette.inkSoft },
  cellStrong: { face: 'medium', size: 9.5, leading: 13, colour: palette.ink },
  axis: { face: 'regular', size: 8, leading: 11, colour: palette.inkSoft },
  mark: { face: 'medium', size: 8.5, leading: 11, colour: palette.ink },
  furniture: { face: 'regular', size: 8, leading: 11, colour: palette.inkSoft },
  keyNumber: { face: 'medium', size: 26, leading: 31, colour: palette.ink },
} as const satisfies Record<string, TextStyle>
