import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildNotices, NOTICES_FILE } from './notices/build-notices.ts'

// Written again after each change of the lock file.
const root = join(import.meta.dirname, '..')
await writeFile(join(root, NOTICES_FILE), await buildNotices(root))
process.stdout.write(`${NOTICES_FILE}\n`)
