import { existsSync } from 'node:fs'
import { mkdir, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PublishedFile } from '../../content/site-content.ts'
import { createLastGood } from '../snapshot/last-good.ts'
import { aFolder, aPublishedFile } from '../testing/a-folder.ts'
import { aServer, aSharedServer } from '../testing/a-server.ts'
import { aMemoryFolder, ready } from '../testing/memory-folder.ts'
import { rawRequest } from '../testing/raw-request.ts'

const BYTES = Buffer.from(Array.from({ length: 10_000 }, (_, i) => i % 251))

async function publishFiles(folder: string) {
  const report = await aPublishedFile(folder, 'annual-2026.pdf', BYTES)
  const picture = await aPublishedFile(folder, 'cover.webp', BYTES.subarray(0, 500))
  await utimes(report.path, new Date('2026-11-10T08:00:00.5Z'), new Date('2026-11-10T08:00:00.5Z'))
  await writeFile(join(folder, 'secret.txt'), 'not published')
  const files = new Map([report, picture].map((file) => [file.url, file]))
  return { report, folder: aMemoryFolder(ready({ files })) }
}

const clientOf =
  ({ url }: { url: string }) =>
  (headers: readonly string[] = [], line = 'GET /files/annual-2026.pdf HTTP/1.1') =>
    rawRequest(url, [line, ...headers])

/** For tests that change the files. */
async function aServerWithFiles() {
  const place = await aFolder()
  const { report, folder } = await publishFiles(place)
  return { place, report, request: clientOf(await aServer({ folder })) }
}

let sharedReport: PublishedFile
const sharedServer = aSharedServer(async (place) => {
  const { report, folder } = await publishFiles(place)
  sharedReport = report
  return { folder }
})

/** For tests that only read. */
async function theServerWithFiles() {
  const request = clientOf(await sharedServer())
  return { request, report: sharedReport }
}

test('a published PDF opens in the browser under its own name, with no header that would stop its viewer', async () => {
  const { report, request } = await theServerWithFiles()
  const response = await request()
  expect(response.status).toBe(200)
  expect(response.body.equals(BYTES)).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '10000',
    'content-disposition': "inline; filename*=UTF-8''annual-2026.pdf",
    'accept-ranges': 'bytes',
    etag: `"${report.sha256}"`,
    'last-modified': 'Tue, 10 Nov 2026 08:00:00 GMT',
    'x-content-type-options': 'nosniff',
  })
  expect(response.headers).not.toHaveProperty('content-security-policy')
  expect(response.headers).not.toHaveProperty('x-frame-options')
})

test('a revised file keeps its address, and the response names later versions', async () => {
  const folder = await aFolder()
  const first = await aPublishedFile(folder, 'annual-2026.pdf', BYTES)
  const successor = { next: '/files/annual-2026-r2.pdf', latest: '/files/annual-2026-r3.pdf' }
  const files = new Map([[first.url, { ...first, successor }]])
  const { url } = await aServer({ folder: aMemoryFolder(ready({ files })) })
  for (const headers of [{}, { 'If-None-Match': `"${first.sha256}"` }]) {
    const response = await fetch(url + first.url, { headers })
    expect(response.headers.get('link')).toBe(
      '</files/annual-2026-r2.pdf>; rel="successor-version", </files/annual-2026-r3.pdf>; rel="latest-version"',
    )
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.status === 304 || body.equals(BYTES)).toBe(true)
  }
})

test('with ?download the same file is saved instead of shown', async () => {
  const { request } = await theServerWithFiles()
  const response = await request([], 'GET /files/annual-2026.pdf?download HTTP/1.1')
  expect(response.headers['content-disposition']).toBe("attachment; filename*=UTF-8''annual-2026.pdf")
  expect(response.body.equals(BYTES)).toBe(true)
})

test('a file other than a PDF cannot run anything', async () => {
  const { request } = await theServerWithFiles()
  const response = await request([], 'GET /files/cover.webp HTTP/1.1')
  expect(response.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/webp',
  })
})

test('HEAD returns the size of the whole file, whatever range is requested', async () => {
  const { request } = await theServerWithFiles()
  const response = await request(['Range: bytes=0-1'], 'HEAD /files/annual-2026.pdf HTTP/1.1')
  expect([response.status, response.headers['content-length'], response.body.length]).toEqual([
    200,
    '10000',
    0,
  ])
})

