import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** Details whose content is rendered, and so fetched, when they are opened. */
export function LazyDetails(props: {
  className: string | undefined
  summary: ReactNode
  /** The content until then, for visitors without scripts. */
  unscripted?: ReactNode
  /** Shown while the code of the content loads. */
  fallback?: ReactNode
  /** Whether opened details are printed. */
  isPrinted?: boolean
  children: ReactNode
}) {
  const { className, summary, unscripted = null, fallback = null, children } = props
  const [isOpened, setIsOpened] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // They may have been opened before hydration, when nothing listened.
  useEffect(() => {
    if (details.current?.open === true) setIsOpened(true)
  }, [])
  return (
    <details
      ref={details}
      className={className}
      data-print={props.isPrinted === true ? undefined : 'hide'}
      onToggle={({ currentTarget }) => (currentTarget.open ? setIsOpened(true) : undefined)}
    >
      {summary}
      {isOpened ? <Suspense fallback={fallback}>{children}</Suspense> : unscripted}
    </details>
  )
}
