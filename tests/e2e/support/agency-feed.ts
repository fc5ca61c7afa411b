import { createServer } from 'node:http'
import { createCanvas } from '@napi-rs/canvas'
import { listenLocally } from '../../../tools/testing/local-server.ts'
import { isShortRun } from '../../../tools/testing/test-cases.ts'

/** Places along roads of Miami-Dade and Monroe, each with a camera in both directions; Griffin Rd is in another district. */
const PLACES = {
  'I-95': [
    [25.774, -80.198, 'Flagler St'],
    [25.788, -80.203, 'SR 836'],
    [25.811, -80.207, 'SR 112'],
    [25.832, -80.207, 'NW 62 St'],
    [25.847, -80.207, 'NW 79 St'],
    [25.861, -80.207, 'NW 103 St'],
    [25.889, -80.208, 'NW 125 St'],
    [25.912, -80.209, 'NW 151 St'],
    [25.926, -80.209, 'Golden Glades'],
    [25.964, -80.166, 'Ives Dairy Rd'],
    [26.06, -80.16, 'Griffin Rd'],
  ],
  'SR 826': [
    [25.733, -80.322, 'Bird Rd'],
    [25.762, -80.321, 'SW 8 St'],
    [25.81, -80.322, 'NW 36 St'],
    [25.842, -80.322, 'NW 74 St'],
  ],
  'SR 836': [
    [25.782, -80.368, 'NW 107 Ave'],
    [25.781, -80.314, 'NW 72 Ave'],
    [25.78, -80.264, 'NW 42 Ave'],
    [25.784, -80.222, 'NW 17 Ave'],
  ],
  'US 1': [
    [25.09, -80.44, 'Key Largo'],
    [24.92, -80.63, 'Islamorada'],
    [24.71, -81.09, 'Marathon'],
  ],
} as const

const DIRECTIONS = { 'SR 836': ['Eastbound', 'Westbound'] } as Record<string, readonly [string, string]>

const ALL_CAMERAS = Object.entries(PLACES).flatMap(([Roadway, places]) =>
  places.flatMap(([Latitude, Longitude, Location], order) =>
    (DIRECTIONS[Roadway] ?? ['Northbound', 'Southbound']).map((Direction) => ({
      Roadway,
      Direction,
      Latitude,
      Longitude,
      Location,
      SortOrder: order,
    })),
  ),
)

/** Each camera has its own page, so a short run has only a few. */
const CAMERAS = isShortRun ? ALL_CAMERAS.filter((_, index) => index % 7 === 0) : ALL_CAMERAS

/** Events, each with its age in minutes. The last one has no camera nearby. */
const EVENTS = [
  ['I-95', 'Northbound', 25.861, -80.207, 'accidentsAndIncidents', 'Crash', 'near NW 103 St', 12],
  ['I-95', 'Southbound', 25.811, -80.207, 'accidentsAndIncidents', 'Disabled vehicle', 'near SR 112', 31],
  ['SR 826', 'Northbound', 25.762, -80.321, 'roadwork', 'Paving', 'near SW 8 St', 300],
  ['SR 836', 'Eastbound', 25.78, -80.264, 'accidentsAndIncidents', 'Debris', 'near NW 42 Ave', 5],
  ['US 1', 'Southbound', 24.57, -81.76, 'roadwork', 'Bridge work', 'in Key West', 600],
] as const

const SIGNS = [
  ['I-95', 'Northbound', 25.847, -80.207, 'I-95 NB at NW 79 St', 'CRASH AT NW 103 ST\nRIGHT LANE CLOSED'],
  ['SR 826', 'Southbound', 25.842, -80.322, 'SR 826 SB at NW 74 St', 'NO_MESSAGE'],
] as const

const LISTS: Readonly<Record<string, () => unknown>> = {
  '/cameras': () =>
    CAMERAS.map((camera, index) => ({
      Id: index + 1,
      ...camera,
      Views: [{ Id: index + 1, Url: `/picture/${index}`, Status: 'Enabled', Description: 'Looking ahead' }],
    })),
  '/events': () => EVENTS.map(eventRecord),
  '/signs': () =>
    SIGNS.map(([Roadway, DirectionOfTravel, Latitude, Longitude, Name, message], index) => ({
      Id: `S-${index + 1}`,
      Name,
      Roadway,
      DirectionOfTravel,
      Latitude,
      Longitude,
      Messages: [message],
      LastUpdated: minutesAgo(20),
    })),
}

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60

function eventRecord(
  [
    RoadwayName,
    DirectionOfTravel,
    Latitude,
    Longitude,
    EventType,
    subtype,
    where,
    minutes,
  ]: (typeof EVENTS)[number],
  index: number,
) {
  return {
    ID: index + 1,
    Organization: 'FL511',
    RoadwayName,
    DirectionOfTravel,
    Latitude,
    Longitude,
    EventType,
    EventSubType: subtype,
    LanesAffected: 'Right lane closed',
    Severity: 'Minor',
    Description: `${subtype} on ${RoadwayName} ${DirectionOfTravel} ${where}`,
    Reported: minutesAgo(minutes),
    LastUpdated: minutesAgo(Math.min(minutes, 4)),
    StartDate: minutesAgo(minutes),
  }
}

/** Starts the feeds of a 511 service. `env`: the settings for them. */
export async function openAgencyFeed(): Promise<{ env: Record<string, string>; close: () => void }> {
  let count = 0
  const feed = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const picture = /^\/picture\/(\d+)/.exec(path)?.[1]
    const list = LISTS[path]
    if (picture !== undefined)
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(drawPicture(`${picture}.${count++}`))
    else if (list === undefined) response.writeHead(404).end()
    else response.end(JSON.stringify(list()))
  })
  const { url, close } = await listenLocally(feed)
  return {
    env: {
      CAMERA_FEED_KIND: 'arcadis-511',
      CAMERA_FEED_URL: `${url}/cameras`,
      EVENTS_511_URL: `${url}/events`,
      SIGNS_511_URL: `${url}/signs`,
    },
    close,
  }
}

/** A picture per camera and request, because pictures that are shared or never change count as missing. */
function drawPicture(text: string): Buffer {
  const canvas = createCanvas(320, 180)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#456'
  pen.fillRect(0, 0, 320, 180)
  pen.fillStyle = '#fff'
  pen.font = '100px sans-serif'
  pen.fillText(text, 40, 130)
  return canvas.toBuffer('image/jpeg')
}
