import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon, type IconPath } from './icon.tsx'
import { checkCircleIcon, closeIcon, errorIcon, infoIcon, warningIcon } from './icon-paths.ts'
import styles from './toast.module.css'

type ToastLook = 'default' | 'error' | 'success' | 'info' | 'warning'

/** The icon of each look; the title next to it says the same. */
export const TOAST_ICONS: Record<ToastLook, IconPath> = {
  default: infoIcon,
  error: errorIcon,
  success: checkCircleIcon,
  info: infoIcon,
  warning: warningIcon,
}

interface ToastProps {
  look: ToastLook
  /** `null`: only the message. */
  title: string | null
  children: ReactNode
  dismissLabel: string
  onDismiss: () => void
}

/** A short notice over the page. Its place, its duration and reading it aloud are up to the component that shows it. */
export function Toast({ look, title, children, dismissLabel, onDismiss }: ToastProps) {
  return (
    <div className={`${styles.toast} ${styles[look]}`} data-motion="fade">
      <Icon of={TOAST_ICONS[look]} size={24} className={styles.icon} />
      <p className={styles.text}>
        {title === null ? null : <strong>{title}</strong>}
        <span>{children}</span>
      </p>
      <IconButton icon={closeIcon} label={dismissLabel} className={styles.dismiss} onClick={onDismiss} />
    </div>
  )
}
