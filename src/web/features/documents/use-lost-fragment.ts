import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { reportPath } from '../../../contract/pages.ts'
import { readResponse } from '../../api/client.ts'

/**
 * Keeps old addresses such as `/app/documents#annual-report-fy2016` working when the list does not show that
 * report (any more): leads to the report's own page. A fragment that names no report is left alone.
 *
 * @param isRendered whether the lists are here; until then nobody can tell that one of them lacks the report
 */
export function useLostFragment(isRendered: boolean): void {
  const [, navigate] = useLocation()
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  )
  // Meets the document and the server: whether the fragment's element is here, and whose id it is.
  useEffect(() => {
    const id = hash.slice(1)
    if (!isRendered || !/^[a-z0-9-]+$/.test(id) || document.getElementById(id) !== null) return undefined
    let isLeft = false
    const leadOn = async () => {
      const { report } = await readResponse('getReport', { id })
      if (!isLeft && document.getElementById(id) === null) navigate(reportPath(report), { replace: true })
    }
    leadOn().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [isRendered, hash, navigate])
}
