import type { ComponentProps } from 'react'
import styles from './card.module.css'

type CardProps = ComponentProps<'div'> & {
  /** `section` or `article` when the card has its own heading and stands alone. */
  as?: 'div' | 'section' | 'article' | 'li'
}

/** A quiet surface with a hairline around it. Flat: only what floats casts a shadow. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  // All four take the attributes of a div; their element types differ only in `ref`, which is not passed.
  const Tag = Element as 'div'
  return <Tag className={[styles.card, className].filter(Boolean).join(' ')} {...rest} />
}
