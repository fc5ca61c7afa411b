import { unescape as decodePercents } from 'node:querystring'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { shorten } from '../../contract/characters.ts'
import { type Language, languagePrefix, splitLanguage } from '../../contract/language.ts'
import {
  CAMERA_PAGES,
  cameraIdOf,
  PROSE_PAGES,
  pageOf,
  pagePath,
  stormAddressOf,
} from '../../contract/pages.ts'
import { closestWord, hint } from '../did-you-mean.ts'
import type { Issue } from '../issue.ts'

/** A link whose target can only be checked against the whole folder. */
export interface NamedLink {
  /** A file name, `annual-report-fy2026.pdf`, or the address of a page. */
  name: string
  line: number | null
  /** Missing: no live data. */
  to?: 'cameras' | 'roads'
}

export interface CheckedLinks {
  issues: Issue[]
  /** Valid, but perhaps not intended. */
  warnings: Issue[]
  /** To files of the office. */
  fileLinks: NamedLink[]
  /** To pages of cameras and of the roads, which a site may lack. */
  liveLinks: NamedLink[]
}

interface Place {
  language: Language
  sectionIds: ReadonlySet<string>
}

/** Checks the targets of all links and pictures of a page. */
export function checkLinks(tree: Root, place: Place): CheckedLinks {
  const checked: CheckedLinks = { issues: [], warnings: [], fileLinks: [], liveLinks: [] }
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
    const line = node.position?.start.line ?? null
    const verdict = validate(node.url, place)
    if (verdict.kind === 'problem') checked.issues.push({ line, message: verdict.message })
    if (verdict.kind === 'warning') checked.warnings.push({ line, message: verdict.message })
    const live = liveTarget(node.url)
    if (live !== null) checked.liveLinks.push({ line, name: node.url, to: live })
    if (verdict.kind === 'file') checked.fileLinks.push({ line, name: verdict.name })
  })
  return checked
}

/** The live data an address shows; `null`: none. */
function liveTarget(address: string): 'cameras' | 'roads' | null {
  const { path } = splitLanguage(address.split(/[?#]/, 1)[0] ?? '')
  const page = pageOf(path)
  if (page === 'roads') return 'roads'
  const isOfCameras = page !== null && CAMERA_PAGES.some((one) => one === page)
  return isOfCameras || cameraIdOf(path) !== null ? 'cameras' : null
}

type Verdict =
  | { kind: 'fine' }
  | { kind: 'file'; name: string }
  | { kind: 'warning'; message: string }
  | { kind: 'problem'; message: string }

const FINE: Verdict = { kind: 'fine' }

function validate(address: string, place: Place): Verdict {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme !== undefined) return checkScheme(scheme, address)
  if (address.startsWith('#')) return checkSection(address, place.sectionIds)
  return address.startsWith('/') && !address.startsWith('//')
    ? checkInside(address, place.language)
    : unfit(address)
}

function checkScheme(scheme: string, address: string): Verdict {
  const rest = address.slice(scheme.length + 1)
  switch (scheme) {
    case 'https':
      return URL.canParse(address) && new URL(address).hostname.includes('.')
        ? FINE
        : issue(address, 'is not a complete address: write it like "https://www.example.gov/page"')
    case 'http':
      return issue(address, `is not encrypted: write "https:${rest}"`)
    case 'mailto':
      return /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(rest)
        ? FINE
        : issue(address, 'is not an e-mail address: write it like "mailto:name@example.gov"')
    case 'tel':
      return /^[+*#]?\d[\d*#.()-]*$/.test(rest)
        ? FINE
        : issue(address, 'is not a phone number: write it like "tel:+19545550100" or "tel:*123"')
    default:
      return unfit(address)
  }
}

function checkSection(address: string, sectionIds: ReadonlySet<string>): Verdict {
  const id = decodePercents(address.slice(1))
  if (sectionIds.has(id)) return FINE
  return issue(address, `does not lead to a heading of this page${hint(id, [...sectionIds], '#')}`)
}

function checkInside(address: string, language: Language): Verdict {
  const pathname = address.replace(/[?#].*$/s, '')
  if (pathname.startsWith('/files/'))
    return { kind: 'file', name: decodePercents(pathname.slice('/files/'.length)) }
  const there = splitLanguage(pathname)
  if (pageOf(there.path) === null && stormAddressOf(there.path) === null)
    return issue(address, `does not lead to a page of the site${pageAdvice(there.path, language)}`)
  if (there.language === language) return FINE
  const here = languagePrefix(language) + there.path
  return { kind: 'warning', message: `link "${address}" leads to another language: did you mean "${here}"?` }
}

function pageAdvice(path: string, language: Language): string {
  const name = path.split('/').findLast((part) => part !== '') ?? ''
  const meant = closestWord(name, PROSE_PAGES)
  const page = PROSE_PAGES.find((known) => known === meant)
  return page === undefined ? '' : `: did you mean "${pagePath(page, language)}"?`
}

function unfit(address: string): Verdict {
  return issue(
    address,
    'must start with https://, mailto:, tel:, #, or be a page of this site such as /app/documents',
  )
}

function issue(address: string, message: string): Verdict {
  return { kind: 'problem', message: `link "${shorten(address, 80)}" ${message}` }
}
