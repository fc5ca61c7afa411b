import { type Lock, licenseAt, nameAt, resolvePlace, shippedPlaces } from './shipped-packages.ts'

/** The parts of a CycloneDX 1.5 bill of materials that are used here. */
export interface Sbom {
  bomFormat: 'CycloneDX'
  specVersion: '1.5'
  version: 1
  metadata: { timestamp: string; component: Component }
  components: readonly Component[]
  dependencies: readonly { ref: string; dependsOn: readonly string[] }[]
}

interface Component {
  'bom-ref': string
  type: 'application' | 'library'
  name: string
  version: string
  purl: string
  /** `optional`: for one kind of machine only. */
  scope: 'required' | 'optional'
  /** Missing: the lock file names none. */
  licenses?: readonly object[]
  hashes?: readonly object[]
}

/**
 * Every package that a server installs, on any kind of machine, or that is built into the pages (`bundled`): each
 * version once. Pure. Throws when the lock file lacks a package that another one needs.
 */
export function buildSbom(lock: Lock, bundled: readonly string[], timestamp: string): Sbom {
  const product = { ...asComponent('', lock), type: 'application' as const }
  const optional = Object.keys(lock).filter((place) => isOptional(lock, place))
  const places = [...new Set([...shippedPlaces(lock, bundled), ...optional])].sort()
  const described = new Map(places.map((place) => [place, asComponent(place, lock)]))
  const components = new Map(Array.from(described.values(), (one) => [one['bom-ref'], one]))
  const dependsOn = (place: string) =>
    neededAt(lock, place).flatMap((needed) => described.get(needed)?.['bom-ref'] ?? [])
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { timestamp, component: product },
    components: [...components.values()],
    dependencies: [
      { ref: product['bom-ref'], dependsOn: dependsOn('') },
      ...Array.from(components.keys(), (ref) => {
        const here = places.filter((place) => described.get(place)?.['bom-ref'] === ref)
        return { ref, dependsOn: [...new Set(here.flatMap(dependsOn))] }
      }),
    ],
  }
}

/** Installed only on machines of the right kind. */
function isOptional(lock: Lock, place: string): boolean {
  const { optional, dev, link } = lock[place] ?? {}
  return optional === true && dev !== true && link !== true && place.includes('node_modules/')
}

/** A folder of the product is not a package: its dependencies are the product's. */
function neededAt(lock: Lock, place: string): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies } = lock[place] ?? {}
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  return names.flatMap((name) => {
    const needed = resolvePlace(lock, place, name)
    const { link, resolved = '' } = lock[needed] ?? {}
    return link === true ? neededAt(lock, resolved) : [needed]
  })
}

function asComponent(place: string, lock: Lock): Component {
  const { name = nameAt(place), version = '', integrity } = lock[place] ?? {}
  const license = licenseAt(place, lock)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    'bom-ref': purl,
    type: 'library',
    name,
    version,
    purl,
    scope: isOptional(lock, place) ? 'optional' : 'required',
    ...(license === undefined
      ? {}
      : { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] }),
    ...(integrity?.startsWith('sha512-') === true
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
      : {}),
  }
}
