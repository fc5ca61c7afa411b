import { expect, test } from 'vitest'
import { zonesNotRequested } from './open-weather.ts'

const ZONES = [
  { zone: 'TXZ205', name: 'Bexar County' },
  { zone: 'TXC029', name: 'Bexar County' },
]

test('zones of site.yaml for which the weather service is not asked are named', () => {
  const missing = (query: string) => zonesNotRequested(`https://api.weather.gov/alerts/active${query}`, ZONES)
  expect(missing('?zone=FLZ172,FLC011')).toEqual(['TXZ205', 'TXC029'])
  expect(missing('?zone=TXZ205&zone=TXC029')).toEqual([])
  expect(missing('?zone=TXZ205,TXC029')).toEqual([])
  // A whole state, or a list that somebody has prepared.
  expect(missing('?area=TX')).toEqual([])
  expect(missing('')).toEqual([])
})
