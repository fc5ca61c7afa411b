import type { MetricsParams } from '../../../../contract/metrics-address.ts'

/** What the address asks of the freeway tab. */
export type FreewayParams = MetricsParams & { tab: 'freeway' }
