import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { refuse } from '../../src/publishing/publishing.ts'
import { outboxPath, type StoreSettings } from '../../src/server/outbox/open-database.ts'

const OWNER_ONLY = 0o600

/**
 * Copies the messages into one new file as they are at this moment, while servers go on writing. The file is
 * whole and on disk when this returns how many they are, or it is not there. It can be read by this user alone.
 */
export function backUpOutbox(settings: StoreSettings, file: string): number {
  if (settings.databaseUrl !== null)
    refuse('The messages are in PostgreSQL: use pg_dump, as docs/operating.md says.')
  const source = outboxPath(settings.dataDir)
  if (!existsSync(source)) refuse(`There is no outbox in ${settings.dataDir} yet: set DATA_DIR.`)
  if (existsSync(file)) refuse(`${file} is there already: name a new file.`)
  refuseUnlessFolder(dirname(file))
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  try {
    copyWhole(source, partial)
    const messages = countMessages(partial)
    syncToDisk(partial, 'r+')
    renameSync(partial, file)
    // Windows cannot sync a folder, and keeps the new name without that.
    if (process.platform !== 'win32') syncToDisk(dirname(file), 'r')
    return messages
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return refuse(`The outbox could not be copied: ${describeError(error, source)}`)
  } finally {
    rmSync(partial, { force: true })
  }
}

function refuseUnlessFolder(folder: string): void {
  const entry = statSync(folder, { throwIfNoEntry: false })
  if (entry === undefined)
    refuse(`There is no folder ${folder} for the copy: make it, or name a file in another one.`)
  if (!entry.isDirectory()) refuse(`${folder} is no folder: name a file in one.`)
}

/** What SQLite says of a file that it cannot read, or that contradicts itself. */
const DAMAGED = /not a database|malformed|is damaged/

/** An error of a store, and of a damaged one what to do. */
export function describeError({ message }: Error, store: string): string {
  return DAMAGED.test(message)
    ? `${store} is damaged (${message}). Put the last backup in its place, as docs/operating.md, Restore, says.`
    : message
}

/** One reading transaction: what is stored meanwhile is not in it, and nobody waits for it. */
function copyWhole(source: string, target: string): void {
  // Made before it is filled, so that no moment exists in which others may read it.
  closeSync(openSync(target, 'wx', OWNER_ONLY))
  chmodSync(target, OWNER_ONLY)
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
}

/** Reads the copy as a restored server would; throws when it is damaged. */
function countMessages(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const verdict = database.prepare('PRAGMA integrity_check').get()?.integrity_check
    if (verdict !== 'ok') throw new Error(`the copy is damaged: ${String(verdict)}`)
    return Number(database.prepare('SELECT count(*) AS messages FROM message_outbox').get()?.messages)
  } finally {
    database.close()
  }
}

/** Windows syncs only what is open for writing; a folder opens for reading alone. */
function syncToDisk(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
