import type { XmpFacts } from '../checks/pdf-model.ts'
import type { Cos } from './cos.ts'

// Metadata from a photo editor can have megabytes of history; what matters here comes first.
const MAX_CHARACTERS = 2_000_000

/** The facts in a document's metadata; `null` if it has none. */
export function readXmp(catalog: Cos): XmpFacts | null {
  const stream = catalog.get('Metadata')
  const bytes =
    stream.get('Type').name === 'Metadata' && stream.get('Subtype').name === 'XML' ? stream.content : null
  return bytes === null ? null : parseXmp(decode(bytes))
}

/** Finds the few properties PDF/UA requires, by namespace, not by prefix. Pure. */
export function parseXmp(xmp: string): XmpFacts {
  const identification = prefixesOf(xmp, 'http://www.aiim.org/pdfua/ns/id/').flatMap((prefix) =>
    ['part', 'amd', 'corr'].flatMap((name) => {
      const value = propertyOf(xmp, `${prefix}:${name}`)
      return value === null ? [] : [{ name, prefix, value }]
    }),
  )
  const hasTitle = prefixesOf(xmp, 'http://purl.org/dc/elements/1.1/').some(
    (prefix) => propertyOf(xmp, `${prefix}:title`) !== null,
  )
  return { hasTitle, identification, hasDefaultLanguageText: hasDefaultLanguageAlone(xmp) }
}

/** Whether a text is only in the default language, whichever that is. */
function hasDefaultLanguageAlone(xmp: string): boolean {
  return xmp
    .split(/<rdf:Alt\b/)
    .slice(1)
    .some((rest) => {
      const list = rest.split('</rdf:Alt', 1)[0] ?? ''
      const languages = [...list.matchAll(/xml:lang\s*=\s*["']([^"']{0,50})["']/gi)].map(([, tag]) =>
        tag?.toLowerCase(),
      )
      return languages.includes('x-default') && languages.every((tag) => tag === 'x-default')
    })
}

function prefixesOf(xmp: string, namespace: string): string[] {
  const found = [...xmp.matchAll(/xmlns:([\w.-]{1,50})\s*=\s*["']([^"']{1,200})["']/g)]
  return [...new Set(found.flatMap(([, prefix, uri]) => (uri === namespace && prefix ? [prefix] : [])))]
}

/** The value of a property, written as an attribute or as an element; markup inside is left out. */
function propertyOf(xmp: string, name: string): string | null {
  const attribute = new RegExp(`\\s${escapeName(name)}\\s*=\\s*["']([^"']*)["']`).exec(xmp)
  if (attribute !== null) return (attribute[1] ?? '').trim()
  const start = new RegExp(`<${escapeName(name)}(?=[\\s>/])`).exec(xmp)
  if (start === null) return null
  const rest = xmp.slice(start.index)
  const end = rest.indexOf(`</${name}`)
  return (end === -1 ? '' : rest.slice(0, end)).replace(/<[^<>]*>/g, '').trim()
}

function escapeName(name: string): string {
  return name.replace(/[.-]/g, '\\$&')
}

function decode(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xfe || bytes[0] === 0xff || bytes[0] === 0 || bytes[1] === 0
  const isBigEndian = bytes[0] === 0xfe || bytes[0] === 0
  const encoding = isWide ? (isBigEndian ? 'utf-16be' : 'utf-16le') : 'utf-8'
  return new TextDecoder(encoding).decode(bytes.subarray(0, MAX_CHARACTERS))
}
