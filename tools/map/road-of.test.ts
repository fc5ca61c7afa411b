import { expect, test } from 'vitest'
import { roadOf } from './map-source.ts'

test.each([
  [{ ref: 'I 10;US 87' }, { road: 'I-10', network: 'interstate', number: '10' }],
  [
    { FULLNAME: 'I- 35', RTTYP: 'I' },
    { road: 'I-35', network: 'interstate', number: '35' },
  ],
  [
    { FULLNAME: 'US Hwy 281', RTTYP: 'U' },
    { road: 'US 281', network: 'us', number: '281' },
  ],
  [
    { FULLNAME: 'State Hwy 46', RTTYP: 'S' },
    { road: 'State Hwy 46', network: 'state', number: '46' },
  ],
  [
    { ref: 'TX 130', toll: 'yes' },
    { road: 'TX 130', network: 'toll', number: '130' },
  ],
  [
    { ref: 'SR A1A', class: 'state' },
    { road: 'SR A1A', network: 'state', number: 'A1A' },
  ],
  [{ ref: 'FM 140' }, { road: 'FM 140', network: 'other', number: '140' }],
  [
    { ref: "Florida's Turnpike", class: 'toll' },
    { road: "Florida's Turnpike", network: 'toll', number: null },
  ],
  [
    { FULLNAME: 'Hana Hwy', RTTYP: 'M' },
    { road: 'Hana Hwy', network: 'other', number: null },
  ],
])('a road is named as its signs have it, whatever the source: %j', (properties, road) => {
  expect(roadOf({ properties })).toEqual(road)
})

test('a line without a name or number is not a road on the map', () => {
  expect(roadOf({ properties: { highway: 'service' } })).toBeNull()
})
