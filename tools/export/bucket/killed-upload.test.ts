import { fork } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { aFolder } from '../../../src/server/testing/a-folder.ts'
import { aReport, aSiteContent } from '../../../src/server/testing/a-site.ts'
import { isEveryCase } from '../../testing/test-cases.ts'
import { LIST_FILE, type ListedResponse } from '../out-folder.ts'
import { aBucket, type TestBucket } from '../testing/a-bucket.ts'
import { exportContent } from '../testing/an-export.ts'
import { objectKey, type Pointer } from './upload-snapshot.ts'

const UPLOAD_FILE = fileURLToPath(new URL('../testing/upload-process.ts', import.meta.url))
const KILLS = isEveryCase ? 24 : 2

/** Resolves with the exit code; `null`: it was killed once it had uploaded `killAfter` objects. */
async function uploadInProcess(
  outDir: string,
  { address, env }: TestBucket,
  killAfter = Infinity,
): Promise<number | null> {
  const child = fork(UPLOAD_FILE, [outDir, address], { env: { ...process.env, ...env }, execArgv: [] })
  child.on('message', (done) => {
    if (Number(done) >= killAfter) child.kill('SIGKILL')
  })
  const [code] = await once(child, 'exit')
  return code
}

/** The name of the snapshot that the pointer names, and those of its objects that are missing or have other bytes. */
async function readServed({ url }: TestBucket) {
  const { snapshot }: Pointer = await (await fetch(`${url}/current.json`)).json()
  if (snapshot === null) throw new Error('The pointer leads nowhere')
  const list = await fetch(`${url}/snapshots/${snapshot}/${LIST_FILE}`)
  const { responses }: { responses: readonly ListedResponse[] } = await list.json()
  const broken: string[] = []
  for (const response of responses) {
    const key = objectKey(snapshot, response)
    const object = await fetch(`${url}/${key.split('/').map(encodeURIComponent).join('/')}`)
    if (hash('sha256', Buffer.from(await object.arrayBuffer())) !== response.sha256) broken.push(key)
  }
  return { snapshot, objects: responses.length, broken }
}

test('whenever an upload is killed, the pointer names a complete snapshot, and the next upload completes', async () => {
  const bucket = await aBucket()
  const out = join(await aFolder(), 'out')
  const contentOf = (week: number) => {
    const reports = [aReport({ id: `week-${week}`, category: 'metrics_freeway_weekly' })]
    return aSiteContent({ site: { ...aSiteContent().site, languages: ['en'] }, reports })
  }
  let { name: served, responses } = await exportContent(out, contentOf(0))
  expect(await uploadInProcess(out, bucket)).toBe(0)
  for (let week = 1; week <= KILLS; week++) {
    const { name } = await exportContent(out, contentOf(week))
    // The first is killed as soon as it runs, the second once all objects are uploaded and the pointer may move.
    const killAfter = [0, responses][week - 1] ?? Math.ceil(Math.random() * responses)
    const code = await uploadInProcess(out, bucket, killAfter)
    const after = await readServed(bucket)
    const kill = `kill ${week}, after ${killAfter} of ${responses} objects`
    expect([kill, after.broken, after.objects > 40]).toEqual([kill, [], true])
    expect([served, name], kill).toContain(after.snapshot)
    // It may have ended before the signal arrived.
    expect([null, 0], kill).toContain(code)
    served = after.snapshot
    // Sometimes two in a row are killed.
    if (week % 3 === 0) continue
    expect(await uploadInProcess(out, bucket), kill).toBe(0)
    expect(await readServed(bucket), kill).toMatchObject({ snapshot: name, broken: [] })
    served = name
  }
}, 300_000)
