/** Widths a picture can be requested in, pixels: one for a tile, one for a tile on a dense screen. */
export const SNAPSHOT_WIDTHS = [320, 640] as const
export type SnapshotWidth = (typeof SNAPSHOT_WIDTHS)[number]
