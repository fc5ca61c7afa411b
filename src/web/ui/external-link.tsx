import type { ComponentProps } from 'react'
import styles from './external-link.module.css'
import { Icon } from './icon.tsx'
import { openInNewIcon } from './icon-paths.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type ExternalLinkProps = ComponentProps<'a'> & {
  /** "opens in a new tab" in the visitor's language. */
  newTabText: string
}

/** A link within text that opens a new tab and says so. */
export function ExternalLink({ newTabText, children, ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className={styles.icon}>
        <Icon of={openInNewIcon} size={18} />
      </span>
      <VisuallyHidden> ({newTabText})</VisuallyHidden>
    </a>
  )
}
