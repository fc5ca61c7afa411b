/** Outline of one icon in the view box `0 -960 960 960`, or `#` and the id of an outline that every document holds. */
export type IconPath = `${'M' | 'm' | '#'}${string}`

interface IconProps {
  /** One constant of an `icon-paths.ts`. */
  of: IconPath
  /** Edge in CSS pixels: 24 beside body text, 20 beside smaller text. */
  size?: number
  className?: string | undefined
}

/**
 * A Material symbol in the color of the text around it. It is never read
 * aloud: the word beside it, or the label of its button, speaks.
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
