import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { PublishedFile } from '../../content/site-content.ts'

/** A folder that is gone when the test is over. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-server-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Writes a file and describes it as published at `/files/NAME`. */
export async function aPublishedFile(folder: string, name: string, bytes: Buffer): Promise<PublishedFile> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return {
    url: `/files/${name}`,
    path,
    mediaType: name.endsWith('.pdf') ? 'application/pdf' : 'image/webp',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    successor: null,
  }
}
