import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import product from '../../package.json' with { type: 'json' }

test('the bill of materials names what a server installs and what is built into the pages, and no tool', () => {
  const { stdout, status } = spawnSync(process.execPath, ['tools/sbom.ts'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  expect(status).toBe(0)
  const sbom = JSON.parse(stdout)
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { type: 'application', name: product.name, version: product.version } },
  })
  const components: { name: string; version: string; scope: string; hashes?: object[] }[] = sbom.components
  const versions = new Map(components.map(({ name, version }) => [name, version]))
  const known = new Set(components.map((one) => `${one.name}@${one.version}`))
  const expected = Object.entries(product.dependencies).map(([name, version]) => `${name}@${version}`)
  expect(expected.filter((one) => !known.has(one))).toEqual([])
  const unhashed = components.filter(({ scope, hashes }) => scope === 'required' && hashes === undefined)
  expect(unhashed.map(({ name }) => name)).toEqual([])
  expect(components.find(({ name }) => name === 'react')).toMatchObject({
    version: product.devDependencies.react,
    scope: 'required',
  })
  expect(['vite', 'vitest', '@biomejs/biome'].filter((name) => versions.has(name))).toEqual([])
  const refs: string[] = sbom.dependencies.flatMap(
    (one: { ref: string; dependsOn: string[] }) => one.dependsOn,
  )
  const listed = new Set(sbom.components.map((one: { 'bom-ref': string }) => one['bom-ref']))
  expect(refs.filter((ref) => !listed.has(ref))).toEqual([])
})