test.each([
  ['bytes=0-499', 206, 0, 499],
  ['bytes=500-999', 206, 500, 999],
  ['bytes=-500', 206, 9500, 9999],
  ['bytes=9500-', 206, 9500, 9999],
  ['bytes=0-0', 206, 0, 0],
  ['bytes=9999-99999', 206, 9999, 9999],
  ['bytes=-99999', 206, 0, 9999],
  ['bytes=0-0,-1', 200, 0, 9999],
  ['bytes=5-2', 200, 0, 9999],
  ['bytes=five', 200, 0, 9999],
  ['pages=1-2', 200, 0, 9999],
])('Range: %s gets a %i and the bytes %i to %i', async (range, status, start, end) => {
  const { request } = await theServerWithFiles()
  const response = await request([`Range: ${range}`])
  expect(response.status).toBe(status)
  expect(response.headers['content-range']).toBe(status === 206 ? `bytes ${start}-${end}/10000` : undefined)
  expect(response.body.equals(BYTES.subarray(start, end + 1))).toBe(true)
})

test.each(['bytes=10000-', 'bytes=-0', 'bytes=20000-30000'])(
  'Range: %s cannot be satisfied',
  async (range) => {
    const { request } = await theServerWithFiles()
    const response = await request([`Range: ${range}`])
    expect(response.status).toBe(416)
    expect(response.headers).toMatchObject({
      'content-range': 'bytes */10000',
      'content-type': 'application/problem+json; charset=utf-8',
    })
  },
)

test.each([
  ['If-None-Match: ETAG', 304],
  ['If-None-Match: W/ETAG', 304],
  ['If-None-Match: "old"', 200],
  ['If-Modified-Since: Tue, 10 Nov 2026 08:00:00 GMT', 304],
  ['If-Modified-Since: Tue, 10 Nov 2026 07:59:59 GMT', 200],
  ['If-Match: ETAG', 200],
  ['If-Match: "old"', 412],
  ['If-Unmodified-Since: Tue, 10 Nov 2026 08:00:00 GMT', 200],
  ['If-Unmodified-Since: Mon, 09 Nov 2026 08:00:00 GMT', 412],
])('a request for a file with %s gets a %i', async (header, status) => {
  const { request, report } = await theServerWithFiles()
  const response = await request([header.replace('ETAG', `"${report.sha256}"`)])
  expect(response.status).toBe(status)
  if (status === 304) {
    expect(response.headers.etag).toBe(`"${report.sha256}"`)
    expect(response.body).toHaveLength(0)
  }
})

test.each([
  ['If-Range: ETAG', 206],
  ['If-Range: W/ETAG', 200],
  ['If-Range: "old"', 200],
  ['If-Range: Tue, 10 Nov 2026 08:00:00 GMT', 206],
  ['If-Range: Mon, 09 Nov 2026 08:00:00 GMT', 200],
])('a conditional request for a part (%s) gets %i', async (header, status) => {
  const { request, report } = await theServerWithFiles()
  const response = await request(['Range: bytes=0-9', header.replace('ETAG', `"${report.sha256}"`)])
  expect(response.status).toBe(status)
  expect(response.body).toHaveLength(status === 206 ? 10 : 10_000)
})

test.each([
  '/files/secret.txt',
  '/files/../files/secret.txt',
  '/files/%2e%2e/files/secret.txt',
  '/files/..%2fsecret.txt',
  '/files/..%5csecret.txt',
  '/files//annual-2026.pdf',
  '/files/./annual-2026.pdf',
  '/files/annual-2026.pdf/',
  '/files/annual-2026.pdf%00',
  '/files/annual-2026.pdf%00.txt',
  '/files/ANNUAL-2026.pdf',
  '/files/%252e%252e/secret.txt',
  '/files/../../../../../../etc/passwd',
  '/files//etc/passwd',
  '/files/C:%5cWindows%5cwin.ini',
])('%s is not found, and never another file', async (path) => {
  const { request } = await theServerWithFiles()
  const response = await request([], `GET ${path} HTTP/1.1`)
  expect(response.status).toBe(404)
  expect(JSON.parse(response.body.toString())).toMatchObject({ status: 404 })
})

test('a URL with invalid escapes is a problem', async () => {
  const { request } = await theServerWithFiles()
  expect((await request([], 'GET /files/%zz HTTP/1.1')).status).toBe(400)
})

