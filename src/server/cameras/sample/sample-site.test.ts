import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CamerasResponse } from '../../../contract/camera.ts'
import { aServer } from '../../testing/a-server.ts'
import { aMemoryFolder, ready } from '../../testing/memory-folder.ts'
import { openSampleFeed } from './sample-feed.ts'

const MESA = { road: 'I-10', exit: '9', crossStreet: 'Mesa Ave', latitude: 31.8, longitude: -106.5 }
const DIANA = { road: 'US 54', exit: '25', crossStreet: 'Diana Dr', latitude: 31.9, longitude: -106.42 }

test('sample cameras follow the exits of the content, without a restart', async () => {
  const folder = aMemoryFolder(ready({ exits: [MESA] }))
  const { url } = await aServer({ folder, openSample: openSampleFeed })
  const locations = async () => {
    const response = await fetch(`${url}/api/api/Cameras/GetCameras`)
    return v.parse(CamerasResponse, await response.json()).cameras.map(({ location }) => location)
  }
  await expect.poll(locations).toEqual(['I-10 at Mesa Ave'])
  folder.publish(ready({ exits: [MESA, DIANA], hash: 'two exits' }))
  await expect.poll(locations).toEqual(['I-10 at Mesa Ave', 'US 54 at Diana Dr'])
  folder.publish(ready())
  await expect.poll(locations).toEqual([])
})
