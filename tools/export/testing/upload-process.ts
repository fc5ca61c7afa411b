import { openBucket, uploadSnapshot } from '../bucket/upload-snapshot.ts'

// A process that uploads the export in a folder to an address, for tests that kill it. It reports the number of
// uploaded objects to its parent.
const [outDir = '', address = ''] = process.argv.slice(2)
process.send?.(0)
await uploadSnapshot(outDir, openBucket(address, process.env), (done) => process.send?.(done))
process.disconnect()
