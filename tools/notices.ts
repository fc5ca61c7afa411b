import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildNotices, NOTICES_FILE } from './notices/build-notices.ts'

// Run this after each change to the lock file.
const root = join(import.meta.dirname, '..')
await writeFile(join(root, NOTICES_FILE), await buildNotices(root))
process.stdout.write(`${NOTICES_FILE}\n`)
