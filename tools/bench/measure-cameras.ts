import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '../testing/running-server.ts'
import { openCameraFeed } from './camera-feed.ts'
import type { Figure } from './figure.ts'
import { median } from './median.ts'

const VIEWERS = 2000
const ROUNDS = 4
/** The shortest pause between two looks at a view whose pace is unknown. */
const INTERVAL_SECONDS = 20

/** 2,000 visitors look at one camera, once an interval each: how often its agency is asked, and how long they wait. */
export async function measureCameras(dataDir: string): Promise<Figure[]> {
  const feed = await openCameraFeed(1)
  const server = await startServer({
    DATA_DIR: dataDir,
    CAMERA_FEED_KIND: 'arcadis-511',
    CAMERA_FEED_URL: feed.url,
    CAMERA_WATCH_PER_MINUTE: '0',
  })
  await server.logged('Received the list of cameras')
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    waits.push(...(await lookAtOnce(`${server.url}/api/api/Cameras/GetSnapshot/1.1?width=320`)))
    if (round < ROUNDS - 1) await delay(INTERVAL_SECONDS * 1000)
  }
  await server.stop()
  const looks = feed.looks()
  feed.close()
  const who = `${VIEWERS.toLocaleString('en-US')} viewers of one camera`
  return [
    { name: `Calls upstream an interval, ${who}`, value: looks / ROUNDS, unit: 'calls', budget: 1 },
    { name: '  a viewer waits, all at once', value: median(waits), unit: 'ms', budget: null },
    { name: '  the last one', value: Math.max(...waits), unit: 'ms', budget: null },
  ]
}

/** Milliseconds each viewer waited. */
async function lookAtOnce(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  const waits = await Promise.all(
    Array.from({ length: VIEWERS }, () => {
      const startedMs = performance.now()
      return new Promise<number>((resolve, reject) => {
        get(url, { agent }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`A viewer was answered ${response.statusCode}`))
          response.resume().once('end', () => resolve(performance.now() - startedMs))
        }).once('error', reject)
      })
    }),
  )
  agent.destroy()
  return waits
}
