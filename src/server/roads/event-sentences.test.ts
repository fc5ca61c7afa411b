import { expect, test } from 'vitest'
import { anEvent } from '../../../tests/builders/an-event.ts'
import { buildSentence } from './event-sentences.ts'

test('a stretch of road is between its cross streets, and a place is near its street', () => {
  const event = anEvent({ cause: 'roadwork', exit: null, road: 'I-35', location: 'US-281 – Loop 410' })
  expect(buildSentence(event)).toMatchObject({
    en: expect.stringContaining('on I-35 northbound between US-281 and Loop 410:'),
    es: expect.stringContaining(' entre US-281 y Loop 410:'),
    ht: expect.stringContaining(' ant US-281 ak Loop 410:'),
  })
  expect(buildSentence({ ...event, location: 'US-281' }).en).toContain('northbound near US-281:')
})
