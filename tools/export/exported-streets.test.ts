import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PMTiles } from 'pmtiles'
import { expect, test } from 'vitest'
import { readFolder } from '../../src/content/folder/read-folder.ts'
import { readStreetsFile } from '../../src/content/map-file.ts'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { aSiteContent } from '../../src/server/testing/a-site.ts'
import { aMap } from '../../tests/builders/a-map.ts'
import { writeArchive } from '../map/streets-archive.ts'
import { cutTiles, DISTRICT } from '../testing/cut-tiles.ts'
import { groupResponses } from './site-rules.ts'
import { anExport } from './testing/an-export.ts'
import { readRedirectHost } from './testing/redirect-host.ts'

const CREDIT = 'Streets drawn for the tests'

/** A site with the content folder's map and street tiles. */
async function aSiteWithStreets() {
  const folder = await aFolder()
  const tiles = await cutTiles([12])
  await mkdir(join(folder, 'map'))
  await writeFile(
    join(folder, 'map', 'streets.pmtiles'),
    writeArchive(tiles, { credit: CREDIT, bounds: DISTRICT }),
  )
  const entry = (await readFolder(folder))?.find(({ path }) => path === 'map/streets.pmtiles')
  if (entry === undefined) throw new Error('No streets were written')
  const read = await readStreetsFile(folder, entry)
  if (read.kind === 'invalid') throw new Error(JSON.stringify(read.issues))
  const { file, ...facts } = read.value
  const streets = { url: file.url, ...facts }
  return { tiles, content: aSiteContent({ map: aMap(), streets, files: new Map([[file.url, file]]) }) }
}

test('the copy of a site has its streets, and hosts send a browser the ranges with their tiles', async () => {
  const { tiles, content } = await aSiteWithStreets()
  const { current, responses } = await anExport(content, { hasServer: false })
  const respond = await readRedirectHost(join(current, 'site'))
  const fileAt = (address: string) => {
    const found = respond(address)
    return readFile(found.kind === 'file' && found.status === 200 ? found.file : address)
  }
  const { streets } = JSON.parse((await fileAt('/api/api/Map/GetDetail')).toString('utf8'))
  expect(streets).toMatchObject({ credit: CREDIT, minZoom: 12, maxZoom: 12 })
  const bytes = await fileAt(streets.url)
  const archive = new PMTiles({
    getKey: () => streets.url,
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  })
  const [{ z, x, y } = { z: 0, x: 0, y: 0 }] = tiles
  expect((await archive.getZxy(z, x, y))?.data.byteLength).toBeGreaterThan(0)
  expect(groupResponses(responses).find(({ pattern }) => pattern.includes('pmtiles'))).toMatchObject({
    hasRanges: true,
    headers: {
      'Content-Type': 'application/vnd.pmtiles',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
})
