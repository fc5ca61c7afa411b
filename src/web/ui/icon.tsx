/** Outline of an icon in the view box `0 -960 960 960`, or `#` and the id of an outline in every document. */
export type IconPath = `${'M' | 'm' | '#'}${string}`

interface IconProps {
  /** A constant from an `icon-paths.ts`. */
  of: IconPath
  /** Edge in CSS pixels: 24 next to body text, 20 next to smaller text. */
  size?: number
  className?: string | undefined
}

/**
 * A Material symbol in the color of the text around it. Never read aloud: the
 * text next to it or the label of its button is.
 */
export function Icon({ of, size = 24, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 -960 960 960"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {of.startsWith('#') ? <use href={of} /> : <path d={of} />}
    </svg>
  )
}
