import { createHash } from 'node:crypto'

/** The namespace in which the site's own names become ids; drawn at random once. */
const NAMESPACE = Buffer.from('5b0c6f2e9d3a4c1fa7e88d6b2f40c913', 'hex')

/**
 * The id of something in a feed, `urn:uuid:…`: the same for the same name for ever, wherever the site lives.
 * A UUID of version 5.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9562#section-5.5
 */
export function stableId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
  return `urn:uuid:${parts.join('-')}`
}
