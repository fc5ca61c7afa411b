import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '../testing/running-server.ts'
import { openCameraFeed } from './camera-feed.ts'
import { type Figure, figure } from './figure.ts'
import { sendRequests } from './send-requests.ts'

const VIEWERS = 2000
const ROUNDS = 4
/** The shortest interval between two requests for a view whose update rate is unknown. */
const INTERVAL_SECONDS = 20

/** 2,000 visitors request one camera once per interval: requests to its agency, and how long visitors wait. */
export async function measureCameras(dataDir: string): Promise<Figure[]> {
  const feed = await openCameraFeed(1)
  const server = await startServer({
    DATA_DIR: dataDir,
    CAMERA_FEED_KIND: 'arcadis-511',
    CAMERA_FEED_URL: feed.url,
    CAMERA_WATCH_PER_MINUTE: '0',
  })
  try {
    await server.logged('Received the list of cameras')
    const waits: { p50: number; max: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      if (round > 0) await delay(INTERVAL_SECONDS * 1000)
      const url = `${server.url}/api/api/Cameras/GetSnapshot/1.1?width=320`
      waits.push((await sendRequests({ url, amount: VIEWERS, connections: 500 })).latency)
    }
    const who = `${VIEWERS.toLocaleString('en-US')} viewers of one camera`
    return [
      figure(`Requests to the agency per interval, ${who}`, feed.pictureRequests() / ROUNDS, '', 1),
      figure('  a viewer waits, all at once', Math.max(...waits.map(({ p50 }) => p50)), 'ms'),
      figure('  the last one', Math.max(...waits.map(({ max }) => max)), 'ms'),
    ]
  } finally {
    await server.stop()
    feed.close()
  }
}
