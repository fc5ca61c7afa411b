/** One package as the lock file has it. */
export interface LockedPackage {
  /** Missing: the place says it. */
  name?: string
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  /** A folder of the product's own, at `resolved`. */
  link?: boolean
  resolved?: string
  /** Of its archive: "sha512-" and base64. */
  integrity?: string
  dependencies?: Readonly<Record<string, string>>
  /** Of the product alone. */
  devDependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
}

/** By the place it is installed in: `node_modules/a`, `node_modules/a/node_modules/b`. */
export type Lock = Readonly<Record<string, LockedPackage>>

export interface ShippedPackage {
  name: string
  version: string
  license: string
  place: string
}

/**
 * What is shipped: every package the server needs, and of those the build needs the ones that `bundled` names,
 * with all that they need. Those for other kinds of machines count as a part of the package that chooses them. Pure.
 */
export function findShipped(lock: Lock, bundled: readonly string[]): readonly ShippedPackage[] {
  return shippedPlaces(lock, bundled)
    .map((place) => shippedAt(place, lock))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** Where the packages of `findShipped` are, in no order. Pure. */
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

/** Packages whose package.json names no license, with that of their license file. */
const UNNAMED_LICENSES: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** What the lock file, or the package's license file, says of a place. `undefined`: neither names one. Pure. */
export function licenseAt(place: string, lock: Lock): string | undefined {
  return lock[place]?.license ?? UNNAMED_LICENSES[nameAt(place)]
}

function shippedAt(place: string, lock: Lock): ShippedPackage {
  const name = nameAt(place)
  const license = licenseAt(place, lock)
  const { version } = lock[place] ?? {}
  if (version === undefined || license === undefined)
    throw new Error(
      `The lock file names no license of ${place}: read it there and add it to UNNAMED_LICENSES`,
    )
  return { name, version, license, place }
}

/** The name of the package that is installed in a place. Pure. */
export function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 13)
}

/** As Node looks: beside the package that asks, then further and further out. Throws when it is not there. Pure. */
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
