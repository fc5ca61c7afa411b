import { AwsClient } from 'aws4fetch'
import { refuse } from '../../../src/publishing/publishing.ts'

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
