import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { refuse, systemMessage } from '../../src/publishing/publishing.ts'
import { outboxPath, type StoreSettings } from '../../src/server/outbox/open-database.ts'

const OWNER_ONLY = 0o600

/**
 * Copies the messages into one new file as they are at this moment, while servers go on writing. The file is
 * whole and on disk when this returns how many they are, or it is not there. It can be read by this user alone.
 */
export function backUpOutbox(settings: StoreSettings, file: string): number {
  if (settings.databaseUrl !== null)
    refuse('The messages are in PostgreSQL: use pg_dump, as docs/operating.md says.')
  const source = findOutbox(settings.dataDir)
  if (existsSync(file))
    refuse(
      statSync(file).isDirectory()
        ? `${file} is a folder: name a new file in it.`
        : `${file} is there already: name a new file.`,
    )
  refuseUnlessFolder(dirname(file))
  const partial = `${file}.partial`
  try {
    rmSync(partial, { force: true })
    copyWhole(source, partial)
    const messages = countMessages(partial)
    syncToDisk(partial, 'r+')
    renameSync(partial, file)
    // Windows cannot sync a folder, and keeps the new name without that.
    if (process.platform !== 'win32') syncToDisk(dirname(file), 'r')
    return messages
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // Nobody named the file that the copy is until it is whole.
    return refuse(`The outbox could not be copied: ${describeError(error, source).replace(partial, file)}`)
  } finally {
    if (existsSync(partial)) rmSync(partial)
  }
}

/** Where the messages are in SQLite; refuses where there are none, or none that this account may read. */
export function findOutbox(dataDir: string): string {
  const store = outboxPath(dataDir)
  try {
    if (statSync(store, { throwIfNoEntry: false }) !== undefined) return store
  } catch {
    refuse(noAccess(store))
  }
  return refuse(`There is no outbox in ${dataDir} yet: set DATA_DIR, or start the server once.`)
}

function noAccess(store: string): string {
  return `${store} cannot be opened by this account: use the account of the site.`
}

function refuseUnlessFolder(folder: string): void {
  const entry = statSync(folder, { throwIfNoEntry: false })
  if (entry === undefined)
    refuse(`There is no folder ${folder} for the copy: make it, or name a file in another one.`)
  if (!entry.isDirectory()) refuse(`${folder} is no folder: name a file in one.`)
}

/** What SQLite says of a file that it cannot read, or that contradicts itself. */
const DAMAGED = /not a database|malformed|is damaged/

/** What it says of one that this account may not read, or whose folder it may not write to. */
const FORBIDDEN = /unable to open|readonly database/

/** An error of a store or its copy, and what to do where that is known. */
export function describeError(error: Error, store: string): string {
  const { message } = error
  if (DAMAGED.test(message))
    return `${store} is damaged (${message}). Put the last backup in its place, as docs/operating.md, Restore, says.`
  if (FORBIDDEN.test(message)) return noAccess(store)
  return systemMessage(error) ?? message
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
