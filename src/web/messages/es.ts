import { esCameras } from './es-cameras.ts'
import { esForms } from './es-forms.ts'
import { esMetrics } from './es-metrics.ts'
import { esSite } from './es-site.ts'
import type { Messages } from './message-types.ts'

/** Every message of the interface, in Spanish. */
export const es = { ...esSite, ...esMetrics, ...esCameras, ...esForms } as const satisfies Messages
