import { useEffect, useState } from 'react'
import { cleanText, countCharacters } from '../../../../contract/characters.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatNumber } from '../../../ui/format-number.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import styles from './control.module.css'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { controlAttributes, useField } from './form-context.ts'

/** A text of several lines. Below it stands how long it is; nothing is cut off, so that nothing typed is lost. */
export function LongText({ maximum, ...words }: FieldWords & { maximum: number }) {
  const field = useField(words.name)
  const [text, setText] = useState(field.value)
  return (
    <FieldFrame {...words} field={field}>
      <textarea
        {...controlAttributes(field, words.hint !== undefined)}
        className={`${styles.control} ${styles.area}`}
        defaultValue={field.value}
        rows={5}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Count written={countCharacters(cleanText(text))} maximum={maximum} />
    </FieldFrame>
  )
}

/** Within this share of the limit a screen reader is told, too, once the visitor pauses. */
const NEAR = 0.8
const PAUSE_MS = 1000

function Count({ written, maximum }: { written: number; maximum: number }) {
  const { t, language } = useTranslations()
  const isHydrated = useHydrated()
  const [spoken, setSpoken] = useState('')
  const left = maximum - written
  const heard =
    written < maximum * NEAR
      ? ''
      : left < 0
        ? t('forms.charactersOver', { count: -left })
        : t('forms.charactersLeft', { count: left })
  // Meets the clock: nobody is spoken to while typing.
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(heard), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [heard])
  const shown = t('forms.written', {
    written: formatNumber(written, language),
    most: formatNumber(maximum, language),
  })
  return (
    <>
      <p className={styles.count} data-over={left < 0} aria-hidden="true" data-print="hide">
        {isHydrated ? shown : ''}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  )
}
