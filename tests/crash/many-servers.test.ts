import { describe, expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../src/server/outbox/open-database.ts'
import { listMessages } from '../../src/server/outbox/stored-messages.ts'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { findNginx, NO_NGINX } from '../../tools/testing/find-nginx.ts'
import { findPostgres, NO_POSTGRES } from '../../tools/testing/find-postgres.ts'
import { findFreePort, startNginx } from '../../tools/testing/running-nginx.ts'
import { startPostgres } from '../../tools/testing/running-postgres.ts'
import { PAUSE_MS } from './crash-seconds.ts'
import { startFlakyMailServer } from './flaky-mail-server.ts'
import { type SenderCounts, sendPersistently } from './persistent-sender.ts'
import { type KillableServer, startKillableServer } from './server-process.ts'
import { readSteadily } from './steady-reader.ts'

const SERVERS = 3
const SENDERS = 6
const KILLS = 2
/** Messages between one kill and the next. */
const MESSAGES = 20
const nginx = findNginx()
const bin = findPostgres()
const reason = [nginx === null ? NO_NGINX : '', bin === null ? NO_POSTGRES : ''].join(' ').trim()

describe.skipIf(reason !== '')(`several servers behind nginx ${reason}`, () => {
  test('while servers are killed under load, no acknowledged message is lost and pages can still be read', {
    timeout: 90_000,
  }, async () => {
    const postgres = await startPostgres(bin ?? '')
    onTestFinished(() => postgres.stop())
    const mail = await startFlakyMailServer()
    await mail.setMood('good')
    const databaseUrl = await postgres.createDatabase()
    const servers: KillableServer[] = []
    const ports: number[] = []
    for (let i = 0; i < SERVERS; i++) {
      const port = await findFreePort()
      ports.push(port)
      servers.push(startKillableServer({ dataDir: await aFolder(), databaseUrl, smtpUrl: mail.url, port }))
    }
    const web = await startNginx(nginx ?? '', frontOf(ports))
    const over = new AbortController()
    const counts: SenderCounts = { promised: [], broken: 0, unavailable: 0 }
    await expect.poll(() => servers.every(({ url }) => url !== null), { timeout: 30_000 }).toBe(true)
    const senders = Array.from({ length: SENDERS }, () =>
      sendPersistently(() => web.url, counts, over.signal, PAUSE_MS),
    )
    const reading = readSteadily(() => web.url, ['/app/documents'], over.signal)
    onTestFinished(async () => {
      over.abort()
      await Promise.all(senders)
      await Promise.all(servers.map((server) => server.stop()))
      await Promise.all([web.stop(), mail.close()])
    })
    for (let kill = 0; kill < KILLS; kill++) {
      const goal = counts.promised.length + MESSAGES
      await expect.poll(() => counts.promised.length, { timeout: 20_000 }).toBeGreaterThan(goal)
      await expect.poll(() => servers[kill]?.url !== null, { timeout: 20_000 }).toBe(true)
      servers[kill]?.killAndRestart()
    }
    const goal = counts.promised.length + MESSAGES
    await expect.poll(() => counts.promised.length, { timeout: 20_000 }).toBeGreaterThan(goal)
    over.abort()
    await Promise.all(senders)
    const read = await reading
    const database = createDatabase({ dataDir: '', databaseUrl }, () => undefined)
    const stored = new Set((await listMessages(database, null)).map(({ reference }) => reference))
    await database.close()
    process.stdout.write(
      `${SERVERS} servers, ${KILLS} killed: ${counts.promised.length} messages promised, ${read.responded} pages read, ${read.failed} not\n`,
    )
    expect(counts.promised.filter(({ reference }) => !stored.has(reference))).toEqual([])
    expect(new Set(counts.promised.map(({ reference }) => reference)).size).toBe(counts.promised.length)
    expect(read.failed).toBe(0)
    expect(read.responded).toBeGreaterThan(0)
  })
})

/** As in deploy/nginx/site.conf, without TLS and limits. */
function frontOf(ports: readonly number[]): { http: string; server: string } {
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`)
  return {
    http: `upstream traffic_site {\n${servers.join('\n')}\nkeepalive 16;\n}`,
    server: `proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_502 http_503;
      location / { proxy_pass http://traffic_site; }`,
  }
}
