import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../../publishing/publishing.ts'
import { receiveUpload } from './receive-upload.ts'

test('a connection that ends as a file begins is reported, and takes nothing else down', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const raw = new Readable({ read: () => undefined })
  const received = receiveUpload(
    {
      raw: raw as IncomingMessage,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: null,
    },
    { path: join(folder, 'file'), maxBytes: 1000, isOwnToken: () => true },
  )
  raw.push('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n')
  raw.push('Content-Type: application/pdf\r\n\r\n%PDF-1.7 the first of many bytes')
  // Before the server has had time to open a file for it.
  setImmediate(() => raw.destroy(new Error('The connection was reset')))
  // An error that nothing catches would fail the test run, as it would end the server.
  await expect(received).rejects.toThrow(Refusal)
})
