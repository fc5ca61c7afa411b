import { expect, test } from 'vitest'
import { findLocalNames } from './local-names.ts'

test('the sources name nothing of the sample’s district: another district publishes from its content alone', async () => {
  expect(await findLocalNames()).toEqual([])
})
