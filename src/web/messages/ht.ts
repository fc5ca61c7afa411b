import { htCameras } from './ht-cameras.ts'
import { htForms } from './ht-forms.ts'
import { htMetrics } from './ht-metrics.ts'
import { htSite } from './ht-site.ts'
import type { Messages } from './message-types.ts'

/** Every message of the interface, in Haitian Creole. */
export const ht = { ...htSite, ...htMetrics, ...htCameras, ...htForms } as const satisfies Messages
