import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { onTestFinished } from 'vitest'
import { aFolder } from '../../../src/server/testing/a-folder.ts'

/** An S3-compatible store with a bucket `site`, deleted after the test. */
export interface TestBucket {
  /** Public address of the objects below the prefix `public`. */
  url: string
  /** The store's address and credentials for a program. */
  env: Readonly<Record<string, string>>
  /** Address for the export. */
  address: string
}

export async function aBucket(): Promise<TestBucket> {
  const directory = join(await aFolder(), 'objects')
  await mkdir(directory)
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'site', configs: [] }],
  })
  const { port } = await store.run()
  onTestFinished(() => store.close())
  const endpoint = `http://127.0.0.1:${port}`
  return {
    url: `${endpoint}/site/district-4`,
    address: 's3://site/district-4',
    env: { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
  }
}
