import { join, resolve } from 'node:path'
import { createFolderHistory } from '../publishing/folder-history.ts'
import type { Config } from './config.ts'
import type { DeskBundle, DeskParts } from './desk/desk-routes.ts'
import type { DeskContext } from './desk/make-change.ts'
import { openUploads } from './desk/uploads.ts'
import { createWriterLock, type WriterLock } from './outbox/writer-lock.ts'
import type { EventLog } from './platform/event-log.ts'

type OwnDeskParts = Pick<DeskParts, 'inbox' | 'health' | 'site' | 'publicUrl' | 'isSecure'> & {
  context: Pick<DeskContext, 'reader' | 'showChange' | 'renderPage'>
  log: EventLog
}

/** A site's desk according to its settings. `null`: there is none. */
export function deskPartsOf(
  {
    config,
    deskBundle: bundle,
    shared,
  }: { config: Config; deskBundle?: DeskBundle; shared?: { host: string } },
  { context: own, log, ...parts }: OwnDeskParts,
): DeskParts | null {
  const { desk: settings, trustedProxies, contentDir: folder, databaseUrl, maxUploadBytes } = config
  if (settings === null || bundle === undefined) return null
  const dataDir = resolve(join(config.dataDir, 'desk'))
  const lock: WriterLock =
    databaseUrl === null ? (work) => work() : createWriterLock(databaseUrl, shared?.host ?? '')
  const history = createFolderHistory(folder, join(dataDir, 'journal'), log)
  const uploads = openUploads(dataDir)
  const context = {
    ...own,
    folder,
    dataDir,
    uploads,
    maxUploadBytes,
    publicUrl: parts.publicUrl,
    lock,
    history,
  }
  return { ...parts, settings, bundle, trustedProxies, context }
}
