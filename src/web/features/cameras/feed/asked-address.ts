import { useLocation, useSearch } from 'wouter'
import { pagePath } from '../../../../contract/pages.ts'
import {
  ALL_CAMERAS,
  type AskedCameras,
  buildCamerasAddress,
  parseCamerasAddress,
} from '../model/asked-cameras.ts'

/** The address of a view of the cameras page, without a language. */
export function camerasHref(asked: Partial<AskedCameras>): string {
  return pagePath('cameras') + buildCamerasAddress({ ...ALL_CAMERAS, ...asked })
}

/** What the address asks the cameras page to show. */
export function useAskedCameras(): AskedCameras {
  return parseCamerasAddress(useSearch())
}

/** Shows another choice. `typing` replaces the step before, so that Back does not take letters back one by one. */
export function useShowCameras(): (asked: AskedCameras, how?: 'step' | 'typing') => void {
  const [, navigate] = useLocation()
  return (asked, how = 'step') => navigate(camerasHref(asked), { replace: how === 'typing' })
}
