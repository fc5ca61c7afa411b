import { join } from 'node:path'

/** Flags that keep the server's memory low: docs/decisions/0054-memory-settings.md. deploy/ sets the same. */
export const MEMORY_FLAGS = ['--optimize-for-size', '--max-semi-space-size=4']

/** Variables that do; the C library and Node read them once, when a process begins. */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'),
}
