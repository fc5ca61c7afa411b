import { join } from 'node:path'

/** Where `npm start` and the tests cache compiled code, unless `NODE_COMPILE_CACHE` names another folder. */
export const COMPILE_CACHE_DIR = join(import.meta.dirname, '..', 'node_modules', '.cache', 'node')
