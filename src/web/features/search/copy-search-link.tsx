import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { linkIcon } from '../../ui/icon-paths.ts'
import { useToasts } from '../../ui/toasts.ts'
import styles from './copy-search-link.module.css'

/** Copies the address, in which the whole search stands. */
export function CopySearchLink() {
  const { t } = useTranslations()
  const { show } = useToasts()
  const copy = async () => {
    const isCopied = await copyText(location.href)
    await show(
      isCopied
        ? { kind: 'success', message: t('reportPage.linkCopied') }
        : { kind: 'error', message: t('search.notCopied') },
    )
  }
  return (
    <Button look="text" icon={linkIcon} className={styles.copy} onClick={() => void copy()}>
      {t('search.copy')}
    </Button>
  )
}
