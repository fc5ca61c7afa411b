import { createServer } from 'node:http'
import { createCanvas } from '@napi-rs/canvas'
import { listenLocally } from '../testing/local-server.ts'

/** An agency's feed on this machine, in the format of 511 version 2. */
export interface CameraFeed {
  url: string
  pictureRequests: () => number
  close: () => void
}

/** Serves `count` cameras along a road. Every picture is different and takes as long as an agency's would. */
export async function openCameraFeed(count: number): Promise<CameraFeed> {
  let requests = 0
  const feed = createServer((request, response) => {
    if (request.url?.startsWith('/picture') === true) {
      const picture = drawPicture(++requests)
      setTimeout(() => response.end(picture), AGENCY_MS)
    } else response.end(JSON.stringify(Array.from({ length: count }, (_, index) => recordOf(index + 1))))
  })
  const { url, close } = await listenLocally(feed)
  return { url: `${url}/cameras`, pictureRequests: () => requests, close }
}

const AGENCY_MS = 150

/** One camera in the format of 511 version 2. */
export function recordOf(id: number, road = 'I-95', location = `${road} at Exit ${id}`) {
  return {
    Id: id,
    Roadway: road,
    Direction: 'Northbound',
    Latitude: 26 + (id % 1000) / 1000,
    Longitude: -80.2,
    Location: location,
    SortOrder: id,
    Views: [{ Id: id, Url: `/picture/${id}`, Status: 'Enabled', Description: '' }],
  }
}

function drawPicture(number: number): Buffer {
  const canvas = createCanvas(640, 360)
  const context = canvas.getContext('2d')
  context.fillStyle = `hsl(${number * 40} 60% 50%)`
  context.fillRect(0, 0, 640, 360)
  context.fillStyle = 'white'
  context.fillRect(number % 600, (number * 7) % 320, 40, 40)
  return canvas.toBuffer('image/jpeg')
}
