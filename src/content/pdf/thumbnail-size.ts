const WIDTH = 320

// Twice as high as wide holds every usual page (Letter needs 414); beyond it a page gets narrower.
const MAX_HEIGHT = 640

/**
 * Size in pixels of the picture of a page, and the scale that draws the page so.
 * Pure. `null`: the page has no size. Never larger than 320 × 640, never less than one pixel.
 */
export function fitThumbnail(
  pageWidth: number,
  pageHeight: number,
): { width: number; height: number; scale: number } | null {
  const scale = Math.min(WIDTH / pageWidth, MAX_HEIGHT / pageHeight)
  if (!(pageWidth > 0 && pageHeight > 0 && scale > 0 && Number.isFinite(scale))) return null
  return { width: pixels(pageWidth * scale), height: pixels(pageHeight * scale), scale }
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length))
}
