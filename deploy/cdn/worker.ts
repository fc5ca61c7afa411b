/**
 * Serves visitors at a CDN from the latest snapshot of `npm run export -- OUT --upload s3://…`, with the server's
 * headers; requests for anything else go to the server. A module worker for Cloudflare Workers that only needs `fetch`.
 */
interface Variables {
  /** Where the CDN reads the objects, with the prefix of the upload: `https://bucket.example.net/site`. */
  BUCKET_URL: string
  /** The server behind it: messages, searches, cameras, redirects, and anything missing from the snapshot. */
  SERVER_URL: string
}

/** The parts of an export's list that matter here. */
interface Listed {
  address: string
  file: string
  status: number
  headers: Readonly<Record<string, string>>
}

interface Snapshot {
  names: readonly [current: string, ...others: string[]]
  /** By decoded path; tables in CSV end with `?format=csv`. */
  responses: ReadonlyMap<string, Listed>
  /** What the server handles while it is up: whole paths or, if they end with a slash, everything below. */
  serverPaths: readonly string[]
}

/** How long visitors may wait for newly published content. */
const POINTER_SECONDS = 10

const snapshots = new Map<string, Promise<{ readAt: number; snapshot: Snapshot }>>()

export default {
  async fetch(request: Request, { BUCKET_URL, SERVER_URL }: Variables): Promise<Response> {
    const url = new URL(request.url)
    const snapshot = await readSnapshot(BUCKET_URL)
    const listed = isRead(request.method) ? find(snapshot, url, request.headers.get('accept') ?? '') : null
    const isServers = snapshot.serverPaths.some((path) =>
      path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path,
    )
    if (listed === null || isServers || url.searchParams.get('q')) {
      const old = listed === null ? await readOldAsset(BUCKET_URL, snapshot, url.pathname) : null
      const response = old ?? (await askServer(SERVER_URL, url, request))
      if (response !== null) return response
      if (listed === null) return serverAway(url)
    }
    return readObject(`${BUCKET_URL}/snapshots/${snapshot.names[0]}/${keyOf(listed)}`, listed, request)
  },
}

async function readSnapshot(bucketUrl: string): Promise<Snapshot> {
  const before = await snapshots.get(bucketUrl)?.catch(() => undefined)
  if (before !== undefined && Date.now() - before.readAt < POINTER_SECONDS * 1000) return before.snapshot
  const reading = readNewest(bucketUrl, before?.snapshot)
  snapshots.set(bucketUrl, reading)
  return (await reading).snapshot
}

async function readNewest(bucketUrl: string, before: Snapshot | undefined) {
  const pointer: { snapshot: string; others: string[] } = await readJson(`${bucketUrl}/current.json`)
  const names = [pointer.snapshot, ...pointer.others] as const
  const readAt = Date.now()
  if (before?.names[0] === names[0]) return { readAt, snapshot: { ...before, names } }
  const list: { responses: Listed[]; serverPaths: string[] } = await readJson(
    `${bucketUrl}/snapshots/${names[0]}/export.json`,
  )
  const found = list.responses.filter(({ status }) => status === 200)
  const responses = new Map(found.map((one) => [decodeURIComponent(one.address), one]))
  return { readAt, snapshot: { names, responses, serverPaths: list.serverPaths } }
}

async function readJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json() as Promise<Value>
}

/** `null`: it is not in the snapshot, or only the server can choose its format. */
function find({ responses }: Snapshot, { pathname, searchParams }: URL, accept: string): Listed | null {
  const isCsv = searchParams.get('format') === 'csv'
  const path = decodePath(pathname)
  const listed = (isCsv ? responses.get(`${path}?format=csv`) : undefined) ?? responses.get(path) ?? null
  const isNegotiated = listed?.headers.Vary?.startsWith('Accept,') === true
  return isNegotiated && !isCsv && accept.includes('text/csv') ? null : listed
}

/** The path itself if it cannot be decoded: nothing has that path. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The key that the upload uses. */
function keyOf({ address, file }: Listed): string {
  const isNamedByFile = address.includes('?') || address.endsWith('/')
  return isNamedByFile ? encodeURI(file) : address.slice(1)
}

async function readObject(
  objectUrl: string,
  { address, headers }: Listed,
  request: Request,
): Promise<Response> {
  // Published files support range requests.
  const isFile = address.startsWith('/files/')
  const conditions = ['if-none-match', ...(isFile ? ['range'] : [])].flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  const object = await fetch(objectUrl, { method: request.method, headers: conditions })
  const sent = ['etag', 'content-length', ...(isFile ? ['content-range', 'accept-ranges'] : [])].flatMap(
    (name) => {
      const value = object.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    },
  )
  return new Response(object.body, { status: object.status, headers: [...sent, ...Object.entries(headers)] })
}

/** Pages that were opened before the last upload still load the files of their own build. */
async function readOldAsset(bucketUrl: string, { names }: Snapshot, path: string): Promise<Response | null> {
  if (!path.startsWith('/assets/')) return null
  for (const name of names.slice(1)) {
    const response = await fetch(`${bucketUrl}/snapshots/${name}${path}`)
    if (response.ok) return response
  }
  return null
}

/** `null`: it cannot be reached. */
async function askServer(serverUrl: string, url: URL, request: Request): Promise<Response | null> {
  const forwarded = new Request(serverUrl + url.pathname + url.search, request.clone())
  const response = await fetch(forwarded, { redirect: 'manual' }).catch(() => null)
  return response === null || (response.status >= 502 && isRead(request.method)) ? null : response
}

/** A camera's page needs the server; the page of all cameras says that it cannot be reached. */
function serverAway({ pathname }: URL): Response {
  const [cameras] = /^(?:\/[a-z]{2})?\/app\/cameras(?=\/)/.exec(pathname) ?? []
  if (cameras !== undefined) return new Response(null, { status: 302, headers: { Location: cameras } })
  const detail = 'The server of the site cannot be reached at the moment. Try again in a few minutes.'
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail }
  return Response.json(problem, {
    status: 503,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'Retry-After': '120',
    },
  })
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
