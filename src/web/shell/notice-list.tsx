import { useState } from 'react'
import { useTranslations } from '../messages/messages-context.tsx'
import { Button } from '../ui/button.tsx'
import { historyIcon } from '../ui/icon-paths.ts'
import type { PastToast } from '../ui/toasts.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import styles from './notice-list.module.css'

/** A button with the number of past notices, and their list while it is open. */
export function NoticeList({ past }: { past: readonly PastToast[] }) {
  const { t } = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="text"
        icon={historyIcon}
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('notices.open', { count: past.length })}
      </Button>
      {isOpen ? <NoticeDialog past={past} onClosed={() => setIsOpen(false)} /> : null}
    </>
  )
}
