/**
 * The title in a PDF's XMP metadata; `null` when it names none in the usual form, `rdf:Alt`. Of a title in several
 * languages: `x-default`, else the one in the document's language, else English, else the first.
 * Pure. XMP: ISO 16684-1, 8.2.2.4.
 *
 * @param language of the document, BCP 47; `null`: unknown
 */
export function xmpTitle(xmp: string, language: string | null): string | null {
  const titles = titlesIn(xmp)
  const of = (isWanted: (tag: string) => boolean) => titles.find(({ tag }) => isWanted(tag))
  const own = language?.toLowerCase() ?? null
  const title =
    of((tag) => tag === 'x-default') ??
    of((tag) => tag === own) ??
    of((tag) => own !== null && primary(tag) === primary(own)) ??
    of((tag) => primary(tag) === 'en') ??
    titles[0]
  return title?.text ?? null
}

function primary(tag: string): string {
  return tag.split('-')[0] ?? ''
}

interface Title {
  /** Lower case; empty when the item names no language. */
  tag: string
  text: string
}

// Cut by the first tags, not by a pattern over the whole: metadata can be megabytes, and damaged.
function titlesIn(xmp: string): Title[] {
  const start = xmp.search(/<dc:title[\s>]/i)
  if (start === -1) return []
  const rest = xmp.slice(start, start + MAX_CHARACTERS)
  const end = rest.search(/<\/dc:title/i)
  const items = (end === -1 ? rest : rest.slice(0, end)).split(/<rdf:li\b/i).slice(1)
  return items.flatMap((item) => {
    const attributes = item.split('>', 1)[0] ?? ''
    const tag = /xml:lang\s*=\s*["']([^"']*)["']/i.exec(attributes)?.[1]?.toLowerCase() ?? ''
    const content = item.slice(attributes.length + 1).split('<', 1)[0] ?? ''
    const text = withoutEntities(content).trim()
    return text === '' ? [] : [{ tag, text }]
  })
}

// A title in thirty languages takes a few thousand.
const MAX_CHARACTERS = 100_000

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|apos|gt|lt|quot));/gi,
    (all, hex, decimal, name) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? all
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
    },
  )
}
