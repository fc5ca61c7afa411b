import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { refuse, systemMessage } from '../../src/publishing/publishing.ts'
import { outboxPath, type StoreSettings } from '../../src/server/outbox/open-database.ts'

const OWNER_ONLY = 0o600

/**
 * Copies the current messages into one new file while servers keep writing, and returns their number. The file is
 * complete and on disk when this returns, or does not exist. Only this user can read it.
 */
export function backUpOutbox(settings: StoreSettings, file: string): number {
  if (settings.databaseUrl !== null)
    refuse('The messages are in PostgreSQL: use pg_dump, as docs/operating.md says.')
  const source = findOutbox(settings.dataDir)
  if (existsSync(file))
    refuse(
      statSync(file).isDirectory()
        ? `${file} is a folder: name a new file in it.`
        : `${file} already exists: name a new file.`,
    )
  refuseUnlessFolder(dirname(file))
  const partial = `${file}.partial`
  try {
    rmSync(partial, { force: true })
    copyWhole(source, partial)
    const messages = countMessages(partial)
    syncToDisk(partial, 'r+')
    renameSync(partial, file)
    // Windows cannot sync a folder, and stores the new name without it.
    if (process.platform !== 'win32') syncToDisk(dirname(file), 'r')
    return messages
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The user never sees the temporary name of the copy.
    return refuse(`The outbox could not be copied: ${describeError(error, source).replace(partial, file)}`)
  } finally {
    if (existsSync(partial)) rmSync(partial)
  }
}

/** The SQLite file with the messages; refuses if there is none, or this account may not read it. */
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
  if (!entry.isDirectory()) refuse(`${folder} is not a folder: name a file in one.`)
}

/** SQLite's errors for a file that it cannot read, or that is inconsistent. */
const DAMAGED = /not a database|malformed|is damaged/

/** Its errors for a file this account may not read, or whose folder it may not write to. */
const FORBIDDEN = /unable to open|readonly database/

/** An error of a store or its copy, and what to do if known. */
export function describeError(error: Error, store: string): string {
  const { message } = error
  if (DAMAGED.test(message))
    return `${store} is damaged (${message}). Put the last backup in its place, as docs/operating.md, Restore, says.`
  if (FORBIDDEN.test(message)) return noAccess(store)
  return systemMessage(error) ?? message
}

/** A single read transaction: it excludes later messages, and nobody waits for it. */
function copyWhole(source: string, target: string): void {
  // Created before it is filled, so others can never read it.
  closeSync(openSync(target, 'wx', OWNER_ONLY))
  chmodSync(target, OWNER_ONLY)
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
}

/** Reads the copy like a restored server; throws if it is damaged. */
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

/** Windows syncs only files open for writing; a folder can only be opened for reading. */
function syncToDisk(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
