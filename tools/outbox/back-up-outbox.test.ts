import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDatabase, outboxPath, type StoreSettings } from '../../src/server/outbox/open-database.ts'
import { listMessages } from '../../src/server/outbox/stored-messages.ts'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { startFlakyMailServer } from '../../tests/crash/flaky-mail-server.ts'
import { type SenderCounts, sendPersistently } from '../../tests/crash/persistent-sender.ts'
import { startKillableServer } from '../../tests/crash/server-process.ts'
import { canMountDisks } from '../testing/can-mount-disks.ts'
import { findPostgresWithBackup, NO_PG_DUMP } from '../testing/find-postgres.ts'
import { startPostgres } from '../testing/running-postgres.ts'
import { isShortRun } from '../testing/test-cases.ts'
import { runOutbox, runOutboxProcess } from './testing/run-outbox.ts'

const TIMEOUT_MS = 90_000

/** Sends messages nonstop; `untilPromised` waits until that many were acknowledged. */
async function aBusyServer(store: StoreSettings) {
  const mail = await startFlakyMailServer()
  await mail.setMood('good')
  const server = startKillableServer({ ...store, smtpUrl: mail.url })
  const counts: SenderCounts = { promised: [], broken: 0, unavailable: 0 }
  const over = new AbortController()
  const senders = Array.from({ length: 4 }, () => sendPersistently(() => server.url, counts, over.signal))
  const stop = async () => {
    over.abort()
    await Promise.all(senders)
    await server.stop()
    await mail.close()
  }
  onTestFinished(stop)
  const untilPromised = (count: number) =>
    expect.poll(() => counts.promised.length, { timeout: 25_000 }).toBeGreaterThan(count)
  const references = () => counts.promised.map(({ reference }) => reference)
  return { untilPromised, references, stop }
}

/** An empty store, as left by a server that was started once. */
async function aStore(dataDir: string): Promise<void> {
  const database = createDatabase({ dataDir, databaseUrl: null }, () => undefined)
  await listMessages(database, null)
  await database.close()
}

/** The messages that a server starting on this store finds. */
async function storedReferences(store: StoreSettings): Promise<Set<string>> {
  const database = createDatabase(store, () => undefined)
  const messages = await listMessages(database, null)
  await database.close()
  return new Set(messages.map(({ reference }) => reference))
}

test('a backup made under load has every message acknowledged before it, and a new server starts from it', {
  timeout: TIMEOUT_MS,
}, async () => {
  const dataDir = await aFolder()
  const busy = await aBusyServer({ dataDir, databaseUrl: null })
  await busy.untilPromised(20)
  const before = busy.references()
  const file = join(await aFolder(), 'copy.sqlite')
  const result = await runOutboxProcess(['backup', file], { DATA_DIR: dataDir })
  expect(result).toMatchObject({ code: 0, output: `${file}\n` })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const during = busy.references().length
  await busy.untilPromised(during + 5)
  await busy.stop()

  const restored = { dataDir: await aFolder(), databaseUrl: null }
  mkdirSync(dirname(outboxPath(restored.dataDir)))
  copyFileSync(file, outboxPath(restored.dataDir))
  const stored = await storedReferences(restored)
  expect(before.filter((reference) => !stored.has(reference))).toEqual([])
  const next = await aBusyServer(restored)
  await next.untilPromised(5)
  await next.stop()
  const later = await storedReferences(restored)
  expect([...before, ...next.references()].filter((reference) => !later.has(reference))).toEqual([])
})

test('a backup never overwrites, and explains what to do when it cannot be made', async () => {
  const dataDir = await aFolder()
  const nowhere = await runOutbox(['backup', join(dataDir, 'copy')], { DATA_DIR: dataDir })
  expect(nowhere).toMatchObject({ code: 1, errors: expect.stringContaining('There is no outbox') })
  await aStore(dataDir)
  const own = outboxPath(dataDir)
  const twice = await runOutbox(['backup', own], { DATA_DIR: dataDir })
  expect(twice).toMatchObject({ code: 1, errors: expect.stringContaining('already exists') })
  const elsewhere = await runOutbox(['backup', join(dataDir, 'copy')], { DATABASE_URL: 'postgres://db/site' })
  expect(elsewhere).toMatchObject({ code: 1, errors: expect.stringContaining('pg_dump') })
})

