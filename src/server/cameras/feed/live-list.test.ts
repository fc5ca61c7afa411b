import { expect, test } from 'vitest'
import { aFeedCamera } from '../../../../tests/builders/a-camera.ts'
import { allowHosts } from '../../upstream/allowed-hosts.ts'
import { buildArea } from '../place/district-area.ts'
import { readSampleMap } from '../testing/sample-map.ts'
import { LiveList } from './live-list.ts'

const { counties: SHAPES } = await readSampleMap()
const HOSTS = allowHosts(new URL('https://511.example.gov/'), [])

const at = (key: string, latitude: number) => aFeedCamera({ key, place: { latitude, longitude: -80.17 } })

function areaOf(counties: readonly string[]) {
  const outcome = buildArea(counties, SHAPES)
  return outcome.kind === 'known' ? outcome.area : null
}

test('when the district’s counties change, so does the list, even if the feed did not', async () => {
  const list = new LiveList()
  const exits: never[] = []
  const items = [at('broward', 26.12), at('palm-beach', 26.7)]
  const both = areaOf(['Broward', 'Palm Beach'])
  expect(
    await list.take({ kind: 'list', items, records: 2, problems: new Map() }, HOSTS, {
      area: both,
      exits,
      shapes: SHAPES,
    }),
  ).toBe(true)
  expect([list.cameras.length, list.outsideArea]).toEqual([2, 0])
  expect(await list.take({ kind: 'unchanged' }, HOSTS, { area: both, exits, shapes: SHAPES })).toBe(false)
  expect(
    await list.take({ kind: 'unchanged' }, HOSTS, { area: areaOf(['Broward']), exits, shapes: SHAPES }),
  ).toBe(true)
  expect(list.cameras.map(({ id }) => id)).toEqual(['broward'])
  expect([list.outsideArea, list.version]).toEqual([1, 2])
})

test('if two lists are in progress the later one is shown, and nothing is shown after the end', async () => {
  const list = new LiveList()
  const surroundings = { area: null, exits: [], shapes: [] }
  const takeOf = (key: string) =>
    list.take(
      { kind: 'list', items: [aFeedCamera({ key })], records: 1, problems: new Map() },
      HOSTS,
      surroundings,
    )
  expect(await Promise.all([takeOf('earlier'), takeOf('later')])).toEqual([false, true])
  expect(list.cameras.map(({ id }) => id)).toEqual(['later'])
  const slow = takeOf('slow')
  list.clear()
  expect(await slow).toBe(false)
  expect(list.cameras).toEqual([])
})
