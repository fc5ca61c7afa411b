import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aNotice } from '../../../tests/builders/a-notice.ts'
import type { Warning } from '../../contract/weather.ts'
import { aFolder } from '../testing/a-folder.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { beginStorm, createStormStore, endStorm, recordMoment } from './storm-record.ts'
import { createStormWatch } from './storm-watch.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 8, 28, hour))
const NOTICE = aNotice({ from: at(12).toISOString() })
const WARNING: Warning = {
  id: 'HU.W',
  event: 'Hurricane Warning',
  phrase: null,
  severity: 'Extreme',
  headlines: [],
  areas: ['Coast'],
  ends: null,
}

test('a record has each thing once, with the hours it was shown', () => {
  let storm = beginStorm(at(12), 'America/New_York', ['2026-09-28'])
  const moment = { notices: [NOTICE], warnings: [WARNING], closures: [] }
  storm = recordMoment(storm, { now: at(12), ...moment })
  expect(recordMoment(storm, { now: at(13), ...moment })).toBe(storm)
  storm = recordMoment(storm, { now: at(14), ...moment, warnings: null })
  storm = recordMoment(storm, { now: at(15), ...moment, warnings: [] })
  storm = endStorm(storm, at(18))
  expect(storm).toMatchObject({
    id: '2026-09-28-2',
    startedAt: at(12).toISOString(),
    endedAt: at(18).toISOString(),
    notices: [{ id: 'storm', until: at(18).toISOString() }],
    warnings: [{ id: 'HU.W', from: at(12).toISOString(), until: at(15).toISOString() }],
  })
})

const EVENTS = { asOf: at(12).toISOString(), feeds: [], events: [] }
const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined }
const STORM_PAGE = {
  page: 'storm' as const,
  language: 'en' as const,
  title: 'Storm',
  description: 'Storm',
  lead: 'Storm',
  sections: [],
}

async function aWatch(dataDir: string) {
  const weather = { warnings: () => [WARNING] }
  const watch = createStormWatch({ dataDir, weather, readEvents: () => EVENTS, log: LOG })
  await watch.open()
  return watch
}

test('the record of a storm survives a restart in its middle, and is a page for good once it is over', async () => {
  const dataDir = await aFolder()
  const inStorm = aSiteContent({ notices: [NOTICE], pages: [STORM_PAGE] })
  const first = await aWatch(dataDir)
  expect(first.publishedAt(inStorm, at(12)).pastStorms).toEqual([])
  await first.close()

  const second = await aWatch(dataDir)
  second.publishedAt(inStorm, at(13))
  const [storm] = second.publishedAt(aSiteContent({ pages: [STORM_PAGE] }), at(18)).pastStorms
  expect(storm).toMatchObject({
    id: '2026-09-28',
    startedAt: at(12).toISOString(),
    endedAt: at(18).toISOString(),
  })
  await second.close()

  const third = await aWatch(dataDir)
  expect(third.publishedAt(aSiteContent(), at(20)).pastStorms).toEqual([storm])
})

test('a site that has no page for storms records none, and a closure is no storm', async () => {
  const watch = await aWatch(await aFolder())
  watch.publishedAt(aSiteContent({ notices: [NOTICE] }), at(12))
  watch.publishedAt(aSiteContent({ notices: [{ ...NOTICE, level: 'closure' }], pages: [STORM_PAGE] }), at(13))
  expect(watch.publishedAt(aSiteContent(), at(14)).pastStorms).toEqual([])
})

test('a site whose records of storms cannot be read starts without them', async () => {
  const file = join(await aFolder(), 'data')
  await writeFile(file, '')
  const watch = await aWatch(file)
  expect(watch.publishedAt(aSiteContent(), at(14)).pastStorms).toEqual([])
  await watch.close()
})

test('a file that is no record is named in the log and hides no other', async () => {
  const dataDir = await aFolder()
  const store = createStormStore(dataDir)
  await mkdir(join(dataDir, 'storms'))
  await writeFile(join(dataDir, 'storms', '2026-01-01.json'), '{')
  const storm = endStorm(beginStorm(at(12), 'America/New_York', []), at(13))
  await store.write(storm)
  const refused: string[] = []
  expect(await store.read((name) => refused.push(name))).toEqual([storm])
  expect(refused).toEqual(['2026-01-01.json'])
})
