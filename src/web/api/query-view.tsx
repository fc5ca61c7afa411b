import { type ReactNode, useEffect } from 'react'
import { useTranslations } from '../messages/messages-context.tsx'
import { FailedNotice, type NoticeProps } from '../ui/notice.tsx'
import { Skeleton, type SkeletonProps } from '../ui/skeleton.tsx'
import type { ResponseState } from './query-client.ts'

interface Failure {
  reference: string | null
  retry: () => void
  /** A retry is under way. */
  isTrying?: boolean
}

/** Renders a query: gray bars while it loads, a notice when it failed, or its data through `children`. */
export function QueryView<Response>(props: {
  state: ResponseState<Response>
  /** Gray bars in the shape of the content. */
  bars: SkeletonProps['bars']
  size?: SkeletonProps['size']
  /** Says what is missing, and what still works. */
  failed: { title: string; hint: string; headingLevel?: 2 | 3 | 4 }
  children: (response: Response) => ReactNode
}) {
  const { state, bars, size = 'text', children } = props
  if (state.kind === 'loaded') return children(state.response)
  if (state.kind === 'failed') {
    const { hint, ...notice } = props.failed
    return (
      <QueryFailed {...notice} state={state}>
        {hint}
      </QueryFailed>
    )
  }
  return (
    <Loading>
      <Skeleton bars={bars} size={size} />
    </Loading>
  )
}

/** Stands in for content that is loading: gray bars in its shape, and a text for screen readers. */
export function Loading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { t } = useTranslations()
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden">{t('loading.getting')}</p>
      {children}
    </div>
  )
}

/** Reloads the document at the current address: only the server has that page. */
export function ReloadDocument() {
  // The browser's own navigation.
  useEffect(() => location.reload(), [])
  return <div className="page" aria-busy="true" />
}

/** Shown when a query's data did not load: what is missing, a reference to quote, and a way to try again. */
export function QueryFailed({
  state: { reference, retry, isTrying },
  children,
  ...labels
}: NoticeProps & { state: Failure; children: ReactNode }) {
  const { t } = useTranslations()
  return (
    <FailedNotice
      {...labels}
      reference={reference === null ? null : t('failed.reference', { reference })}
      retryText={t(isTrying ? 'loading.getting' : 'failed.tryAgain')}
      onRetry={retry}
    >
      {children}
    </FailedNotice>
  )
}
