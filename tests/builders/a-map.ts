import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { DistrictMap, MAP_LAYERS, type MapDetail } from '../../src/contract/district-map.ts'

const LAYERS = Object.fromEntries(
  MAP_LAYERS.map((layer) => [layer, 'M0 0l10 0 0 10z']),
) as DistrictMap['overview']['layers']

/** A valid map of three counties, for tests about something else. */
export function aMap(overrides: Partial<DistrictMap> = {}): DistrictMap {
  return {
    format: 1,
    credit: 'Drawn for the tests',
    shape: 'tall',
    width: 400,
    height: 500,
    origin: { x: -31_075, y: -11_179 },
    background: 'land',
    counties: ['North', 'Middle', 'South'].map((name, index) => ({
      name,
      fips: `0000${index + 1}`,
      x: 200,
      y: 100 + 150 * index,
      rings: [],
    })),
    overview: {
      layers: LAYERS,
      roads: ['I-95'],
      narrow: [],
      wide: [
        { kind: 'county', lines: ['North'], x: 50, y: 20 },
        { kind: 'sign', network: 'interstate', number: '95', x: 60, y: 40 },
        {
          kind: 'place',
          name: 'Testville',
          side: 'right',
          isOnWater: false,
          dot: { x: 40, y: 60 },
          x: 50,
          y: 60,
        },
        { kind: 'water', names: { en: 'Test Lake', es: 'Lago de Prueba' }, isStacked: true, x: 20, y: 80 },
      ],
    },
    detail: { scale: 10, layers: LAYERS },
    places: [{ name: 'Testville', x: 160, y: 300 }],
    signs: [{ road: 'I-95', network: 'interstate', number: '95', points: [[200, 200]] }],
    ...overrides,
  }
}

/** The map of the sample content, as passed to the camera map. */
export async function readSampleMap(): Promise<MapDetail> {
  const file = new URL('../../content/map/map.json', import.meta.url)
  const { detail, ...map } = v.parse(DistrictMap, JSON.parse(await readFile(file, 'utf8')))
  return { ...map, outlinesUrl: '/assets/map-detail.svg', outlinesScale: detail.scale }
}
