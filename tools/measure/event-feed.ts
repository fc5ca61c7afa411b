import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { parseExitsFile } from '../../src/content/exits-file.ts'
import { listenLocally } from '../testing/local-server.ts'

const KINDS = ['accidentsAndIncidents', 'roadwork', 'closures', 'specialEvents']
const LANES = ['1 Right lane closed', 'All lanes closed', 'Right shoulder blocked', 'No Data']
const DIRECTIONS = ['Northbound', 'Southbound']

/** A feed in the format of 511 version 2 with `count` events at the exits of the sample, as on a day with a storm. */
export async function openEventFeed(count: number): Promise<{ url: string; close: () => void }> {
  const parsed = parseExitsFile(await readFile('content/exits.yaml', 'utf8'))
  if (parsed.kind === 'invalid') throw new Error('content/exits.yaml cannot be read')
  const { exits } = parsed.value
  const seconds = Math.floor(Date.now() / 1000)
  const records = Array.from({ length: count }, (_, index) => {
    const exit = exits[index % exits.length]
    return {
      ID: index + 1,
      SourceId: String(index + 1),
      Organization: 'Traffic management center',
      RoadwayName: exit?.road,
      DirectionOfTravel: DIRECTIONS[index % DIRECTIONS.length],
      Description: `Event ${index + 1} at exit ${exit?.exit}. Use another route and expect delays until it is over`,
      Reported: seconds - index * 7,
      LastUpdated: seconds - index * 3,
      StartDate: seconds - index * 7,
      LanesAffected: LANES[index % LANES.length],
      Latitude: exit?.latitude,
      Longitude: exit?.longitude,
      EventType: KINDS[index % KINDS.length],
      EventSubType: 'incident',
      IsFullClosure: index % 9 === 0,
      Severity: 'Minor',
    }
  })
  const { url, close } = await listenLocally(
    createServer((_, response) => response.end(JSON.stringify(records))),
  )
  return { url: `${url}/events`, close }
}
