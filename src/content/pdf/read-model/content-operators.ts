/** A name in a content stream, without its slash. */
export class ContentName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A string is its bytes, one character each. */
export type Operand = number | string | boolean | null | ContentName | Operand[] | Map<string, Operand>

export interface ContentOperator {
  operator: string
  operands: Operand[]
}

// Deeper nesting than any producer writes; without a bound "[[[[…" would overflow the stack.
const MAX_DEPTH = 30
// An operator takes at most a few dozen (a pattern's color); TJ has one array.
const MAX_OPERANDS = 100

/** The operators of a content stream in order. Never throws: what cannot be read is skipped. */
export function* readOperators(bytes: Uint8Array, maxOperands = MAX_OPERANDS): Generator<ContentOperator> {
  const scanner = new Scanner(bytes)
  let operands: Operand[] = []
  for (;;) {
    const token = scanner.next(0)
    if (token === END) return
    if (!(token instanceof Keyword)) {
      if (operands.length < maxOperands) operands.push(token)
      continue
    }
    if (token.word === 'BI') scanner.skipInlineImage()
    yield { operator: token.word === 'BI' ? 'EI' : token.word, operands }
    operands = []
  }
}

class Keyword {
  readonly word: string
  constructor(word: string) {
    this.word = word
  }
}

const END = Symbol('end')
type Token = Operand | Keyword | typeof END

const [REGULAR, SPACE, DELIMITER] = [0, 1, 2]
const KINDS = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) KINDS[code] = SPACE
for (const character of '()<>[]{}/%') KINDS[character.charCodeAt(0)] = DELIMITER

const code = (character: string) => character.charCodeAt(0)
const [OPEN, CLOSE, BACKSLASH, LESS, GREATER] = [code('('), code(')'), code('\\'), code('<'), code('>')]
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

class Scanner {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  next(depth: number): Token {
    this.#skipSpace()
    const byte = this.#bytes[this.#at]
    if (byte === undefined) return END
    if (KINDS[byte] !== DELIMITER) return this.#word()
    this.#at += 1
    switch (String.fromCharCode(byte)) {
      case '/':
        return new ContentName(unescapeName(this.#regular()))
      case '(':
        return this.#string()
      case '<':
        if (this.#bytes[this.#at] !== LESS) return this.#hexString()
        this.#at += 1
        return this.#dictionary(depth + 1)
      case '[':
        return this.#list(depth + 1, ']')
      case '>':
        if (this.#bytes[this.#at] === GREATER) this.#at += 1
        return new Keyword('>>')
      default:
        return new Keyword(String.fromCharCode(byte))
    }
  }

  /** From after `BI` to after its `EI`. */
  skipInlineImage(): void {
    for (let token = this.next(0); token !== END; token = this.next(0))
      if (token instanceof Keyword && token.word === 'ID') break
    const bytes = this.#bytes
    for (this.#at += 1; this.#at < bytes.length; this.#at++) {
      const isEnd = bytes[this.#at] === code('E') && bytes[this.#at + 1] === code('I')
      if (!isEnd || !this.#isSpace(this.#at - 1) || !this.#isSpace(this.#at + 2)) continue
      this.#at += 2
      return
    }
  }

  #isSpace(index: number): boolean {
    const byte = this.#bytes[index]
    return byte === undefined || KINDS[byte] === SPACE
  }

  #skipSpace(): void {
    const bytes = this.#bytes
    for (; this.#at < bytes.length; this.#at++) {
      const byte = bytes[this.#at] ?? 0
      if (byte === code('%')) while (this.#at < bytes.length && !isLineEnd(bytes[this.#at])) this.#at += 1
      else if (KINDS[byte] !== SPACE) return
    }
  }

  #regular(): string {
    const start = this.#at
    while (this.#at < this.#bytes.length && KINDS[this.#bytes[this.#at] ?? 0] === REGULAR) this.#at += 1
    return latin1(this.#bytes, start, this.#at)
  }

  #word(): Token {
    const word = this.#regular()
    const number = Number(word)
    if (!Number.isNaN(number)) return number
    if (word === 'true' || word === 'false') return word === 'true'
    if (word === 'null') return null
    // "1.-5" and "--3" come from broken producers; their value does not matter here.
    return /^[-+.\d]+$/.test(word) ? 0 : new Keyword(word)
  }

  #string(): string {
    const bytes = this.#bytes
    let text = ''
    let depth = 1
    while (this.#at < bytes.length) {
      const byte = bytes[this.#at++] ?? 0
      if (byte === BACKSLASH) {
        text += this.#escape()
        continue
      }
      if (byte === OPEN) depth += 1
      if (byte === CLOSE && --depth === 0) break
      text += String.fromCharCode(byte)
    }
    return text
  }

  #escape(): string {
    const byte = this.#bytes[this.#at++]
    if (byte === undefined) return ''
    const character = String.fromCharCode(byte)
    if (character >= '0' && character <= '7') {
      let octal = character
      while (octal.length < 3) {
        const next = String.fromCharCode(this.#bytes[this.#at] ?? 0)
        if (next < '0' || next > '7') break
        octal += next
        this.#at += 1
      }
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    }
    if (!isLineEnd(byte)) return ESCAPES[character] ?? character
    if (character === '\r' && this.#bytes[this.#at] === code('\n')) this.#at += 1
    return ''
  }

  #hexString(): string {
    const start = this.#at
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== GREATER) this.#at += 1
    const digits = latin1(this.#bytes, start, this.#at).replace(/[^\da-f]/gi, '')
    this.#at += 1
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1')
  }

  /** Elements up to `end`. */
  #list(depth: number, end: string): Operand[] {
    const items: Operand[] = []
    while (depth <= MAX_DEPTH) {
      const item = this.next(depth)
      if (item === END) break
      if (!(item instanceof Keyword)) items.push(item)
      else if (item.word === end) break
    }
    return items
  }

  #dictionary(depth: number): Map<string, Operand> {
    const items = this.#list(depth, '>>')
    const entries = new Map<string, Operand>()
    for (let index = 0; index + 1 < items.length; index += 2) {
      const key = items[index]
      if (key instanceof ContentName) entries.set(key.name, items[index + 1] ?? null)
    }
    return entries
  }
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 10 || byte === 13
}

function latin1(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1')
}

function unescapeName(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
