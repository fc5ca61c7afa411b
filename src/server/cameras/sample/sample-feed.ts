import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { SampleDistrict } from './sample-cameras.ts'

/** A feed that runs while the site runs. */
export interface SampleFeed {
  /** Of its list, with its key. */
  url: string
  close: () => Promise<void>
}

/** Starts a sample feed with cameras in a district. `null`: it could not be started. */
export type OpenSample = (district: SampleDistrict) => Promise<SampleFeed | null>

/** Starts the sample feed in a separate process, which ends with this one. */
export const openSampleFeed: OpenSample = async (district) => {
  const child = fork(fileURLToPath(new URL('./sample-server.ts', import.meta.url)), [], { execArgv: [] })
  // `once` would reject on an error, and an unhandled rejection ends the site. An exit may never follow the error.
  const ended = new Promise<null>((resolve) => {
    child.on('exit', () => resolve(null)).on('error', () => resolve(null))
  })
  // If the process could not be started, `ended` says so.
  child.send(district, () => undefined)
  const message = await Promise.race([
    new Promise<{ url?: unknown }>((resolve) => child.once('message', resolve)),
    ended,
  ])
  const url = message?.url
  if (typeof url !== 'string') return null
  child.unref()
  child.channel?.unref()
  return {
    url,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await ended
    },
  }
}
