/**
 * The tables of a TrueType program that find glyphs by character; `null` when the program is damaged or
 * of another kind. Pure.
 */
export function readCharacterTables(program: Uint8Array): { platform: number; encoding: number }[] | null {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength)
  try {
    const tables = view.getUint16(4)
    for (let index = 0; index < tables; index++) {
      const entry = 12 + index * 16
      if (view.getUint32(entry) !== CMAP) continue
      const start = view.getUint32(entry + 8)
      const count = view.getUint16(start + 2)
      return Array.from({ length: count }, (_, number) => ({
        platform: view.getUint16(start + 4 + number * 8),
        encoding: view.getUint16(start + 6 + number * 8),
      }))
    }
    return []
  } catch {
    return null
  }
}

/** The tag "cmap". */
const CMAP = 0x63_6d_61_70
