export interface LockedPackage {
  /** Missing: it is in the path. */
  name?: string
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  /** A folder of the product, at `resolved`. */
  link?: boolean
  resolved?: string
  /** Hash of its archive: "sha512-" and base64. */
  integrity?: string
  dependencies?: Readonly<Record<string, string>>
  /** Only of the product itself. */
  devDependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
}

/** By installation path: `node_modules/a`, `node_modules/a/node_modules/b`. */
export type Lock = Readonly<Record<string, LockedPackage>>

export interface ShippedPackage {
  name: string
  version: string
  license: string
  place: string
}

/**
 * What is shipped: every package the server needs, and those of the build that `bundled` names, with their
 * dependencies. Those for other kinds of machines count as part of the package that chooses them. Pure.
 */
export function findShipped(lock: Lock, bundled: readonly string[]): readonly ShippedPackage[] {
  return shippedPlaces(lock, bundled)
    .map((place) => shippedAt(place, lock))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** The paths of the packages of `findShipped`, in no particular order. Pure. */
export function shippedPlaces(lock: Lock, bundled: readonly string[]): readonly string[] {
  const places = new Set(Object.keys(lock).filter((place) => place !== '' && isForServer(lock[place])))
  const waiting = bundled.map((name) => resolvePlace(lock, '', name))
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (places.has(place)) continue
    places.add(place)
    for (const name of Object.keys(lock[place]?.dependencies ?? {}))
      waiting.push(resolvePlace(lock, place, name))
  }
  return [...places]
}

function isForServer(locked: LockedPackage | undefined): boolean {
  return locked?.dev !== true && locked?.optional !== true && locked?.link !== true
}

/** Packages whose package.json names no license, with the one from their license file. */
const UNNAMED_LICENSES: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** The license of a package, from the lock file or its license file. `undefined`: neither names one. Pure. */
export function licenseAt(place: string, lock: Lock): string | undefined {
  return lock[place]?.license ?? UNNAMED_LICENSES[nameAt(place)]
}

function shippedAt(place: string, lock: Lock): ShippedPackage {
  const name = nameAt(place)
  const license = licenseAt(place, lock)
  const { version } = lock[place] ?? {}
  if (version === undefined || license === undefined)
    throw new Error(
      `The lock file has no license for ${place}: look it up there and add it to UNNAMED_LICENSES`,
    )
  return { name, version, license, place }
}

/** The name of the package installed at a path. Pure. */
export function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 13)
}

/** Node's lookup: next to the importing package, then further and further out. Throws when it finds none. Pure. */
export function resolvePlace(lock: Lock, from: string, name: string): string {
  const folders = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'))
  const places = [
    ...folders.reverse().map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ]
  const place = places.find((one) => lock[one] !== undefined)
  if (place === undefined) throw new Error(`The lock file has no ${name}`)
  return place
}
