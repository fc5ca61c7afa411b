/** Colours of the printed documents: the light scheme of the site. */
export const palette = {
  ink: '#191c1e',
  inkSoft: '#40484d',
  primary: '#00435a',
  outline: '#70787e',
  hairline: '#bfc8ce',
  wash: '#f2f4f6',
  stop: '#ffb877',
  express: '#7c4911',
  goal: '#ba1a1a',
  paper: '#ffffff',
} as const

/** Kinds of cover; each group of documents has its own colours. */
export const COVER_KINDS = ['annual', 'strategic', 'master'] as const
export type CoverKind = (typeof COVER_KINDS)[number]

interface CoverColours {
  land: string
  sea: string
  /** The line of I-95. */
  road: string
}

export const coverColours: Record<CoverKind, CoverColours> = {
  annual: { land: '#4a626f', sea: '#5d7580', road: '#cde6f6' },
  strategic: { land: '#00435a', sea: '#005c7a', road: '#71b3d5' },
  master: { land: '#7c4911', sea: '#8f5c24', road: '#ffdcc0' },
}
