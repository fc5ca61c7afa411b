/** One element of an XML document; `text` is its direct text, with entities resolved. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const TOKEN = /<\?xml [^?]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML forbids
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/

/** Reads a document of elements, attributes and text. Throws where it is not well-formed. */
export function readXml(xml: string): XmlElement {
  if (FORBIDDEN.test(xml) || !xml.isWellFormed()) throw new Error('contains a character that XML forbids')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let end = 0
  for (const match of xml.matchAll(TOKEN)) {
    const [whole, slash, name = '', attributes = '', isEmpty, text] = match
    end = match.index + whole.length
    const parent = open.at(-1)
    if (parent === undefined) throw new Error(`${whole} is after the end`)
    if (text !== undefined) parent.text += resolve(text)
    if (name === '') continue
    if (slash === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`)
      continue
    }
    const element = { name, attributes: readAttributes(attributes), children: [], text: '' }
    parent.children.push(element)
    if (isEmpty !== '/') open.push(element)
  }
  const [first] = root.children
  if (end !== xml.length || open.length !== 1 || first === undefined || root.children.length !== 1)
    throw new Error(`is not well-formed at ${xml.slice(end, end + 40)}`)
  return first
}

function readAttributes(text: string): Record<string, string> {
  const pairs = Array.from(text.matchAll(/([\w:.-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
    name,
    resolve(value),
  ])
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length)
    throw new Error(`an attribute appears twice:${text}`)
  return Object.fromEntries(pairs)
}

function resolve(text: string): string {
  return text.replace(/&(\w*);?/g, (whole, name: string) => {
    const letter = ENTITIES[name]
    if (letter === undefined || !whole.endsWith(';')) throw new Error(`${whole} is not an entity`)
    return letter
  })
}
