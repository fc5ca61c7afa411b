import { expect, test } from 'vitest'
import { buildAboutAddress, parseAbout } from './about-address.ts'
import { formatRequestPath } from './pages.ts'

test('an address says what a message is about, and is parsed back unchanged', () => {
  const abouts = [
    { kind: 'report', id: 'annual-report-fy2026' },
    { kind: 'camera', id: 'I-95_nb.42' },
    { kind: 'topic', topic: 'trafficSignal' },
    { kind: 'page', path: '/app/metrics' },
  ] as const
  for (const about of abouts) expect(parseAbout(buildAboutAddress(about))).toEqual(about)
})

test('a request for another format is about its report', () => {
  const { search } = new URL(formatRequestPath({ id: 'annual-fy2026' }), 'https://traffic.example.gov')
  expect(parseAbout(search)).toEqual({ kind: 'report', id: 'annual-fy2026' })
})

test.each([
  '',
  '?about=',
  '?about=report',
  '?about=report:',
  '?about=report:<script>',
  '?about=sign:12',
  '?about=topic:',
  '?about=page:https://elsewhere.example',
  `?about=camera:${'x'.repeat(200)}`,
])('%s is about nothing', (search) => {
  expect(parseAbout(search)).toBeNull()
})
