import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import pLimit from 'p-limit'
import { refuse } from '../../../src/publishing/publishing.ts'
import { splitCsvAddress } from '../../../src/server/http/table-format.ts'
import { LIST_FILE, type ListedResponse, readEarlierSnapshot, SITE_DIR } from '../out-folder.ts'

/** Objects below one prefix of a bucket in S3 or a compatible store. Keys are relative to the prefix. */
export interface Bucket {
  /** `null`: there is no such object. */
  read: (key: string) => Promise<string | null>
  put: (key: string, object: BucketObject) => Promise<void>
  /** Copies within the bucket, headers included. `false`: there is nothing to copy. */
  copy: (from: string, to: string) => Promise<boolean>
  remove: (key: string) => Promise<void>
}

export interface BucketObject {
  body: Buffer
  sha256: string
  headers: Readonly<Record<string, string>>
}

const ADDRESS = /^s3:\/\/(?<name>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[^?#]*?))?\/?$/

/** Opens `s3://bucket/prefix` with the variables of the AWS tools; refuses missing or malformed ones. */
export function openBucket(address: string, env: Readonly<Record<string, string | undefined>>): Bucket {
  const { name, prefix = '' } = ADDRESS.exec(address)?.groups ?? {}
  if (name === undefined) refuse(`${address} is not a bucket address: write s3://BUCKET/PREFIX.`)
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = env
  if (accessKeyId === '' || secretAccessKey === '')
    refuse('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: nothing can be uploaded without them.')
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1'
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: 5,
    ...(env.AWS_SESSION_TOKEN ? { sessionToken: env.AWS_SESSION_TOKEN } : {}),
  })
  const pathOf = (key: string) =>
    [name, ...(prefix === '' ? [] : prefix.split('/')), ...key.split('/')].map(encodeURIComponent).join('/')
  const send = async (method: string, key: string, init: RequestInit = {}) => {
    const url = `${endpoint.replace(/\/$/, '')}/${pathOf(key)}`
    const response = await client.fetch(url, { method, ...init }).catch((error: unknown) => {
      refuse(`${new URL(endpoint).host} cannot be reached: ${String(error)}. Nothing else was uploaded.`)
    })
    const text = await response.text()
    // A copy that fails late gets status 200 and an error in the body.
    const isThere = response.ok && !text.includes('<Error>')
    if (!isThere && !text.includes('<Code>NoSuchKey</Code>'))
      refuse(`${method} ${address}/${key}: ${response.status} ${errorOf(text)}`)
    return isThere ? text : null
  }
  return {
    read: (key) => send('GET', key),
    put: async (key, { body, sha256, headers }) => {
      const signed = { ...headers, 'X-Amz-Content-Sha256': sha256 }
      await send('PUT', key, { body: new Uint8Array(body), headers: signed })
    },
    copy: async (from, to) => {
      const copied = await send('PUT', to, { headers: { 'X-Amz-Copy-Source': `/${pathOf(from)}` } })
      return copied !== null
    },
    remove: async (key) => {
      await send('DELETE', key)
    },
  }
}

/** The store's error in one line. */
function errorOf(xml: string): string {
  const part = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return [part('Code'), part('Message')].filter((text) => text !== undefined).join(': ')
}

/** The object that names the current snapshot. A CDN that reads it follows each upload. */
export const POINTER_KEY = 'current.json'

/** What the pointer holds. */
export interface Pointer {
  /** Name of the current snapshot; its objects are below `snapshots/NAME/`. `null`: none is complete yet. */
  snapshot: string | null
  /** Other snapshots with objects, newest first: two to go back to, and leftovers of interrupted uploads. */
  others: readonly string[]
}

export interface UploadOutcome {
  sent: number
  /** Copied within the bucket, because their bytes are unchanged. */
  copied: number
}

const KEPT_OTHERS = 2
const AT_ONCE = 16
/** Long enough to spare the store, short enough that nobody waits for new content. */
const POINTER_CACHING = 'public, max-age=10'
/** Headers that a store saves and sends with an object. The CDN adds the others, which are the same for all pages. */
const STORED_HEADERS = ['Content-Type', 'Cache-Control', 'Content-Disposition']

/**
 * Uploads the current snapshot of an export next to the served one, and switches the pointer once it is complete: a
 * run that fails or is killed changes nothing that is served. Then removes the oldest snapshots.
 */
