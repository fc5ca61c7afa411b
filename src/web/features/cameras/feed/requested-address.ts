import { useLocation, useSearch } from 'wouter'
import { pagePath } from '../../../../contract/pages.ts'
import {
  ALL_CAMERAS,
  buildCamerasAddress,
  type CamerasParams,
  parseCamerasAddress,
} from '../model/cameras-params.ts'

/** The address of a view of the cameras page, without a language. */
export function camerasHref(params: Partial<CamerasParams>): string {
  return pagePath('cameras') + buildCamerasAddress({ ...ALL_CAMERAS, ...params })
}

/** What the address asks the cameras page to show. */
export function useCamerasParams(): CamerasParams {
  return parseCamerasAddress(useSearch())
}

/** Shows another choice. `typing` replaces the step before, so that Back does not take letters back one by one. */
export function useShowCameras(): (params: CamerasParams, how?: 'step' | 'typing') => void {
  const [, navigate] = useLocation()
  return (params, how = 'step') => navigate(camerasHref(params), { replace: how === 'typing' })
}