test('a backup into a missing folder says which one is missing', async () => {
  const dataDir = await aFolder()
  await aStore(dataDir)
  for (const [folder, why] of [
    [join(dataDir, 'nope', 'deep'), 'There is no folder'],
    [outboxPath(dataDir), 'is not a folder'],
  ] as const) {
    const { code, output, errors } = await runOutbox(['backup', join(folder, 'x')], { DATA_DIR: dataDir })
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(errors).toContain(folder)
    expect(errors).toContain(why)
    expect(errors).not.toMatch(/ENO|partial/)
  }
})

const TOO_LONG = 'x'.repeat(300)

test('a backup that cannot be written says what happened and what to do, and leaves nothing', async () => {
  const dataDir = await aFolder()
  await aStore(dataDir)
  for (const [file, why] of [
    [dataDir, 'is a folder: name a new file in it'],
    [join(dataDir, TOO_LONG), 'the name is too long for this disk: use a shorter one'],
    // Nobody can create a file there, not even root.
    ...(process.platform === 'linux' ? [['/sys/copy', 'this account may not write there'] as const] : []),
  ] as const) {
    const { code, output, errors } = await runOutbox(['backup', file], { DATA_DIR: dataDir })
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(errors).toContain(`${file}`)
    expect(errors).toContain(why)
    expect(errors).not.toMatch(/ENAME|EACCES|EPERM|partial/)
  }
})

test.skipIf(!canMountDisks())(
  'a backup that does not fit on the disk says so, and leaves nothing',
  async () => {
    const [dataDir, disk] = [await aFolder(), await aFolder()]
    await aStore(dataDir)
    const onSmallDisk = 'mount -t tmpfs -o size=8k tmpfs "$0" && "$@"; code=$?; ls "$0"; exit $code'
    const command = [process.execPath, 'tools/outbox.ts', 'backup', join(disk, 'copy')]
    const { status, stdout, stderr } = spawnSync(
      'unshare',
      ['--user', '--map-root-user', '--mount', 'sh', '-c', onSmallDisk, disk, ...command],
      { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir } },
    )
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toBe('The outbox could not be copied: The disk is full: make room and try again.\n')
  },
)

test.each([
  ['a file that is not a store', () => 'no database at all\n'.repeat(500)],
  ['a store with bytes lost in the middle', (store: Buffer) => store.fill(0xab, 4096)],
])('a backup of %s says that the store is damaged, and where to find help', async (_, damage) => {
  const dataDir = await aFolder()
  await aStore(dataDir)
  const path = outboxPath(dataDir)
  writeFileSync(path, damage(readFileSync(path)))
  const file = join(dataDir, 'copy.sqlite')
  for (const args of [['backup', file], ['list']]) {
    const { code, errors } = await runOutbox(args, { DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(errors).toContain(`${path} is damaged`)
    expect(errors).toContain('docs/operating.md, Restore')
  }
  expect(existsSync(file)).toBe(false)
})

const bin = findPostgresWithBackup()
if (bin === null) process.stderr.write(`${NO_PG_DUMP}\n`)
describe.skipIf(bin === null)('PostgreSQL', () => {
  test.skipIf(isShortRun)(
    'pg_dump under load has every message acknowledged before it, and can be restored',
    { timeout: TIMEOUT_MS },
    async () => {
      const postgres = await startPostgres(bin ?? '')
      onTestFinished(() => postgres.stop())
      const [from, to] = [await postgres.createDatabase(), await postgres.createDatabase()]
      const busy = await aBusyServer({ dataDir: await aFolder(), databaseUrl: from })
      await busy.untilPromised(20)
      const before = busy.references()
      const file = join(await aFolder(), 'copy.dump')
      const dump = spawnSync(join(bin ?? '', 'pg_dump'), ['--format=custom', `--file=${file}`, from], {
        encoding: 'utf8',
      })
      expect(dump.status, dump.stderr).toBe(0)
      await busy.stop()
      const restore = spawnSync(join(bin ?? '', 'pg_restore'), ['--no-owner', `--dbname=${to}`, file], {
        encoding: 'utf8',
      })
      expect(restore.status, restore.stderr).toBe(0)
      const stored = await storedReferences({ dataDir: '', databaseUrl: to })
      expect(before.filter((reference) => !stored.has(reference))).toEqual([])
    },
  )
})
