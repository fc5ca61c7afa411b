import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseConfig, SETTING_NAMES } from '../../src/server/config.ts'

const hasSystemd = spawnSync('systemd-analyze', ['security', '--help']).status === 0

test('the example lists exactly the existing settings, and its values are valid', async () => {
  const lines = (await readFile('deploy/site.env.example', 'utf8')).split('\n')
  const settings = lines.flatMap((line) => {
    const [, mark, name = '', value = ''] = /^(#?)([A-Z0-9_]+)=(.*)$/.exec(line) ?? []
    return mark === undefined ? [] : [{ name, value }]
  })
  expect(settings.map(({ name }) => name).sort()).toEqual([...SETTING_NAMES].sort())
  const outcome = parseConfig(Object.fromEntries(settings.map(({ name, value }) => [name, value])))
  expect(outcome).toMatchObject({ kind: 'ready' })
})

test('every setting is in docs/operating.md', async () => {
  const text = await readFile('docs/operating.md', 'utf8')
  expect(SETTING_NAMES.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})

test('the unit passes each secret to the process in a file that nobody else may read', async () => {
  const unit = await readFile('deploy/site.service', 'utf8')
  const files = SETTING_NAMES.filter((name) => name.endsWith('_FILE'))
  for (const name of files) {
    const credential = new RegExp(`^#?Environment=${name}=%d/(\\S+)$`, 'm').exec(unit)?.[1] ?? ''
    expect(unit, name).toMatch(
      new RegExp(`^#?LoadCredential=${credential}:/etc/site/secrets/${credential}$`, 'm'),
    )
  }
  expect(files.length).toBeGreaterThan(3)
})

test.skipIf(!hasSystemd)('the unit lets the process do almost nothing besides its work', () => {
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=yes', 'deploy/site.service'], {
    encoding: 'utf8',
  })
  const exposure = Number(/exposure level for site\.service: (\d+\.\d+)/.exec(stdout)?.[1])
  expect(exposure).toBeLessThan(2)
})

test('when the system kills a helper process for using too much memory, the site keeps running', async () => {
  const lines = (await readFile('deploy/site.service', 'utf8')).split('\n')
  expect(lines).toContain('OOMPolicy=continue')
})

test('the container copies what the program needs, runs unprivileged, and has a health check', async () => {
  const text = await readFile('deploy/Containerfile', 'utf8')
  const [, running = ''] = text.split(/^FROM .*$/m).slice(1)
  expect(running).toContain('USER node')
  expect(running).toContain('/healthz')
  for (const part of ['package.json', 'package-lock.json', 'node_modules', 'src', 'tools', 'docs', 'dist'])
    expect(running).toContain(`/site/${part} `)
})

test('in operation the site runs on the system’s or the image’s Node, which gets security updates', async () => {
  const unit = await readFile('deploy/site.service', 'utf8')
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node /m)
  expect(unit).toMatch(/^ExecPaths=.*\/usr\/bin\/node /m)
  const container = await readFile('deploy/Containerfile', 'utf8')
  expect([...container.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual(
    Array(2).fill(expect.stringMatching(/\/node:24-/)),
  )
  expect(container).toMatch(/^CMD \["node", /m)
  const files = ['deploy/site.service', 'deploy/Containerfile', 'docs/operating.md']
  for (const file of files) expect(await readFile(file, 'utf8'), file).not.toContain('node_modules/.bin/node')
})

test.each(['docs/operating.md', 'deploy/site.service', 'deploy/Containerfile'])(
  'the server is started with the settings that keep its memory low: %s',
  async (file) => {
    const text = await readFile(file, 'utf8')
    const variables = ['MALLOC_ARENA_MAX=', 'MALLOC_TRIM_THRESHOLD_=', 'NODE_COMPILE_CACHE=']
    expect(variables.filter((variable) => !text.includes(variable))).toEqual([])
  },
)
