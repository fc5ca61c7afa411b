import { execFile } from 'node:child_process'
import { appendFile, realpath, rm, stat } from 'node:fs/promises'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyRecords, deleteOldCopies } from './change-journal.ts'
import type { ChangeHistory, RecordedNames } from './publishing.ts'

const run = promisify(execFile)

/** Whether a content folder has a history in git. */
export type GitState =
  /** The folder is its own repository. `isOurs`: created by the desk. */
  | { kind: 'repository'; isOurs: boolean }
  /** Why not, for the office. */
  | { kind: 'none'; why: string }

/** The history of a content folder, in addition to the record in it. */
export interface FolderHistory extends ChangeHistory {
  readState: () => Promise<GitState>
  /** Adds changes made by commands, and those a crash prevented from being added. */
  catchUp: () => Promise<void>
  copiesDir: string
}

/**
 * In git if possible, or else in a journal outside the folder: a copy of each record, added once, never altered, and
 * deleted after a year. Neither can stop a change from taking effect.
 */
export function createFolderHistory(
  folder: string,
  copiesDir: string,
  log: { warn: (facts: object, event: string) => void },
): FolderHistory {
  const git = createGitHistory(folder, log)
  let last = Promise.resolve()
  const catchUp = () => {
    last = last.then(async () => {
      if ((await git.readState()).kind === 'repository') return
      try {
        await copyRecords(folder, copiesDir)
        await deleteOldCopies(copiesDir, new Date())
      } catch (error) {
        log.warn(
          { err: error },
          'The changes are made, but the journal has not recorded them; it tries again',
        )
      }
    })
    return last
  }
  const after: ChangeHistory['after'] = async (change) => {
    await git.after(change)
    await catchUp()
  }
  return { ...git, copiesDir, catchUp, after }
}

const NOT_INSTALLED = 'git is not installed on the server'
const MADE_BY_DESK = 'desk.history'
/** Working files of publishing in the folder, which are not content. */
const EXCLUDED = '\n/.undo/\n.publishing*\n'
const COMMITTER = { name: 'Desk', mail: 'desk@localhost' }
/** The first commit of thousands of PDFs takes minutes. */
const TIMEOUT_MS = 10 * 60_000

/**
 * The history of a content folder as a git repository in it, one commit for each change. A folder that is part of a larger
 * repository is left alone. Failures of git are logged, and never stop a change from taking effect.
 */
export function createGitHistory(
  folder: string,
  log: { warn: (facts: object, event: string) => void },
): ChangeHistory & { readState: () => Promise<GitState> } {
  const git = (...args: string[]) => runGit(folder, args)
  let known: GitState | null = null
  // Cached once it exists, because checking takes as long as a commit.
  const stateNow = async () => {
    if (known !== null) return known
    const state = await readState(folder)
    if (state.kind === 'repository') known = state
    return state
  }
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'The change is made, but git did not record it')
    }
  }
  return {
    readState: stateNow,
    before: () =>
      attempt(async () => {
        await deleteOldLock(folder)
        const state = await stateNow()
        if (state.kind === 'repository' && state.isOurs) await commitAll(git, 'Changed outside the desk')
        if (state.kind === 'none' && state.why === NOT_THERE) await makeRepository(folder, git)
      }),
    after: (change) =>
      attempt(async () => {
        if ((await stateNow()).kind === 'repository') await commitChange(git, change)
      }),
  }
}

/** A lock left by a killed git process would block every later one. */
async function deleteOldLock(folder: string): Promise<void> {
  const path = join(folder, '.git', 'index.lock')
  const found = await stat(path).catch(() => null)
  if (found !== null && Date.now() - found.mtimeMs > TIMEOUT_MS) await rm(path, { force: true })
}

const NOT_THERE = 'the folder has no repository yet; the next change creates one'

async function readState(folder: string): Promise<GitState> {
  try {
    const { stdout: top } = await runGit(folder, ['rev-parse', '--show-toplevel'])
    if ((await realpath(top.trim())) !== (await realpath(folder)))
      return {
        kind: 'none',
        why: `the folder is part of a larger repository, ${top.trim()}, which the desk leaves alone`,
      }
    const ours = await runGit(folder, ['config', '--local', '--get', MADE_BY_DESK]).catch(() => ({
      stdout: '',
    }))
    return { kind: 'repository', isOurs: ours.stdout.trim() === 'true' }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === NOT_INSTALLED) return { kind: 'none', why: NOT_INSTALLED }
    return { kind: 'none', why: /not a git repository/.test(reason) ? NOT_THERE : reason }
  }
}

type Git = (...args: string[]) => Promise<{ stdout: string }>

async function makeRepository(folder: string, git: Git): Promise<void> {
  await git('init', '--quiet', '--initial-branch=main')
  await appendFile(join(folder, '.git', 'info', 'exclude'), EXCLUDED)
  await git('config', '--local', MADE_BY_DESK, 'true')
  await commitAll(git, 'The content as it was before')
}

async function commitAll(git: Git, message: string): Promise<void> {
  await git('add', '--all')
  const { stdout } = await git('status', '--porcelain')
  if (stdout !== '')
    await git('commit', '--quiet', `--author=${COMMITTER.name} <${COMMITTER.mail}>`, `--message=${message}`)
}

/** In a repository created by the office, touches only the files of the change. */
async function commitChange(git: Git, { what, by, names }: RecordedNames): Promise<void> {
  await git('add', '--all', '--force', '--', ...names)
  await git(
    ...['commit', '--quiet', `--author=${authorOf(by?.who ?? 'Command line')}`],
    ...[`--message=${what}`, ...(by?.why == null ? [] : [`--message=${by.why}`])],
    ...['--only', '--', ...names],
  )
}

/** `Ana Ruiz (ana.ruiz@example.gov)` in git's notation. Pure. */
export function authorOf(who: string): string {
  const mail = who.split(/[\s()<>,]/).find((word) => /^[^@]+@[^@]+$/.test(word)) ?? COMMITTER.mail
  const name = who
    .replace(`(${mail})`, '')
    .replaceAll(/[<>\p{C}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${name || mail} <${mail}>`
}

/** No setting of the machine or the repository may run a program or change a file. */
const SAFE = [
  'core.hooksPath',
  'core.fsmonitor',
  'commit.gpgSign',
  'core.autocrlf',
  'core.quotePath',
].flatMap((key) => ['-c', `${key}=${key === 'core.hooksPath' ? devNull : 'false'}`])

function runGit(folder: string, args: readonly string[]): Promise<{ stdout: string }> {
  const env = {
    PATH: process.env.PATH,
    LANG: 'C',
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_COMMITTER_NAME: COMMITTER.name,
    GIT_COMMITTER_EMAIL: COMMITTER.mail,
  }
  return run('git', ['-C', folder, ...SAFE, ...args], {
    env,
    timeout: TIMEOUT_MS,
    maxBuffer: 16 * 1024 * 1024,
  })
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NOT_INSTALLED
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return (
    output
      .trim()
      .split('\n')[0]
      ?.replace(/^(?:fatal|error): /, '') ?? 'git failed'
  )
}
