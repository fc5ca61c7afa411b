import type { ParamsOf } from '../../../contract/endpoints.ts'
import type { MetricsParams } from '../../../contract/metrics-address.ts'
import { ALL_ROADS, NEWEST } from '../../../contract/overview-names.ts'

type Params<Tab extends MetricsParams['tab']> = MetricsParams & { tab: Tab }

// The server seeds these calls and the tabs make them: both ask here, so that they ask alike.

export function freewayParams({ by, period, road }: Params<'freeway'>): ParamsOf<'getFreewayOverview'> {
  return { by, period: period ?? NEWEST, road: road ?? ALL_ROADS }
}

export function arterialParams({
  county,
  period,
  measure,
}: Params<'arterial'>): ParamsOf<'getArterialOverview'> {
  return { county, period: period ?? NEWEST, measure }
}

export function expressParams({ road, period }: Params<'express'>): ParamsOf<'getExpressOverview'> {
  return { road, period: period ?? NEWEST }
}

export function rampParams({ period }: Params<'ramp'>): ParamsOf<'getRampOverview'> {
  return { period: period ?? NEWEST }
}
