import { readFile } from 'node:fs/promises'
import { parseMapFile } from '../../../content/map-file.ts'
import type { DistrictMap } from '../../../contract/district-map.ts'

/** The map of the sample content. */
export async function readSampleMap(): Promise<DistrictMap> {
  const file = new URL('../../../../content/map/map.json', import.meta.url)
  const map = parseMapFile(await readFile(file, 'utf8'))
  if (map.kind === 'invalid') throw new Error('The map of the sample content is invalid')
  return map.value
}
