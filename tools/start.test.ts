import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { aContentFolder } from '../tests/builders/a-content-folder.ts'
import { sharePdfCache } from './testing/shared-pdf-cache.ts'

test.runIf(process.platform === 'linux')(
  'npm start runs the server itself, and signals reach it',
  async () => {
    const child = await aStart()
    await readLine(child, 'Started')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  },
)

test.runIf(process.platform === 'linux')(
  'a signal while the server starts ends it as gracefully as later',
  async () => {
    const child = await aStart()
    await readLine(child, 'Listening at')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  },
)

// Debian's shell ends on a signal and leaves its child running.
test.runIf(process.platform === 'linux')(
  'when npm start is stopped by its process id, the server stops too and its port is free',
  async () => {
    const child = await aStart(['npm', 'start'])
    const address = /http:[^" ]+/.exec(await readLine(child, 'Listening at'))?.[0] ?? ''
    expect((await fetch(`${address}/version`)).status).toBe(200)
    child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`${address}/version`).then(
          () => 'served',
          () => 'refused',
        ),
      )
      .toBe('refused')
  },
)

const RUNNER = [process.execPath, 'tools/run.mjs', 'start']

/** Started in its own process group, which ends with the test. */
async function aStart([command = '', ...args]: readonly string[] = RUNNER): Promise<ChildProcess> {
  const { path } = await aContentFolder()
  const cameras = { CAMERA_FEED_KIND: 'wzdx-device', CAMERA_FEED_URL: 'http://127.0.0.1:9/' }
  const env = {
    ...process.env,
    ...cameras,
    PORT: '0',
    CONTENT_DIR: path,
    DATA_DIR: await sharePdfCache(`${path}/.var`),
  }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  onTestFinished(() => void endGroup(child))
  return child
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}

/** Waits for a line of a process, and reads on so that its output never blocks. */
function readLine({ stdout }: ChildProcess, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (stdout === null) throw new Error('Its output is not read')
    createInterface(stdout)
      .on('line', (line) => void (line.includes(text) && resolve(line)))
      .once('close', () => reject(new Error(`It ended without printing "${text}"`)))
  })
}
