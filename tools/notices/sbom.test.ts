import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import product from '../../package.json' with { type: 'json' }

test('the bill of materials lists what a server installs and what is built into the pages, and no tool', () => {
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
  const components: {
    name: string
    version: string
    scope: string
    hashes?: object[]
    licenses?: object[]
  }[] = sbom.components
  const versions = new Map(components.map(({ name, version }) => [name, version]))
  const known = new Set(components.map((one) => `${one.name}@${one.version}`))
  const expected = Object.entries(product.dependencies).map(([name, version]) => `${name}@${version}`)
  expect(expected.filter((one) => !known.has(one))).toEqual([])
  expect(components.filter(({ hashes }) => hashes === undefined).map(({ name }) => name)).toEqual([])
  expect(components.filter(({ licenses }) => licenses === undefined).map(({ name }) => name)).toEqual([])
  expect(components.find(({ name }) => name === 'react')).toMatchObject({
    version: product.devDependencies.react,
    scope: 'required',
  })
  expect(['vite', 'vitest', '@biomejs/biome'].filter((name) => versions.has(name))).toEqual([])
  const edges: { ref: string; dependsOn: string[] }[] = sbom.dependencies
  const listed = new Set<string>(sbom.components.map((one: { 'bom-ref': string }) => one['bom-ref']))
  const reached = new Set(edges.flatMap(({ dependsOn }) => dependsOn))
  expect([...reached].filter((ref) => !listed.has(ref))).toEqual([])
  expect([...listed].filter((ref) => !reached.has(ref))).toEqual([])
})

test('npm verifies what it installs on every kind of machine: each package in the lock file has its hash', () => {
  const packages: Record<string, { integrity?: string; link?: boolean }> = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  ).packages
  const unverified = Object.entries(packages)
    .filter(
      ([place, one]) => place.includes('node_modules/') && one.link !== true && one.integrity === undefined,
    )
    .map(([place]) => place)
  expect(unverified).toEqual([])
})