export async function uploadSnapshot(
  outDir: string,
  bucket: Bucket,
  onProgress: (done: number, all: number) => void,
): Promise<UploadOutcome> {
  const local = await readEarlierSnapshot(outDir)
  if (local === null) throw new Error(`Nothing was exported to ${outDir}`)
  const { folder, name } = local
  const pointer = await readPointer(bucket)
  if (pointer.snapshot === name) return { sent: 0, copied: 0 }
  const earlier = pointer.others.filter((one) => one !== name)
  const others = pointer.snapshot === null ? earlier : [pointer.snapshot, ...earlier]
  const known = await readListed(bucket, pointer.snapshot)
  // First the list and a pointer to it: if this run is interrupted, a later one knows what to remove.
  await putJson(bucket, listKey(name), await readFile(join(folder, LIST_FILE)))
  await writePointer(bucket, { snapshot: pointer.snapshot, others: [name, ...earlier] })
  const listed = [...local.responses.values()]
  const limit = pLimit(AT_ONCE)
  const outcome = { sent: 0, copied: 0 }
  await Promise.all(
    listed.map((response) =>
      limit(async () => {
        const key = objectKey(name, response)
        const before = known.get(response.file)
        const from =
          pointer.snapshot !== null && before !== undefined && isSame(before, response)
            ? objectKey(pointer.snapshot, before)
            : null
        if (from !== null && (await bucket.copy(from, key))) outcome.copied++
        else {
          await bucket.put(key, await readObject(folder, response))
          outcome.sent++
        }
        onProgress(outcome.sent + outcome.copied, listed.length)
      }),
    ),
  )
  await writePointer(bucket, { snapshot: name, others })
  for (const old of others.slice(KEPT_OTHERS)) await removeSnapshot(bucket, old)
  if (others.length > KEPT_OTHERS)
    await writePointer(bucket, { snapshot: name, others: others.slice(0, KEPT_OTHERS) })
  return outcome
}

/** An object's name is its response's address, so a CDN needs no rules. `/` and CSV have no such name. */
export function objectKey(
  snapshot: string,
  { address, file }: Pick<ListedResponse, 'address' | 'file'>,
): string {
  const { path, isCsv } = splitCsvAddress(address)
  return `snapshots/${snapshot}/${isCsv || path.endsWith('/') ? file : decodeURIComponent(path).slice(1)}`
}

function listKey(snapshot: string): string {
  return `snapshots/${snapshot}/${LIST_FILE}`
}

function isSame(before: ListedResponse, now: ListedResponse): boolean {
  return (
    before.sha256 === now.sha256 && STORED_HEADERS.every((name) => before.headers[name] === now.headers[name])
  )
}

async function readObject(folder: string, { file, sha256, headers }: ListedResponse) {
  const body = await readFile(join(folder, SITE_DIR, ...file.split('/')))
  const stored = STORED_HEADERS.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { body, sha256, headers: Object.fromEntries(stored) }
}

async function readPointer(bucket: Bucket): Promise<Pointer> {
  const text = await bucket.read(POINTER_KEY)
  // This program wrote it.
  return text === null ? { snapshot: null, others: [] } : JSON.parse(text)
}

function writePointer(bucket: Bucket, pointer: Pointer): Promise<void> {
  return putJson(bucket, POINTER_KEY, Buffer.from(`${JSON.stringify(pointer)}\n`), POINTER_CACHING)
}

async function readListed(
  bucket: Bucket,
  snapshot: string | null,
): Promise<ReadonlyMap<string, ListedResponse>> {
  const text = snapshot === null ? null : await bucket.read(listKey(snapshot))
  const list: { responses: readonly ListedResponse[] } = text === null ? { responses: [] } : JSON.parse(text)
  return new Map(list.responses.map((one) => [one.file, one]))
}

async function removeSnapshot(bucket: Bucket, snapshot: string): Promise<void> {
  const listed = await readListed(bucket, snapshot)
  const limit = pLimit(AT_ONCE)
  await Promise.all(
    Array.from(listed.values(), (one) => limit(() => bucket.remove(objectKey(snapshot, one)))),
  )
  // Last, because only the list names the other objects.
  await bucket.remove(listKey(snapshot))
}

function putJson(bucket: Bucket, key: string, body: Buffer, caching = 'no-store'): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': caching }
  return bucket.put(key, { body, sha256: hash('sha256', body), headers })
}
