import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'
import type { IconPath } from './icon-paths.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconPath
  /** What it does, for assistive technology; also shown as a tooltip. */
  label: string
}

/** A 48 px button that is an icon alone: menu, close and zoom, nothing else. */
export function IconButton({ icon, label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      title={label}
      className={[styles.button, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <Icon of={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
