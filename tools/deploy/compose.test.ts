import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseConfig, SETTING_NAMES } from '../../src/server/config.ts'

const Service = v.object({
  image: v.optional(v.string()),
  build: v.optional(v.object({ context: v.string(), dockerfile: v.string() })),
  env_file: v.optional(v.string()),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  secrets: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.string()), []),
  ports: v.optional(v.array(v.string()), []),
  depends_on: v.optional(v.record(v.string(), v.unknown()), {}),
  network_mode: v.optional(v.string()),
})
const Compose = v.object({
  services: v.object({ site: Service, database: Service, nginx: Service }),
  secrets: v.record(v.string(), v.object({ file: v.string() })),
  volumes: v.record(v.string(), v.unknown()),
  networks: v.object({
    default: v.object({ ipam: v.object({ config: v.array(v.object({ gateway: v.string() })) }) }),
  }),
})

async function readCompose(): Promise<v.InferOutput<typeof Compose>> {
  return v.parse(Compose, parse(await readFile('deploy/compose.yaml', 'utf8')))
}

test('the compose file gives the site settings that exist, and secrets from files', async () => {
  const { services, secrets, networks } = await readCompose()
  const { environment, secrets: given, env_file } = services.site
  expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
  expect(parseConfig(environment)).toMatchObject({ kind: 'ready' })
  expect(environment.TRUSTED_PROXIES).toBe(networks.default.ipam.config[0]?.gateway)
  const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'))
  expect(files.map(([, path]) => path).sort()).toEqual(given.map((name) => `/run/secrets/${name}`).sort())
  expect(env_file).toBe('site.env')
  // The example must not set what the image sets.
  const example = await readFile('deploy/site.env.example', 'utf8')
  expect(example).not.toMatch(/^(HOST|PORT|CONTENT_DIR|DATA_DIR|DATABASE_URL|SMTP_URL)=/m)
  expect(Object.keys(secrets).sort()).toEqual([...given, ...services.database.secrets].sort())
})

test('everything the compose file builds, mounts and waits for exists', async () => {
  const { services, secrets, volumes } = await readCompose()
  const { context = '', dockerfile = '' } = services.site.build ?? {}
  expect(existsSync(join('deploy', context, dockerfile))).toBe(true)
  for (const { volumes: mounts, depends_on } of Object.values(services)) {
    expect(Object.keys(depends_on).filter((name) => !(name in services))).toEqual([])
    for (const mount of mounts) {
      const [source = ''] = mount.replace(/\$\{\w+:-([^}]*)\}/, '$1').split(':')
      if (source.startsWith('.')) expect(existsSync(join('deploy', source)), source).toBe(true)
      else if (!source.startsWith('/')) expect(Object.keys(volumes)).toContain(source)
    }
  }
  // The operator creates these, as the guide says.
  const guide = await readFile('docs/operating.md', 'utf8')
  for (const { file } of Object.values(secrets)) expect(guide).toContain(`> ${join('deploy', file)}\n`)
  expect(guide).toContain('cp deploy/site.env.example deploy/site.env')
})

test('nobody reaches the site or database of the compose file except through its nginx', async () => {
  const { services } = await readCompose()
  expect(services.nginx.network_mode).toBe('host')
  expect(services.site.ports).toEqual(['127.0.0.1:8080:8080'])
  expect(services.database.ports).toEqual([])
  const site = await readFile('deploy/nginx/site.conf', 'utf8')
  expect(site).toContain('server 127.0.0.1:8080 ')
  // Each folder that nginx reads is mounted in its container.
  const mounted = services.nginx.volumes.map((mount) => mount.split(':')[1] ?? '')
  const read = [...site.matchAll(/^\s*(?:ssl_certificate(?:_key)?|root) (\S+);/gm)].map(
    ([, path = '']) => path,
  )
  expect(read.filter((path) => !mounted.some((folder) => path.startsWith(folder)))).toEqual([])
})
