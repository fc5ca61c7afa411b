import { resolve } from 'node:path'
import type { Issue } from '../../src/content/issue.ts'
import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { createPdfReader, pdfCacheDir } from '../../src/content/pdf/pdf-reader.ts'
import { formatProblem } from '../../src/content/site-content.ts'
import { type Config, readConfig } from '../../src/server/config.ts'
import { withProgress } from './progress.ts'

export interface Publishing {
  /** The content folder, absolute. */
  folder: string
  /** The site's origin, without a slash at its end. */
  publicUrl: string
  reader: PdfReader
  confirm: Confirm
}

/** Ends the command unless somebody wants what may be a slip; each doubt is a sentence. Without a doubt it does nothing. */
export type Confirm = (doubts: readonly string[]) => Promise<void>

/** What a command published: its address or, of a notice, its id, and what the person should know, one sentence each. */
export interface Published {
  address: string
  notes: readonly string[]
  /** Path of the page that shows it best, if that is not its address. */
  page?: string
}

/** Ends a command that cannot do what it was asked; the message says what is wrong and what to do. */
export class Refusal extends Error {}

export function refuse(message: string): never {
  throw new Refusal(message)
}

/** Refuses each issue of an entry, a line each. */
export function refuseIssues(issues: readonly Issue[], verb: string): never {
  refuse(issues.map(({ message }) => `It cannot be ${verb} like this: ${message}.`).join('\n'))
}

/** The issues of one file, a line each: `site.yaml:7 timeZone is missing`. */
export function listIssues(file: string, issues: readonly Issue[], unlisted = 0): string {
  const lines = issues.map(({ line, message }) => formatProblem({ file, line, message }))
  const rest = unlisted > 0 ? [`and ${unlisted} more problems: fix the ones above first`] : []
  return [...lines, ...rest].join('\n')
}

/** Gives a command the settings, and turns its result, refusals and errors of the system into an exit code. */
export async function withSettings(command: (config: Config) => Promise<boolean>): Promise<void> {
  try {
    const settings = readConfig(process.env)
    if (settings.kind === 'broken') refuse(settings.issues.join('\n'))
    if (!(await command(settings.config))) process.exitCode = 1
  } catch (error) {
    const message = error instanceof Refusal ? error.message : systemMessage(error)
    if (message === null) throw error
    process.stderr.write(`${message}\n`)
    process.exitCode = 1
  }
}

const SYSTEM_MESSAGES: Record<string, string> = {
  EACCES: 'this account may not write there: ask for permission, or use the account of the site',
  EPERM: 'this account may not write there: ask for permission, or use the account of the site',
  EROFS: 'this disk is read-only: use a copy of the folder elsewhere',
  ENOSPC: 'the disk is full: make room and try again',
  EDQUOT: 'this account has no more room on the disk: make room and try again',
  ENOTDIR: 'a folder was expected there, and a file is in its place: move it away',
  ENAMETOOLONG: 'the name is too long for this disk: use a shorter one',
}

/** A message for an error of the operating system; `null` for any other error, which is a bug. */
function systemMessage(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  const message = SYSTEM_MESSAGES[String(error.code)]
  if (message === undefined) return null
  // For a file that is open already the system no longer gives the name.
  return 'path' in error
    ? `${String(error.path)}: ${message}.`
    : `${message[0]?.toUpperCase() ?? ''}${message.slice(1)}.`
}

/** Runs a command with a reader of PDFs that shows its progress, and closes it afterwards. */
export async function withPdfReader<Outcome>(
  config: Pick<Config, 'dataDir'>,
  command: (reader: PdfReader) => Promise<Outcome>,
): Promise<Outcome> {
  const reader = createPdfReader({ cacheDir: pdfCacheDir(config.dataDir) })
  try {
    return await command(withProgress(reader, process.stderr))
  } finally {
    await reader.close()
  }
}

/** npm changes into the product's folder; people give paths as seen from their own. */
export function fromCaller(path: string): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env
  return resolve(
    /^(content|export|map|outbox)$/.test(npm_lifecycle_event ?? '') ? (INIT_CWD ?? '') : '',
    path,
  )
}
