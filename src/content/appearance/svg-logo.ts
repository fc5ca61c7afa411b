import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { shorten } from '../../contract/characters.ts'
import type { Issue, Parsed } from '../issue.ts'

/*
 * A logo is shown as a picture, in which browsers run no scripts and load nothing; it is also sent with a policy that
 * forbids both. The check rejects anything that could do harm when somebody opens or saves the file itself.
 */

const SVG = 'http://www.w3.org/2000/svg'

/** Elements by their names in lower case, and why they cannot be in a logo. */
const REFUSED = new Map([
  ['script', 'a script'],
  ['handler', 'a script'],
  ['foreignobject', 'another kind of document (foreignObject)'],
  ...['iframe', 'embed', 'object', 'audio', 'video', 'canvas'].map(
    (name) => [name, `another kind of document (${name})`] as const,
  ),
  ...['animate', 'animatemotion', 'animatetransform', 'set'].map(
    (name) => [name, 'an animation, but a logo must not move'] as const,
  ),
])

/** Attributes whose value is an address. */
const ADDRESSES = ['href', 'src', 'base']

/** The aspect ratio (width / height) of an SVG logo, or everything in it that a logo must not have. Pure. */
export function parseSvgLogo(text: string): Parsed<number> {
  const issues: Issue[] = []
  let aspectRatio: number | null = null
  let depth = 0
  let style: { line: number; text: string } | null = null
  const parser = new SaxesParser({ xmlns: true })
  const add = (message: string, line = parser.line) => issues.push({ line, message })

  parser.on('doctype', (doctype) => {
    if (/\[|<!/.test(doctype)) add('declares entities: save it as "plain SVG", without a document type')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xml-stylesheet') return
    add('has a style sheet in another file: save it with its colors in the drawing')
  })
  parser.on('opentag', (tag) => {
    if (depth === 0) {
      if (tag.local !== 'svg' || tag.uri !== SVG) add(`is not an SVG: it begins with <${tag.name}>`)
      else aspectRatio = aspectRatioOf(tag, add)
    }
    depth++
    const why = REFUSED.get(tag.local.toLowerCase())
    if (why !== undefined) add(`has ${why}: remove the element <${tag.name}>`)
    if (tag.local.toLowerCase() === 'style') style = { line: parser.line, text: '' }
    for (const attribute of Object.values(tag.attributes)) checkAttribute(attribute, add)
  })
  parser.on('text', (words) => {
    if (style !== null) style.text += words
  })
  parser.on('cdata', (words) => {
    if (style !== null) style.text += words
  })
  parser.on('closetag', () => {
    depth--
    if (style !== null) checkStyle(style.text, (message) => add(message, style?.line))
    style = null
  })
  parser.on('error', ({ message }) => {
    // Only the first one: later ones are guesses. The library puts the position before the message.
    if (!issues.some((one) => one.message.startsWith(NOT_READABLE)))
      add(`${NOT_READABLE}: ${message.replace(/^(?:\d+:\d+: )+/, '')}`)
  })
  parser.write(text).close()
  if (issues.length > 0) return { kind: 'invalid', issues }
  // Without issues there is a root with a view box.
  return { kind: 'parsed', value: aspectRatio ?? 1 }
}

const NOT_READABLE = 'cannot be read as SVG'

type Add = (message: string) => void

function aspectRatioOf({ attributes }: SaxesTagNS, add: Add): number {
  const [, , width = 0, height = 0] = (attributes.viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (width > 0 && height > 0) return width / height
  add('has no viewBox with a width and a height, so it cannot be scaled: save it with one')
  return 1
}

function checkAttribute({ name, local, value }: SaxesAttributeNS, add: Add): void {
  if (/^on/i.test(local)) {
    add(`has a script in the attribute ${name}: remove it`)
  } else if (ADDRESSES.includes(local.toLowerCase())) {
    if (!/^\s*(#|data:image\/(png|jpeg|webp);base64,)/i.test(value))
      add(
        `refers to something outside the file, ${name}="${shortened(value)}": put it into the file, or remove it`,
      )
  } else checkStyle(value, add)
}

/** A style sheet, or a value that may refer to an address, such as `fill`. */
function checkStyle(text: string, add: Add): void {
  if (/\\/.test(text)) add('has a backslash in a style: write the letter itself')
  if (/@import|@font-face|image-set\s*\(|\bsrc\s*\(/i.test(text))
    add('loads a font, a style sheet or a picture: turn text into outlines, and put pictures into the file')
  for (const [, address = ''] of text.matchAll(/url\(\s*["']?([^"')]*)/gi))
    if (!/^#|^data:image\/(png|jpeg|webp);base64,/i.test(address.trim()))
      add(
        `refers to something outside the file, url(${shortened(address)}): put it into the file, or remove it`,
      )
  if (/prefers-color-scheme/i.test(text))
    add(
      'has other colors for dark mode: save those as a separate file, and name it under appearance.logoDark',
    )
}

function shortened(value: string): string {
  return shorten(value.trim().replace(/\s+/g, ' '), 60)
}
