import { useRef } from 'react'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { descriptionIcon, downloadIcon } from '../../../ui/icon-paths.ts'
import { useToasts } from '../../../ui/toasts.ts'
import { buildMyCameras, joinCameras, parseMyCameras, type SavedCamera } from './my-cameras.ts'
import { readMyCameras, storeMyCameras } from './my-cameras-store.ts'
import { saveFile } from './save-file.ts'

/** A list of 500 cameras takes a tenth of it; whatever is larger is something else. */
const LARGEST_BYTES = 1_000_000

/** Saves the visitor's cameras as a file, and takes them from one: to another device, or back after clearing a browser. */
export function FileActions({ mine }: { mine: readonly SavedCamera[] }) {
  const { t } = useTranslations()
  const { show } = useToasts()
  const picker = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    const outcome = await readCameraFile(file)
    if (outcome.kind === 'fault') {
      await show({ kind: 'error', message: t(`mine.importFault.${outcome.error}`), durationMs: 8000 })
      return
    }
    const { added } = joinCameras(readMyCameras(), outcome.cameras)
    storeMyCameras((now) => joinCameras(now, outcome.cameras).cameras)
    const message = added === 0 ? t('mine.keptAlready') : t('mine.imported', { count: added })
    await show({ kind: 'success', message })
  }
  return (
    <>
      {mine.length === 0 ? null : (
        <Button
          look="outlined"
          icon={downloadIcon}
          onClick={() => saveFile('my-cameras.json', 'application/json', buildMyCameras(mine))}
        >
          {t('mine.export')}
        </Button>
      )}
      <Button look="outlined" icon={descriptionIcon} onClick={() => picker.current?.click()}>
        {t('mine.import')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('mine.import')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again after it was mended.
          event.target.value = ''
          if (file !== undefined) void take(file)
        }}
      />
    </>
  )
}

async function readCameraFile(file: File) {
  if (file.size > LARGEST_BYTES) return { kind: 'fault', error: 'tooLarge' } as const
  const text = await file.text().catch(() => null)
  return text === null ? ({ kind: 'fault', error: 'notRead' } as const) : parseMyCameras(text)
}
