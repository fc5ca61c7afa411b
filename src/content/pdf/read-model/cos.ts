import { inflateSync, constants as zlib } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'

/** Why the check gave up; follows "could not be checked: ". */
export class CheckLimit extends Error {}

// Decompressed. A typical report page has 100 kB, a map from a GIS about 20 MB.
const MAX_STREAM_BYTES = 64_000_000

/**
 * One object of a PDF, references resolved. Reading a missing entry or one of another type returns the
 * empty object, `null` or an empty list: files may contain anything.
 */
export class Cos {
  readonly #context: PDFContext
  readonly #object: PDFObject | undefined
  /** "12 0" for an object that was reached by reference. */
  readonly id: string | null

  constructor(context: PDFContext, object: PDFObject | undefined) {
    this.#context = context
    this.id = object instanceof PDFRef ? `${object.objectNumber} ${object.generationNumber}` : null
    this.#object = object instanceof PDFRef ? context.lookup(object) : object
  }

  get #dict(): PDFDict | null {
    if (this.#object instanceof PDFDict) return this.#object
    return this.#object instanceof PDFStream ? this.#object.dict : null
  }

  /** The same for the same object, however it was reached. */
  get identity(): object | undefined {
    return this.#object
  }

  get isMissing(): boolean {
    return this.#object === undefined || this.#object === PDFNull
  }

  get isDict(): boolean {
    return this.#object instanceof PDFDict
  }

  get isStream(): boolean {
    return this.#object instanceof PDFStream
  }

  get isArray(): boolean {
    return this.#object instanceof PDFArray
  }

  get isString(): boolean {
    return this.#object instanceof PDFString || this.#object instanceof PDFHexString
  }

  /** An entry of a dictionary or of a stream's dictionary. */
  get(key: string): Cos {
    return new Cos(this.#context, this.#dict?.get(PDFName.of(key)))
  }

  has(key: string): boolean {
    return this.#dict?.has(PDFName.of(key)) ?? false
  }

  /** The elements of an array. */
  get items(): Cos[] {
    if (!(this.#object instanceof PDFArray)) return []
    return this.#object.asArray().map((item) => new Cos(this.#context, item))
  }

  /** An array's elements, or the object itself: many entries may be either. */
  get list(): Cos[] {
    if (this.isMissing) return []
    return this.isArray ? this.items : [this]
  }

  get entries(): [string, Cos][] {
    return (this.#dict?.entries() ?? []).map(([key, value]) => [
      key.decodeText(),
      new Cos(this.#context, value),
    ])
  }

  get name(): string | null {
    return this.#object instanceof PDFName ? this.#object.decodeText() : null
  }

  get number(): number | null {
    return this.#object instanceof PDFNumber ? this.#object.asNumber() : null
  }

  get boolean(): boolean | null {
    return this.#object instanceof PDFBool ? this.#object.asBoolean() : null
  }

  /** A text string; damaged UTF-16 is read as far as it goes. */
  get text(): string | null {
    const object = this.#object
    return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : null
  }

  /** A string's bytes, one character each. */
  get binary(): string | null {
    const object = this.#object
    if (!(object instanceof PDFString || object instanceof PDFHexString)) return null
    return Buffer.from(object.asBytes()).toString('latin1')
  }

  /** A stream's decompressed bytes; `null`: not a stream, or damaged. Throws `CheckLimit` if too many. */
  get content(): Uint8Array | null {
    const stream = this.#object
    if (!(stream instanceof PDFRawStream)) return null
    const filters = this.get('Filter').list.map(({ name }) => name)
    if (filters.length === 0 && stream.transform === undefined) return stream.contents
    if (filters.length === 1 && filters[0] === 'FlateDecode' && stream.transform === undefined) {
      const decompressed = this.get('DecodeParms').isMissing ? inflate(stream.contents) : null
      if (decompressed !== null) return decompressed
    }
    try {
      return boundedStream(decodePDFRawStream(stream).decode())
    } catch (error) {
      if (error instanceof CheckLimit) throw error
      return null
    }
  }
}

/** A damaged end is cut off, as PDF readers do; `null` when nothing can be decompressed. */
function inflate(bytes: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: zlib.Z_SYNC_FLUSH })
  } catch (error) {
    if (error instanceof RangeError) throw new CheckLimit(TOO_LARGE)
    return null
  }
}

function boundedStream(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MAX_STREAM_BYTES) throw new CheckLimit(TOO_LARGE)
  return bytes
}

const TOO_LARGE = 'a page or font is too large to examine'

/** Opens a PDF. Rejects when its objects cannot be read. */
export async function openCatalog(bytes: Uint8Array): Promise<Cos> {
  const { context } = await PDFDocument.load(bytes, {
    password: '',
    updateMetadata: false,
    warnOnInvalidObjects: false,
  })
  return new Cos(context, context.trailerInfo.Root)
}

export type Box = readonly [left: number, bottom: number, right: number, top: number]

/** A rectangle with ordered corners; `null`: not a rectangle. */
export function parseBox(array: Cos): Box | null {
  const [a, b, c, d] = array.items.map(({ number }) => number)
  if (a == null || b == null || c == null || d == null) return null
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}
