import { createServer } from 'node:http'
import { listenLocally } from '../../../tools/testing/local-server.ts'

/** As many cameras as in the largest feeds. */
export const STATEWIDE_COUNT = 7029
/** The road with the most cameras. */
export const LONGEST_ROAD = 'I-1'
const ROADS = 541
const SYSTEMS = ['I', 'US', 'SR', 'CR']
const DIRECTIONS = ['Northbound', 'Southbound', 'Eastbound', 'Westbound']

/** A feed in the format of 511 services with 7,029 cameras along over 500 roads, and some along none. No pictures. */
export async function openStatewideFeed(): Promise<{ url: string; close: () => void }> {
  const records = JSON.stringify(Array.from({ length: STATEWIDE_COUNT }, (_, index) => recordOf(index)))
  const feed = createServer((request, response) => {
    if (request.url?.startsWith('/cameras') === true) response.end(records)
    else response.writeHead(404).end()
  })
  const { url, close } = await listenLocally(feed)
  return { url: `${url}/cameras`, close }
}

function recordOf(index: number) {
  return {
    Id: index + 1,
    Roadway: roadOf(index),
    Direction: DIRECTIONS[(index >> 1) % DIRECTIONS.length],
    // All over an area that is mostly in the sample's counties.
    Latitude: 26.0 + (index % 1201) * 0.0014,
    Longitude: -80.2 - (index % 499) * 0.0007,
    Location: `Exit ${index % 400} / ${index} Street`,
    SortOrder: index,
    Views: [{ Id: index + 1, Url: `/picture/${index}`, Status: 'Enabled', Description: 'Looking ahead' }],
  }
}

/** One camera in five is on the longest road, one in twenty on none. */
function roadOf(index: number): string {
  if (index % 20 === 7) return ''
  if (index % 5 === 0) return LONGEST_ROAD
  const road = index % ROADS
  return `${SYSTEMS[road % SYSTEMS.length]}-${road + 1}`
}
