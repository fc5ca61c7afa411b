import { useState } from 'react'
import { usePublicUrl } from '../../../api/site-context.tsx'
import { copyText } from '../../../browser/copy-text.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { useToasts } from '../../../toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { shareIcon } from '../../../ui/icon-paths.ts'
import { camerasHref, MOST_SHARED } from '../model/cameras-params.ts'
import styles from './share-button.module.css'

/** Shares a link that carries the cameras in its address. Where nothing can be copied, the link itself is shown. */
export function ShareButton({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslations()
  const { show } = useToasts()
  const publicUrl = usePublicUrl()
  const [isShown, setIsShown] = useState(false)
  const url = publicUrl + camerasHref({ view: 'mine', shared: ids.slice(0, MOST_SHARED) })
  const share = async () => {
    const how = await shareLink(url, t('cameras.mine'))
    if (how === 'copied') await show({ kind: 'success', message: t('mine.shareCopied') })
    if (how === 'refused') setIsShown(true)
  }
  return (
    <>
      <Button look="outlined" icon={shareIcon} onClick={() => void share()}>
        {t('mine.share')}
      </Button>
      {isShown ? (
        <label className={styles.link}>
          <span>{t('mine.notCopied')}</span>
          <input
            readOnly
            aria-label={t('mine.shareLink')}
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </label>
      ) : null}
    </>
  )
}

/** Opens the device's own way to share; where there is none, copies. `left`: the visitor chose nobody. */
async function shareLink(url: string, title: string): Promise<'shared' | 'left' | 'copied' | 'refused'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused'
}
