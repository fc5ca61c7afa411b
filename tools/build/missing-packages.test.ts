import { spawnSync } from 'node:child_process'
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../src/server/testing/a-folder.ts'

/** The tools after `npm ci --omit=dev`: the server's packages are installed, those of the build are not. */
async function aServerInstall(): Promise<string> {
  const root = await aFolder()
  await mkdir(join(root, 'node_modules'))
  await symlink(join(process.cwd(), 'node_modules', 'commander'), join(root, 'node_modules', 'commander'))
  for (const name of ['tools', 'package.json', 'package-lock.json', 'vite.config.ts'])
    await cp(name, join(root, name), { recursive: true })
  await mkdir(join(root, 'src', 'server'), { recursive: true })
  await writeFile(join(root, 'src', 'server', 'main.ts'), "console.log('The server runs')\n")
  return root
}

function run(root: string, ...labels: string[]) {
  return spawnSync(process.execPath, ['tools/run.mjs', ...labels], { cwd: root, encoding: 'utf8' })
}

test.each([['start'], ['build']])(
  'npm run %s without the development packages explains in one sentence what to do',
  async (command) => {
    const { status, stdout, stderr } = run(await aServerInstall(), command)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('run "npm ci" without --omit=dev')
    expect(stderr).not.toContain('    at ')
  },
)

test('npm start --version builds nothing', async () => {
  expect(run(await aServerInstall(), 'start', '--version')).toMatchObject({
    status: 0,
    stdout: 'The server runs\n',
    stderr: '',
  })
})

test('a server with built pages starts without the development packages', async () => {
  const root = await aServerInstall()
  const stamp = `import { hashSources } from './tools/build/build-stamp.ts'\nprocess.stdout.write(await hashSources())\n`
  await writeFile(join(root, 'stamp.ts'), stamp)
  const { stdout: hash } = spawnSync(process.execPath, ['stamp.ts'], { cwd: root, encoding: 'utf8' })
  await mkdir(join(root, 'dist'))
  await writeFile(join(root, 'dist', 'sources.sha256'), hash)
  expect(run(root, 'start')).toMatchObject({ status: 0, stdout: 'The server runs\n', stderr: '' })
})
