import { useEffect, useState } from 'react'
import { dayIn } from '../../../contract/calendar-days.ts'
import type { TourDays } from '../../../contract/tour-days.ts'
import { useSite } from '../../api/site-context.tsx'

/** The first and the last day a visit can be asked for. `null` in what the server draws, which may be read another day. */
export function useTourDays(): Pick<TourDays, 'earliest' | 'latest'> | null {
  const { limits, district } = useSite()
  const [days, setDays] = useState<TourDays | null>(null)
  // Meets the clock and the network. Without it the rule still stands there in words.
  useEffect(() => {
    let isShown = true
    import('../../../contract/tour-days.ts').then(
      ({ buildTourDays }) => {
        if (isShown) setDays(buildTourDays(limits.tour, dayIn(district.timeZone, new Date())))
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [limits, district])
  return days
}
