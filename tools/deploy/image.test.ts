import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { aContentFolder } from '../../tests/builders/a-content-folder.ts'
import { isShortRun } from '../testing/test-cases.ts'
import { anImage, type Image } from './testing/an-image.ts'

const NO_CAMERAS = { CAMERA_FEED_KIND: 'off' }

async function aContainer(): Promise<Image> {
  const { path } = await aContentFolder()
  return anImage({ content: path })
}

/** Runs a command in the image until it ends, as `podman exec site` does. */
function exec({ root, env }: Image, ...command: string[]) {
  const [program = '', ...args] = command
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env, ...NO_CAMERAS },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** Starts the image's program on a port the system chooses, and returns its address. */
async function startContainer({ root, env, command }: Image): Promise<string> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env, ...NO_CAMERAS, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    child.kill()
    await once(child, 'exit')
  })
  for await (const line of createInterface(child.stdout)) {
    const event: { msg: string; url?: string } = JSON.parse(line)
    if (event.msg.startsWith('Started') && event.url !== undefined) return event.url
  }
  throw new Error('The server ended')
}

// Runs seven programs, one after the other; each has its own tests.
test.skipIf(isShortRun)(
  'the container serves the site, and the commands that operators need run in it',
  { timeout: 180_000 },
  async () => {
    const image = await aContainer()
    const url = await startContainer(image)
    expect((await fetch(`${url}/app/documents`)).status).toBe(200)

    expect(exec(image, 'node', 'src/server/main.ts', '--check')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^No problem/),
    })
    const run = (...args: string[]) => exec(image, 'node', 'tools/run.mjs', ...args)
    const backup = join(await aFolder(), 'backup.sqlite')
    expect(run('outbox', 'backup', backup)).toMatchObject({ status: 0, stdout: `${backup}\n` })
    expect(run('content', 'check')).toMatchObject({ status: 0 })
    const out = join(await aFolder(), 'export')
    const exported = run('export', out, '--server', url, '--quick', '--allow-localhost')
    expect(exported, exported.stderr).toMatchObject({
      status: 0,
      stdout: `${join(out, 'current', 'site')}\n`,
    })
    expect(existsSync(join(out, 'current/site/app/documents.html'))).toBe(true)
  },
)

test('the image has one Node, no build tools, and no secret of the machine that built it', async () => {
  const { root } = await aContainer()
  for (const name of ['vite', 'vitest', 'react'])
    expect(existsSync(join(root, 'node_modules', name))).toBe(false)
  const ignored = (await readFile('.dockerignore', 'utf8')).split('\n')
  expect(ignored).toEqual(
    expect.arrayContaining(['.git', 'node_modules', 'deploy/secrets', 'deploy/site.env']),
  )
  // npm installs the copy of Node only on older hosts.
  const { engines } = JSON.parse(await readFile('tools/node-for-older-hosts/package.json', 'utf8'))
  expect(engines.node).toBe('<22.18.0 || ^23.0.0')
  expect(await readFile('deploy/Containerfile', 'utf8')).not.toContain('--force')
})
