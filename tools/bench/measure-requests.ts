import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { median } from './median.ts'
import { readCpuMicros } from './process-cost.ts'

export const RUNS = 5
const REQUESTS = 20_000
const CONNECTIONS = 16

/** CPU of one prepared GET, beside a bare `node:http` server that sends the same bytes. */
export async function measureRequests(server: { url: string; pid: number }): Promise<Figure[]> {
  const path = '/app/documents'
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), [server.url + path])
  const [message] = await once(bare, 'message')
  const bareUrl = String(message)
  const ours: number[] = []
  const theirs: number[] = []
  try {
    // In turns, so that a busy moment of the machine touches both.
    for (let run = 0; run < RUNS; run++) {
      ours.push(await measureRun(server.url + path, server.pid))
      theirs.push(await measureRun(bareUrl, bare.pid ?? 0))
    }
  } finally {
    bare.kill()
  }
  return [
    { name: 'CPU of one prepared GET', value: median(ours), unit: 'µs', budget: 25 },
    { name: '  the same bytes from bare node:http', value: median(theirs), unit: 'µs', budget: null },
  ]
}

/** CPU that process `pid` uses for one request of `url`, microseconds. */
export async function measureRun(url: string, pid: number): Promise<number> {
  const before = await readCpuMicros(pid)
  await sendRequests(url, REQUESTS)
  return ((await readCpuMicros(pid)) - before) / REQUESTS
}

/** Sends `count` requests over a few kept connections; rejects when one is not answered with 200. */
export async function sendRequests(url: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let left = count
  const work = async () => {
    while (left-- > 0) await sendRequest(url, agent)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  agent.destroy()
}

function sendRequest(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    }).once('error', reject)
  })
}
