import { enCameras } from './en-cameras.ts'
import { enForms } from './en-forms.ts'
import { enMetrics } from './en-metrics.ts'
import { enSite } from './en-site.ts'

/** Every message of the interface, in English: the keys and placeholders every other language must have. */
export const en = { ...enSite, ...enMetrics, ...enCameras, ...enForms } as const
