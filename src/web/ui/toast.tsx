import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon, type IconPath } from './icon.tsx'
import { checkCircleIcon, closeIcon, errorIcon, infoIcon, warningIcon } from './icon-paths.ts'
import styles from './toast.module.css'

type ToastLook = 'default' | 'error' | 'success' | 'info' | 'warning'

/** The sign of each look; the words beside it say the same. */
export const TOAST_ICONS: Record<ToastLook, IconPath> = {
  default: infoIcon,
  error: errorIcon,
  success: checkCircleIcon,
  info: infoIcon,
  warning: warningIcon,
}

interface ToastProps {
  look: ToastLook
  /** `null`: the message is alone. */
  title: string | null
  children: ReactNode
  dismissLabel: string
  onDismiss: () => void
}

/** A short notice that floats over the page. Where it floats, how long, and who reads it aloud is not its business. */
export function Toast({ look, title, children, dismissLabel, onDismiss }: ToastProps) {
  return (
    <div className={`${styles.toast} ${styles[look]}`} data-motion="fade">
      <Icon of={TOAST_ICONS[look]} size={24} className={styles.icon} />
      <p className={styles.words}>
        {title === null ? null : <strong>{title}</strong>}
        <span>{children}</span>
      </p>
      <IconButton icon={closeIcon} label={dismissLabel} className={styles.dismiss} onClick={onDismiss} />
    </div>
  )
}
