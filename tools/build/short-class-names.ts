import { globSync } from 'node:fs'
import { relative, sep } from 'node:path'

const WEB = 'src/web'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Makes names for the classes of style modules, such as `_c7`: letters for the module, by its place among all of them,
 * and a number for the class within it. They stand in every page, style sheet and script; the usual ones, each with a
 * hash that no packing makes smaller, weigh 1.3 to 2.2 KB more on a first visit. The line before them keeps them apart
 * from what content blockers hide on every site: lists of theirs name `ad0` to `ad10`.
 *
 * Builds of the same sources name alike, so what the server draws finds its styles.
 */
export function createShortClassNames(files: readonly string[]): (name: string, file: string) => string {
  const modules = new Map(files.toSorted().map((file, place) => [file, lettersOf(place)]))
  const classes = new Map<string, string[]>()
  return (name, file) => {
    const letters = modules.get(file)
    if (letters === undefined) throw new Error(`${file} is none of the style modules of ${WEB}`)
    const known = classes.get(file) ?? []
    classes.set(file, known)
    if (!known.includes(name)) known.push(name)
    return `_${letters}${known.indexOf(name)}`
  }
}

/** The same for the style modules of the site, as Vite asks for it: with absolute paths, perhaps followed by `?…`. */
export function shortClassNamesOfSite(root: string): (name: string, path: string) => string {
  const nameOf = createShortClassNames(globSync(`${WEB}/**/*.module.css`, { cwd: root }).map(withSlashes))
  return (name, path) => nameOf(name, withSlashes(relative(root, path.replace(/\?.*$/, ''))))
}

const withSlashes = (path: string) => path.replaceAll(sep, '/')

function lettersOf(place: number): string {
  const rest = Math.floor(place / LETTERS.length)
  return (rest === 0 ? '' : lettersOf(rest - 1)) + (LETTERS[place % LETTERS.length] ?? '')
}
