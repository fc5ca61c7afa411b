import type { AskedMetrics } from '../../../../contract/metrics-address.ts'

/** What the address asks of the freeway tab. */
export type AskedFreeway = AskedMetrics & { tab: 'freeway' }
