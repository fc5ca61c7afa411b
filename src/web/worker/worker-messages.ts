/** What a page may tell the worker; `SKIP_WAITING` is the name workbox-window gives it. */
export type WorkerMessage = { type: 'SKIP_WAITING' } | { type: 'KEEP_PAGES'; paths: readonly string[] }

/** Address of the worker; its scope is the whole site. */
export const WORKER_ADDRESS = '/sw.js'
