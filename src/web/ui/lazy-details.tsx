import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** Details whose content is rendered, and so fetched, once they are opened. */
export function LazyDetails(props: {
  className: string | undefined
  summary: ReactNode
  /** Inside until then: what a visitor without scripts finds there. */
  unscripted?: ReactNode
  /** Shown while the code of the content arrives. */
  fallback?: ReactNode
  /** Whether what was opened is on paper. */
  isPrinted?: boolean
  children: ReactNode
}) {
  const { className, summary, unscripted = null, fallback = null, children } = props
  const [isOpened, setIsOpened] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // Opened before hydration, when nobody listened yet.
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
