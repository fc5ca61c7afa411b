/*
 * Runs a command of package.json: "node tools/run.mjs start" runs tools/start.ts with the host's Node or, if that is
 * too old, with the copy from npm where one was installed (docs/decisions/0067-the-hosts-node.md).
 *
 * Plain JavaScript for Node 18: an older Node must get far enough to report what is missing.
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [name = '', ...args] = process.argv.slice(2)
const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))

if (process.env.npm_lifecycle_event !== undefined) endWithShell()
const help = args.some((arg) => arg === '--help' || arg === '-h') ? helpOf(name) : null
if (help !== null) {
  process.stdout.write(help)
} else if (canRunSite(process.versions.node)) {
  process.argv.splice(1, 2, script)
  await import(`./${name}.ts`).catch(explain)
} else {
  const copy = findCopy()
  if (copy === null) refuse()
  else runWith(copy)
}

/** The help of a command that reads no arguments itself; `null`: it has its own. */
function helpOf(name) {
  const does = {
    build: ['', 'Builds the pages for browsers into dist/.'],
    check: [
      '',
      'Checks types, lint and formatting, architecture, unused code, messages, terms and regular expressions.',
    ],
    dev: [
      '',
      'Serves the site and reloads it when a source or the content changes. Same settings as npm start.',
    ],
    test: [
      ' -- [words]',
      'Runs the tests, or only files whose path contains one of the words. npm run test:all adds the whole matrices.',
    ],
  }[name]
  return does === undefined ? null : `Usage: npm run ${name}${does[0]}\n\n${does[1]}\n`
}

/** Stripping types needs no flag from 22.18 and 24 on; "engines" in package.json says the same. */
function canRunSite(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 18)
}

/**
 * npm runs a command in a shell and sends SIGTERM only to that shell, which may end without passing it on. Its child
 * then has another parent. (On Windows a parent never changes.)
 */
function endWithShell() {
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}

/** A missing package gets a sentence; any other error is a bug and is shown in full. */
function explain(error) {
  const missing =
    error.code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find package '([^']+)'/.exec(error.message)
  if (!missing) throw error
  process.stderr.write(
    `npm run ${name} needs the package ${missing[1]}, which is not installed: run "npm ci" without --omit=dev.\n`,
  )
  process.exitCode = 1
}

/** The Node that tools/node-for-older-hosts brought for this kind of machine; `null`: none. */
function findCopy() {
  const require = createRequire(import.meta.url)
  const { optionalDependencies } = require('./node-for-older-hosts/package.json')
  for (const name of Object.keys(optionalDependencies)) {
    try {
      const manifest = require.resolve(`${name}/package.json`)
      return join(dirname(manifest), require(manifest).bin.node)
    } catch {
      // For another kind of machine, or left out by --omit=optional.
    }
  }
  return null
}

function runWith(node) {
  // Programs that the command starts by name find the same Node. Windows writes "Path".
  const path = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const env = { ...process.env, [path]: `${dirname(node)}${delimiter}${process.env[path] ?? ''}` }
  const child = spawn(node, [script, ...args], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => {
    if (signal === null) process.exitCode = code
    else {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    }
  })
}

function refuse() {
  process.stderr.write(
    `The site needs Node 24, or 22.18 or newer, and this is ${process.versions.node}: install Node 24 (https://nodejs.org), or run "npm ci" without --omit=optional, which brings a copy to try the site with.\n`,
  )
  process.exitCode = 1
}
