import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCanvas } from '@napi-rs/canvas'
import { anUpstream } from '../../upstream/testing/an-upstream.ts'

/** A photograph, different for each number. */
export function aPicture(number: number, width = 640): Buffer {
  const canvas = createCanvas(width, 360)
  const context = canvas.getContext('2d')
  context.fillStyle = `hsl(${(number * 37) % 360} 60% 50%)`
  context.fillRect(0, 0, width, 360)
  context.fillStyle = 'white'
  context.fillRect(number % width, 20, 40, 40)
  return canvas.toBuffer('image/jpeg')
}

/** A 511 service with cameras 1 to `cameras`, each at its own location; `sendPicture` responds with pictures. */
export async function aFeed(
  sendPicture: (view: number, response: ServerResponse, request: IncomingMessage) => void,
  cameras = 3,
  change: (record: Record<string, unknown>, id: number) => object = (record) => record,
) {
  const feed = await anUpstream((request, response) => {
    const view = /^\/picture\/(\d+)$/.exec(request.url ?? '')?.[1]
    if (view !== undefined) return sendPicture(Number(view), response, request)
    const records = Array.from({ length: cameras }, (_, index) => change(recordOf(index + 1), index + 1))
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(records))
    return undefined
  })
  return {
    ...feed,
    /** How often a picture was requested. */
    looks: () => feed.requested.filter((path) => path.startsWith('/picture/')).length,
  }
}

function recordOf(id: number): Record<string, unknown> {
  return {
    Id: id,
    Roadway: 'I-95',
    Direction: 'Northbound',
    Latitude: 26 + id / 100,
    Longitude: -80.2,
    Location: `I-95 at Exit ${id}`,
    SortOrder: id,
    Views: [{ Id: id, Url: `/picture/${id}`, Status: 'Enabled', Description: 'Looking north' }],
  }
}
