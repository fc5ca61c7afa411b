import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseExitsFile } from './exits-file.ts'

const line = (text: string) => `  - { ${text}, latitude: 26.166, longitude: -80.16 }`
const messagesOf = (...lines: string[]) => {
  const parsed = parseExitsFile(['exits:', ...lines].join('\n'))
  return parsed.kind === 'parsed' ? [] : parsed.issues.map((issue) => `${issue.line} ${issue.message}`)
}

test('an exit needs its road, number and place; its other names are optional', () => {
  const full =
    'road: I-95, exit: "31", crossStreet: Oakland Park Blvd, city: Fort Lauderdale, landmarks: [airport], milepost: 31.2'
  expect(messagesOf(line(full), line('road: I-95, exit: 33A'), line('road: I-595, exit: 31'))).toEqual([])
})

test('every mistake in the list of exits is reported at its line', () => {
  expect(
    messagesOf(
      line('road: I-95, exit: "31", street: Oakland Park Blvd'),
      line('road: I-95, exit: Oakland'),
      '  - { road: I-95, exit: "32", latitude: 126, longitude: -80 }',
    ),
  ).toEqual([
    expect.stringMatching(/^2 "street" is not a key/),
    expect.stringMatching(/^3 .*must be an exit as on the signs/),
    expect.stringMatching(/^4 exits\.2\.latitude 126/),
  ])
  expect(messagesOf(line('road: I-95, exit: 31'), line('road: I-95, exit: "31"'))).toEqual([
    '3 exit "31" of I-95 appears twice: keep one of the two lines',
  ])
})

test('exit 31 of I-95 is Oakland Park Boulevard in Fort Lauderdale', async () => {
  const parsed = parseExitsFile(await readFile(new URL('../../content/exits.yaml', import.meta.url), 'utf8'))
  const exits = parsed.kind === 'parsed' ? parsed.value.exits : []
  expect(exits.find(({ road, exit }) => road === 'I-95' && exit === '31')).toMatchObject({
    crossStreet: 'Oakland Park Blvd',
    city: 'Fort Lauderdale',
  })
})
