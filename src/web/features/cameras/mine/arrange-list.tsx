import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { closeIcon, keyboardArrowDownIcon, keyboardArrowUpIcon } from '../../../ui/icon-paths.ts'
import styles from './arrange-list.module.css'
import { LONGEST_NAME, moveCamera, renameCamera, type SavedCamera } from './my-cameras.ts'
import { storeMyCameras } from './my-cameras-store.ts'

/** Orders, renames and removes the visitor's cameras, all of it by buttons. */
export function ArrangeList({ mine }: { mine: readonly SavedCamera[] }) {
  const { t } = useTranslations()
  const [told, setTold] = useState('')
  const moved = useRef<HTMLButtonElement | null>(null)
  // Meets the document: a row that changes its place takes the focus off its button.
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = null
  })
  const move = (camera: SavedCamera, by: -1 | 1, button: HTMLButtonElement) => {
    moved.current = button
    storeMyCameras((now) => moveCamera(now, camera.id, by))
    const place = mine.findIndex(({ id }) => id === camera.id) + 1 + by
    setTold(t('mine.moved', { name: nameOf(camera), place: String(place) }))
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <ol className={styles.list}>
        {mine.map((camera, index) => (
          <li key={camera.id} className={styles.row}>
            <label className={styles.name}>
              <span>{t('mine.rename', { name: camera.knownAs })}</span>
              <input
                type="text"
                maxLength={LONGEST_NAME}
                autoComplete="off"
                placeholder={camera.knownAs}
                defaultValue={camera.ownName ?? ''}
                onChange={(event) => {
                  const name = event.target.value
                  storeMyCameras((now) => renameCamera(now, camera.id, name))
                }}
              />
            </label>
            <IconButton
              icon={keyboardArrowUpIcon}
              label={t('mine.up', { name: nameOf(camera) })}
              aria-disabled={index === 0}
              onClick={(event) => (index === 0 ? undefined : move(camera, -1, event.currentTarget))}
            />
            <IconButton
              icon={keyboardArrowDownIcon}
              label={t('mine.down', { name: nameOf(camera) })}
              aria-disabled={index === mine.length - 1}
              onClick={(event) =>
                index === mine.length - 1 ? undefined : move(camera, 1, event.currentTarget)
              }
            />
            <IconButton
              icon={closeIcon}
              label={t('mine.removeOf', { name: nameOf(camera) })}
              onClick={() => storeMyCameras((now) => now.filter(({ id }) => id !== camera.id))}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

function nameOf({ ownName, knownAs }: SavedCamera): string {
  return ownName ?? knownAs
}
