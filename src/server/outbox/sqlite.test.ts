import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { StorageError } from './database.ts'
import { outboxPath } from './open-database.ts'
import { eraseBodies, eraseDeadBodies, proveStorage } from './outbox-maintenance.ts'
import { createSqliteDatabase } from './sqlite-database.ts'
import { storeMessage } from './store-message.ts'
import { listMessages } from './stored-messages.ts'
import { aFeedback, aNewMessage } from './testing/a-message.ts'

async function aFile(maxPages?: number) {
  const path = outboxPath(await aFolder())
  const reasons: string[] = []
  const settings = { path, ...(maxPages === undefined ? {} : { maxPages }) }
  const database = createSqliteDatabase(settings, ({ message }) => reasons.push(message))
  onTestFinished(() => database.close())
  return { path, database, reasons }
}

const long = () => aNewMessage({ payload: aFeedback({ message: 'x'.repeat(2000) }) })

test('the outbox is readable to nobody else on the machine, nor is one of an earlier version or a backup', async () => {
  const { path, database } = await aFile()
  await storeMessage(database, aNewMessage(), null)
  const modeOf = async (file: string) => (await stat(file)).mode & 0o777
  const files = [path, `${path}-wal`, `${path}-shm`]
  expect(await modeOf(dirname(path))).toBe(0o700)
  expect(await Promise.all(files.map(modeOf))).toEqual([0o600, 0o600, 0o600])
  for (const file of files) await chmod(file, 0o644)
  const next = createSqliteDatabase({ path }, () => undefined)
  onTestFinished(() => next.close())
  await storeMessage(next, aNewMessage(), null)
  expect(await Promise.all(files.map(modeOf))).toEqual([0o600, 0o600, 0o600])
})

test('messages that arrive together are all stored, each with its own result', async () => {
  const { database } = await aFile()
  const twice = aNewMessage()
  const messages = [...Array.from({ length: 200 }, () => aNewMessage()), twice, { ...twice, id: 'other' }]
  const outcomes = await Promise.all(messages.map((message) => storeMessage(database, message, null)))
  expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(201)
  expect(outcomes.at(-1)).toEqual({ kind: 'referenceTaken' })
  expect(await listMessages(database, null)).toHaveLength(201)
})

test('on a full disk messages are refused, accepted ones stay, and storing resumes once there is room', async () => {
  const { path, database } = await aFile(40)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => storeMessage(database, long(), null)),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(StorageError)
  let stored = outcomes.length - refused.length
  for (;;) {
    const outcome = await storeMessage(database, long(), null).catch((error: unknown) => error)
    if (outcome instanceof StorageError) break
    stored++
  }
  await expect(proveStorage(database, 'probe')).rejects.toThrow(StorageError)
  expect(await listMessages(database, null)).toHaveLength(stored)

  await database.close()
  const roomy = createSqliteDatabase({ path }, () => undefined)
  onTestFinished(() => roomy.close())
  await proveStorage(roomy, 'probe')
  expect(await storeMessage(roomy, long(), null)).toEqual({ kind: 'stored' })
  expect(await listMessages(roomy, null)).toHaveLength(stored + 1)
})

test('a storage thread that dies is logged, and the next message is still stored', async () => {
  const { database, reasons } = await aFile()
  const started = new Promise<Worker>((resolve) => process.once('worker', resolve))
  await storeMessage(database, aNewMessage(), null)
  await (await started).terminate()
  await expect.poll(() => reasons).toEqual(['the thread stopped'])
  expect(await storeMessage(database, aNewMessage(), null)).toEqual({ kind: 'stored' })
  await database.close()
  expect(reasons).toHaveLength(1)
})

test('a folder that cannot be written becomes usable without a restart once it can', async () => {
  const { path, database } = await aFile()
  // A file in its place: no user, not even root, can write below it.
  await writeFile(dirname(path), '')
  await expect(storeMessage(database, aNewMessage(), null)).rejects.toThrow(StorageError)
  await rm(dirname(path))
  expect(await storeMessage(database, aNewMessage(), null)).toEqual({ kind: 'stored' })
})

test('a file that is not a database is reported and left as it is', async () => {
  const { path, database } = await aFile()
  await mkdir(dirname(path))
  await writeFile(path, 'no database at all, but somebody’s notes'.repeat(100))
  await expect(storeMessage(database, aNewMessage(), null)).rejects.toThrow('not a database')
  expect(await readFile(path, 'utf8')).toContain('notes')
})

test('an outbox moved away while the server runs is not silently written to', async () => {
  const { path, database } = await aFile()
  await storeMessage(database, aNewMessage(), null)
  await rename(dirname(path), `${dirname(path)}-moved`)
  expect(await storeMessage(database, aNewMessage(), null)).toEqual({ kind: 'stored' })
  expect(await readdir(dirname(path))).toContain('outbox.sqlite')
  expect(await listMessages(database, null)).toHaveLength(1)
})

test.each(['sent', 'dead'])('erased text of a %s message is gone from the file itself', async (state) => {
  const { path, database } = await aFile()
  const message = aNewMessage({ payload: aFeedback({ message: 'my-secret-words' }) })
  await storeMessage(database, message, null)
  const sql = 'UPDATE message_outbox SET state = $1, settled_at = 0, erasure_announced_at = 0'
  await database.write([{ sql, values: [state] }])
  const [sent, dead] = [
    await eraseBodies(database, new Date()),
    await eraseDeadBodies(database, new Date(), 90),
  ]
  expect([sent, dead]).toEqual(state === 'sent' ? [1, 0] : [0, 1])
  await database.close()
  for (const name of await readdir(dirname(path))) {
    expect(await readFile(join(dirname(path), name), 'latin1')).not.toContain('my-secret-words')
  }
})

test('a closed outbox accepts nothing', async () => {
  const { database } = await aFile()
  await storeMessage(database, aNewMessage(), null)
  await database.close()
  await expect(storeMessage(database, aNewMessage(), null)).rejects.toThrow(StorageError)
})
