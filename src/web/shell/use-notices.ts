import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Notice } from '../../contract/notice.ts'
import { isOver, nextNoticeChange } from '../../contract/notices-in-force.ts'
import { readResponse } from '../api/client.ts'
import { readServerClock } from '../api/freshness.ts'
import { queryKeyOf } from '../api/query-client.ts'

/** An open page learns of a new notice within this time; a page in the background, when the visitor comes back. */
const POLL_MS = 60_000

/** Longer waits overflow a browser's timer, which then fires at once. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000

const NONE: readonly Notice[] = []

/** The notices in force, most urgent first. They come and go by themselves while the page is open. */
export function useNotices(): readonly Notice[] {
  const { data = NONE, refetch } = useQuery({
    queryKey: queryKeyOf('getNotices', {}),
    queryFn: () => readResponse('getNotices', {}),
    refetchInterval: POLL_MS,
  })
  const [now, setNow] = useState<Date | null>(null)
  // Follows the clock.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const look = async () => {
      // The response also tells the server's time: a device whose clock is wrong must not hide an emergency. Without
      // a connection the device's own clock decides.
      if (data.some((notice) => isOver(notice, readServerClock()))) await refetch()
      if (!isCurrent) return
      const at = readServerClock()
      setNow(at)
      const next = nextNoticeChange(data, at)
      if (next === null) return
      timer = setTimeout(() => void look(), Math.min(next.getTime() - at.getTime(), LONGEST_WAIT_MS))
    }
    void look()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [data, refetch])
  // The first render must equal the server's.
  return now === null ? data : data.filter((notice) => !isOver(notice, now))
}
