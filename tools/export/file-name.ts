import { splitCsvAddress } from '../../src/server/http/table-format.ts'

/**
 * Where the answer of an address lies below the exported folder: `/app/documents` in `app/documents.html`,
 * `/es/` in `es/index.html`, a call in `….json`, a table in CSV in `….csv`; what has an ending keeps its
 * name. Web servers look for escaped characters under their own signs, so the name holds those. Pure.
 */
export function fileNameOf(address: string, mediaType: string): string {
  const { path, isCsv } = splitCsvAddress(address)
  const name = decodeURIComponent(path).slice(1)
  if (name.split('/').some((part) => part === '.' || part === '..' || part.includes('\0'))) {
    throw new Error(`${address} is no name of a file`)
  }
  if (isCsv) return `${name}.csv`
  if (name === '' || name.endsWith('/')) return `${name}index.html`
  if (mediaType.startsWith('text/html')) return `${name}.html`
  return path.startsWith('/api/api/') ? `${name}.json` : name
}
