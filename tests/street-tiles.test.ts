import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createStreetTiles } from '../src/web/map/street-tiles.ts'
import { writeArchive } from '../tools/map/streets-archive.ts'
import { cutTiles, DISTRICT } from '../tools/testing/cut-tiles.ts'

test('streets that failed to load are loaded the next time they are in view', async () => {
  const tiles = await cutTiles([12])
  const archive = writeArchive(tiles, { credit: 'Streets drawn for the tests', bounds: DISTRICT })
  let isDown = true
  const server = createServer((request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (isDown || from === undefined) return response.writeHead(503).end()
    const bytes = archive.subarray(Number(from), Number(to) + 1)
    const range = `bytes ${from}-${Number(from) + bytes.length - 1}/${archive.length}`
    return response.writeHead(206, { 'content-range': range, 'content-length': bytes.length }).end(bytes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  // A server listening on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  const load = createStreetTiles(`http://127.0.0.1:${port}/streets.pmtiles`, { x: 0, y: 0 })
  const named = tiles.find(({ streets }) => streets.some(({ name }) => name === 'SR 7'))
  const { z, x, y } = named ?? { z: 0, x: 0, y: 0 }
  expect(await load({ z, x, y })).toBeNull()
  isDown = false
  const tile = await load({ z, x, y })
  expect(tile?.names.map(({ text }) => text)).toContain('SR 7')
})
