import { expect, test } from 'vitest'
import { findLocalNames, readLocalNames } from './local-names.ts'

test('the sources name nothing in the sample’s district: another district publishes with its own content only', async () => {
  expect(await findLocalNames()).toEqual([])
})

test.each([
  ['a county', 'in Martin County', 'Martin County'],
  ['an area', 'the Treasure Coast', 'Treasure Coast'],
  ['a city', 'between Jupiter and Stuart', 'Jupiter'],
  ['a road, however it is written', 'northbound on I 95', 'I 95'],
  ['a toll road', 'SR 869 charges tolls', 'SR 869'],
  ['a state road', 'SR-A1A', 'SR-A1A'],
  ['a number to call', 'dial *347 for help', '*347'],
  ['a law', 'under s. 668.6076 of the statutes', '668.6076'],
  ['the agency', 'fdot', 'fdot'],
  ['a policy', 'the Open Roads policy', 'Open Roads'],
])('%s of the sample is found in a source', async (_what, line, name) => {
  expect((await readLocalNames())(line)).toContain(name)
})

test.each([
  'roads such as I-10 and SR 128',
  'metrics_arterial_palmBeach: 1, metrics_express_i95: 2',
  "case 'roadRangers':",
  'from sunrise to sunset',
])('"%s" names nothing of the sample', async (line) => {
  expect((await readLocalNames())(line)).toEqual([])
})