test('a published file that vanished is not reported as permanently gone: visitors are asked to try again', async () => {
  const { request, report } = await aServerWithFiles()
  await rm(report.path)
  const response = await request()
  expect([response.status, response.headers['retry-after']]).toEqual([503, '60'])
})

/** Requests three published and copied files after something happened to the content folder. */
async function requestAfter(happens: (contentDir: string, lastGoodDir: string) => Promise<void>) {
  const [contentDir, lastGoodDir] = [join(await aFolder(), 'content'), await aFolder()]
  await mkdir(join(contentDir, 'files'), { recursive: true })
  const names = ['annual-2026.pdf', 'weekly.pdf', 'cover.webp']
  const files = new Map<string, PublishedFile>()
  for (const [index, name] of names.entries()) {
    const file = await aPublishedFile(join(contentDir, 'files'), name, BYTES.subarray(index))
    files.set(file.url, file)
  }
  const folder = aMemoryFolder(ready({ files }))
  const lastGood = createLastGood({ contentDir, lastGoodDir, loader: folder })
  const server = await aServer({ folder, lastGood })
  await expect.poll(() => existsSync(join(lastGoodDir, 'hash'))).toBe(true)
  await happens(contentDir, lastGoodDir)
  const responses = names.map((name, index) => ({
    name,
    expected: BYTES.subarray(index),
    response: rawRequest(server.url, [`GET /files/${name} HTTP/1.1`]),
  }))
  const unknown = await rawRequest(server.url, ['GET /files/nothing.pdf HTTP/1.1'])
  expect(unknown.status).toBe(404)
  return Promise.all(
    responses.map(async ({ name, expected, response }) => {
      const { status, body, headers } = await response
      return { name, status, isRight: body.equals(expected), retryAfter: headers['retry-after'] }
    }),
  )
}

test('while the content folder is unavailable, every published file is sent from its copy', async () => {
  const responses = await requestAfter((contentDir) => rename(contentDir, `${contentDir}.gone`))
  expect(responses.map(({ status, isRight }) => [status, isRight])).toEqual(Array(3).fill([200, true]))
})

test.each<[string, (path: string) => Promise<void>]>([
  ['vanished', (path) => rm(path)],
  ['cannot be opened', async (path) => rm(path).then(() => symlink(path, path))],
  ['became a folder', async (path) => rm(path).then(() => mkdir(path))],
  ['has other bytes', (path) => writeFile(path, Buffer.alloc(BYTES.length, 'x'))],
])('a single file that %s is sent from its copy, and the others as usual', async (_, spoil) => {
  const responses = await requestAfter((contentDir) => spoil(join(contentDir, 'files', 'annual-2026.pdf')))
  expect(responses.map(({ status, isRight }) => [status, isRight])).toEqual(Array(3).fill([200, true]))
})

test('a copy with other bytes than were published is not sent either', async () => {
  const responses = await requestAfter(async (contentDir, lastGoodDir) => {
    await rename(contentDir, `${contentDir}.gone`)
    await writeFile(join(lastGoodDir, 'content', 'files', 'weekly.pdf'), Buffer.alloc(BYTES.length - 1, 'x'))
  })
  expect(responses.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
    [200, undefined],
    [503, '60'],
    [200, undefined],
  ])
})

test('a file replaced by another of the same size is not sent until it is published again', async () => {
  const { request, report, place } = await aServerWithFiles()
  expect((await request()).status).toBe(200)
  await writeFile(join(place, 'new.pdf'), Buffer.alloc(BYTES.length, 'x'))
  await rename(join(place, 'new.pdf'), report.path)
  const response = await request()
  expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
})

test('a file that grew or shrank is not sent', async () => {
  const { request, report } = await aServerWithFiles()
  await truncate(report.path, 9_999)
  expect((await request()).status).toBe(503)
  await writeFile(report.path, Buffer.concat([BYTES, BYTES]))
  expect((await request()).status).toBe(503)
})

test('an empty file is sent as an empty file', async () => {
  const file = await aPublishedFile(await aFolder(), 'empty.pdf', Buffer.alloc(0))
  const { url } = await aServer({ folder: aMemoryFolder(ready({ files: new Map([[file.url, file]]) })) })
  const response = await rawRequest(url, ['GET /files/empty.pdf HTTP/1.1'])
  expect([response.status, response.headers['content-length'], response.body.length]).toEqual([200, '0', 0])
})
