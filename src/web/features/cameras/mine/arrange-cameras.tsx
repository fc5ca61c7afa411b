import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { saveFile } from '../../../ui/browser.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { closeIcon, descriptionIcon, downloadIcon, keyboardArrowDownIcon } from '../../../ui/icon-paths.ts'
import { newestFocusTarget } from '../../../ui/navigation.ts'
import { toasts } from '../../../ui/toasts.ts'
import { keyboardArrowUpIcon } from '../icon-paths.ts'
import shared from '../shared.module.css'
import styles from './mine-view.module.css'
import {
  buildMyCameras,
  LONGEST_NAME,
  moveCamera,
  parseMyCameras,
  renameCamera,
  type SavedCamera,
  storeMyCameras,
  useAddCameras,
} from './my-cameras.ts'

/** Orders, renames and removes the visitor's cameras, all with buttons. */
export function ArrangeList({ mine }: { mine: readonly SavedCamera[] }) {
  const { t } = useTranslations()
  const [announced, setAnnounced] = useState('')
  const moved = useRef<HTMLButtonElement | null>(null)
  // Moving or removing a row in the document takes focus off its button.
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = null
  })
  const move = (camera: SavedCamera, by: -1 | 1, button: HTMLButtonElement) => {
    moved.current = button
    storeMyCameras((now) => moveCamera(now, camera.id, by))
    const place = mine.findIndex(({ id }) => id === camera.id) + 1 + by
    setAnnounced(t('mine.moved', { name: nameOf(camera), place: String(place) }))
  }
  const remove = (camera: SavedCamera, button: HTMLButtonElement) => {
    const row = button.closest('li')
    // Its button is about to go. The last row goes with the whole list.
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    if (next === null) newestFocusTarget()?.focus()
    else moved.current = next?.querySelector<HTMLButtonElement>(':scope > :last-child') ?? null
    storeMyCameras((now) => now.filter(({ id }) => id !== camera.id))
    setAnnounced(`${nameOf(camera)}: ${t('camera.removed')}`)
  }
  const arrows = [
    { by: -1, icon: keyboardArrowUpIcon, message: 'mine.up', end: 0 },
    { by: 1, icon: keyboardArrowDownIcon, message: 'mine.down', end: mine.length - 1 },
  ] as const
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      <ol className={styles.list}>
        {mine.map((camera, index) => {
          const name = nameOf(camera)
          return (
            <li key={camera.id} className={styles.row}>
              <label className={shared.labeled}>
                <span>{t('mine.rename', { name: camera.knownAs })}</span>
                <input
                  className={shared.field}
                  maxLength={LONGEST_NAME}
                  autoComplete="off"
                  placeholder={camera.knownAs}
                  defaultValue={camera.ownName ?? ''}
                  onChange={({ target }) =>
                    storeMyCameras((now) => renameCamera(now, camera.id, target.value))
                  }
                />
              </label>
              {arrows.map(({ by, icon, message, end }) => (
                <IconButton
                  key={by}
                  icon={icon}
                  label={t(message, { name })}
                  aria-disabled={index === end}
                  onClick={(event) => (index === end ? undefined : move(camera, by, event.currentTarget))}
                />
              ))}
              <IconButton
                icon={closeIcon}
                label={t('mine.removeOf', { name })}
                onClick={(event) => remove(camera, event.currentTarget)}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}

function nameOf({ ownName, knownAs }: SavedCamera): string {
  return ownName ?? knownAs
}

/** Ten times a list of 500 cameras; a larger file is something else. */
const LARGEST_BYTES = 1_000_000

/** Saves the visitor's cameras as a file and loads them from one: for another device, or after clearing the browser. */
export function FileActions({ mine }: { mine: readonly SavedCamera[] }) {
  const { t } = useTranslations()
  const picker = useRef<HTMLInputElement>(null)
  const addCameras = useAddCameras()
  const save = () =>
    saveFile(new Blob([buildMyCameras(mine)], { type: 'application/json' }), 'my-cameras.json')
  const take = async (file: File) => {
    const outcome = await readCameraFile(file)
    if (outcome.kind === 'read') addCameras(outcome.cameras, (count) => t('mine.imported', { count }))
    else
      await toasts.show({ kind: 'error', message: t(`mine.importError.${outcome.error}`), durationMs: 8000 })
  }
  return (
    <>
      {mine.length === 0 ? null : (
        <Button look="outlined" icon={downloadIcon} onClick={save}>
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
          // The same file may be chosen again after it was fixed.
          event.target.value = ''
          if (file !== undefined) void take(file)
        }}
      />
    </>
  )
}

async function readCameraFile(file: File) {
  if (file.size > LARGEST_BYTES) return { kind: 'invalid', error: 'tooLarge' } as const
  const text = await file.text().catch(() => null)
  return text === null ? ({ kind: 'invalid', error: 'notRead' } as const) : parseMyCameras(text)
}
