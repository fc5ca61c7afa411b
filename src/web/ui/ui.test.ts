import { describe, expect, test } from 'vitest'
import type { Language } from '../../contract/language.ts'
import { nextTab } from './focus.ts'
import {
  formatBytes,
  formatClock,
  formatDay,
  formatDays,
  formatHour,
  formatList,
  formatLongDay,
  formatMoment,
  formatMoney,
  formatMonth,
  formatMonths,
  formatNumber,
  formatReleaseDay,
  formatShortest,
  formatWeekday,
} from './format.ts'
import { createToastStore } from './toasts.ts'
import { trustProse } from './trusted-types.ts'

describe('focus', () => {
  test('arrow keys cycle through the tabs; Home and End jump to the first and the last', () => {
    expect(nextTab('ArrowRight', 0, 9)).toBe(1)
    expect(nextTab('ArrowDown', 8, 9)).toBe(0)
    expect(nextTab('ArrowLeft', 0, 9)).toBe(8)
    expect(nextTab('Home', 5, 9)).toBe(0)
    expect(nextTab('End', 5, 9)).toBe(8)
  })

  test('another key does nothing, and no key does anything unless a tab has focus', () => {
    expect(nextTab('a', 3, 9)).toBe(-1)
    expect(nextTab('ArrowRight', -1, 9)).toBe(-1)
  })
})

describe('format', () => {
  const NBSP = '\u00a0'
  const plain = (text: string) => text.replaceAll(NBSP, ' ').replaceAll('\u2060', '')

  test('two days share their month and year if they can', () => {
    expect(plain(formatDays('2026-11-01', '2026-11-07', 'en'))).toBe('Nov 1–7, 2026')
    expect(plain(formatDays('2025-07-01', '2026-06-30', 'en'))).toBe('Jul 1, 2025–Jun 30, 2026')
    expect(formatDays('2026-11-01', '2026-11-07', 'en')).not.toContain(' ')
  })

  test('the days of a whole month are the month in every language', () => {
    expect(plain(formatDays('2026-10-01', '2026-10-31', 'en'))).toBe('October 2026')
    expect(plain(formatDays('2026-02-01', '2026-02-28', 'es'))).toBe('febrero de 2026')
    expect(plain(formatDays('2026-10-01', '2026-10-31', 'ht'))).toBe('oktòb 2026')
    expect(plain(formatDays('2026-10-01', '2026-10-30', 'en'))).toBe('Oct 1–30, 2026')
  })

  test('the days of a whole quarter are its months in every language', () => {
    expect(plain(formatDays('2026-07-01', '2026-09-30', 'en'))).toBe('July–September 2026')
    expect(plain(formatDays('2026-01-01', '2026-03-31', 'es'))).toBe('enero–marzo de 2026')
    expect(plain(formatDays('2026-10-01', '2026-12-31', 'ht'))).toBe('oktòb–desanm 2026')
    expect(plain(formatDays('2026-08-01', '2026-10-31', 'en'))).toBe('Aug 1–Oct 31, 2026')
    expect(plain(formatDays('2025-10-01', '2026-10-31', 'en'))).toBe('Oct 1, 2025–Oct 31, 2026')
  })

  test('a day is the calendar day the office wrote, whatever the time zone of the machine', () => {
    expect(plain(formatDay('2026-09-15', 'en'))).toBe('Sep 15, 2026')
    expect(formatReleaseDay('2025-10-31', 'en')).toBe('10/31/2025')
    expect(plain(formatLongDay('2026-11-17', 'en'))).toBe('November 17, 2026')
    expect(plain(formatWeekday('2026-11-08', 'en', false))).toBe('Sun, Nov 8')
    expect(plain(formatWeekday('2026-11-14', 'en', true))).toBe('Sat, Nov 14, 2026')
  })

  test('names are joined as in a sentence', () => {
    expect(formatList(['Broward', 'Martin', 'St. Lucie'], 'en')).toBe('Broward, Martin and St. Lucie')
  })

  test('an instant is shown in the district’s time zone, in summer and winter', () => {
    const zone = 'America/New_York'
    expect(plain(formatMoment(new Date('2026-11-21T14:14:00Z'), 'en', zone))).toBe('November 21, 9:14 a.m.')
    expect(plain(formatMoment(new Date('2026-07-05T03:05:00Z'), 'en', zone))).toBe('July 4, 11:05 p.m.')
  })

  test('days of one month stay on one line; two whole dates may take two', () => {
    expect(formatDays('2026-11-08', '2026-11-14', 'en')).toContain('8–\u2060')
    expect(formatDays('2025-01-01', '2030-12-31', 'ht')).toMatch(/2025–31/)
  })

  test('a file size has decimal units and never breaks over two lines', () => {
    expect(formatBytes(482_113, 'en')).toBe(`482${NBSP}KB`)
    expect(formatBytes(6_104_000, 'en')).toBe(`6.1${NBSP}MB`)
    expect(formatBytes(12, 'en')).toBe(`1${NBSP}KB`)
    expect(formatBytes(999_600, 'en')).toBe(`1.0${NBSP}MB`)
  })

  test('numbers have thousands separators', () => {
    expect(formatNumber(84_310, 'en')).toBe('84,310')
    expect(formatNumber(93.44, 'en', 1)).toBe('93.4')
  })

  const zone = 'America/New_York'

  test('days in Haitian Creole come before their months, and the first of a month is 1ye', () => {
    expect(plain(formatDay('2026-09-15', 'ht'))).toBe('15 sept. 2026')
    expect(plain(formatLongDay('2026-11-17', 'ht'))).toBe('17 novanm 2026')
    expect(plain(formatLongDay('2026-07-01', 'ht'))).toBe('1ye jiyè 2026')
    expect(plain(formatWeekday('2026-11-08', 'ht', false))).toBe('dim. 8 nov.')
    expect(plain(formatWeekday('2026-11-14', 'ht', true))).toBe('sam. 14 nov. 2026')
    expect(plain(formatReleaseDay('2025-10-31', 'ht'))).toBe('31 okt. 2025')
  })

  test('every month has its Haitian Creole name', () => {
    const months = Array.from({ length: 12 }, (_, index) =>
      plain(formatMonth(`2026-${String(index + 1).padStart(2, '0')}-01`, 'ht')),
    )
    expect(months.join(' ').replaceAll(' 2026', '')).toBe(
      'janvye fevriye mas avril me jen jiyè out septanm oktòb novanm desanm',
    )
    expect(formatMonth('2026-10-01', 'ht', 'short')).toBe('okt.')
    expect(plain(formatMonth('2026-10-01', 'ht', 'shortWithYear'))).toBe('okt. 2026')
  })

  test('every day of the week has its Haitian Creole name', () => {
    const days = Array.from({ length: 7 }, (_, index) => formatWeekday(`2026-11-${index + 16}`, 'ht', false))
    expect(days.map((day) => plain(day).split(' ')[0]).join(' ')).toBe('len. mad. mèk. jed. van. sam. dim.')
  })

  test('a span of days or months in Haitian Creole does not repeat the month or year that both ends share', () => {
    expect(plain(formatDays('2026-11-01', '2026-11-07', 'ht'))).toBe('1ye–7 nov. 2026')
    expect(plain(formatDays('2026-09-27', '2026-10-03', 'ht'))).toBe('27 sept.–3 okt. 2026')
    expect(plain(formatDays('2025-07-01', '2026-06-30', 'ht'))).toBe('1ye jiyè 2025–30 jen 2026')
    expect(plain(formatDays('2026-11-07', '2026-11-07', 'ht'))).toBe('7 nov. 2026')
    expect(plain(formatMonths('2026-07-01', '2026-09-30', 'ht'))).toBe('jiyè–septanm 2026')
    expect(plain(formatMonths('2025-10-01', '2026-03-31', 'ht'))).toBe('oktòb 2025–mas 2026')
    expect(plain(formatMonths('2026-10-01', '2026-10-31', 'ht'))).toBe('oktòb 2026')
    expect(formatDays('2025-07-01', '2026-06-30', 'ht')).not.toContain(' ')
  })

  test('an instant in Haitian Creole is shown in the district’s time zone, in summer and winter', () => {
    expect(plain(formatMoment(new Date('2026-11-21T14:14:00Z'), 'ht', zone))).toBe('21 novanm, 9:14 a.m.')
    expect(plain(formatMoment(new Date('2026-07-02T03:05:00Z'), 'ht', zone))).toBe('1ye jiyè, 11:05 p.m.')
    expect(plain(formatHour('16:00', 'ht'))).toBe('4 p.m.')
    expect(plain(formatClock(new Date('2026-11-21T18:14:00Z'), 'ht', zone))).toBe('1:14 p.m.')
  })

  test('Haitian Creole joins names with ak', () => {
    expect(formatList(['Broward', 'Martin', 'St. Lucie'], 'ht')).toBe('Broward, Martin ak St. Lucie')
    expect(formatList(['Broward'], 'ht')).toBe('Broward')
    expect(formatList([], 'ht')).toBe('')
  })

  test('a span of days never breaks, except after its dash if it is longer than a line on a phone', () => {
    const year = formatDays('2025-09-15', '2026-09-15', 'ht')
    expect(plain(year)).toBe('15 sept. 2025–15 sept. 2026')
    expect(year).not.toMatch(/ |–\u2060/)
    expect(formatDays('2026-11-01', '2026-11-07', 'es')).toContain('–\u2060')
    expect(formatDays('2025-07-01', '2026-06-30', 'en')).toContain('–\u2060')
  })

  test('Spanish dates and times are those of Spanish speakers in the United States', () => {
    expect(plain(formatDay('2026-09-15', 'es'))).toMatch(/^15 sept? 2026$/)
    expect(plain(formatDays('2026-11-08', '2026-11-14', 'es'))).toBe('8–14 nov 2026')
    expect(plain(formatDays('2026-09-27', '2026-10-03', 'es'))).toMatch(/^27 sept?–3 oct 2026$/)
    expect(plain(formatDays('2025-07-01', '2026-06-30', 'es'))).toBe('1 jul 2025–30 jun 2026')
    expect(plain(formatWeekday('2026-11-14', 'es', true))).toBe('sáb, 14 nov 2026')
    expect(plain(formatReleaseDay('2025-10-31', 'es'))).toBe('31 oct 2025')
    expect(plain(formatLongDay('2026-11-17', 'es'))).toBe('17 de noviembre de 2026')
    expect(formatReleaseDay('2025-10-31', 'es')).toBe(formatDay('2025-10-31', 'es'))
    expect(plain(formatMonths('2026-07-01', '2026-09-30', 'es'))).toBe('julio–septiembre de 2026')
    expect(plain(formatMoment(new Date('2026-11-21T14:14:00Z'), 'es', zone))).toBe(
      '21 de noviembre, 9:14 a.m.',
    )
    expect(plain(formatClock(new Date('2026-11-21T18:14:00Z'), 'es', zone))).toBe('1:14 p.m.')
    expect(plain(formatHour('16:00', 'es'))).toBe('4 p.m.')
    expect(formatList(['Broward', 'Martin', 'Indian River'], 'es')).toBe('Broward, Martin e Indian River')
  })

  test('numbers and dollars look the same in every language, as on the signs over the road', () => {
    for (const language of ['en', 'es', 'ht'] satisfies Language[]) {
      expect(formatNumber(84_310, language)).toBe('84,310')
      expect(formatNumber(4310.25, language, 1)).toBe('4,310.3')
      expect(formatShortest(3.9, language, 1)).toBe('3.9')
      expect(formatMoney(7.25, language)).toBe('$7.25')
      expect(plain(formatBytes(6_104_000, language))).toBe('6.1 MB')
    }
  })
})

describe('toasts', () => {
  const noon = new Date('2026-11-21T12:00:00Z')

  test('a toast lasts 3000 ms unless another time is given', () => {
    const store = createToastStore()
    store.show({ kind: 'success', message: 'Stored.' })
    store.show({ kind: 'warning', message: 'Updates available!', durationMs: 5000 })
    expect(store.shown().map((toast) => toast.durationMs)).toEqual([3000, 5000])
  })

  test('showing a toast returns how it ended', async () => {
    const store = createToastStore()
    const first = store.show({ kind: 'info', message: 'One' })
    const second = store.show({ kind: 'info', message: 'Two' })
    for (const toast of store.shown()) store.end(toast.id, toast.message === 'One' ? 'expired' : 'dismissed')
    await expect(first).resolves.toBe('expired')
    await expect(second).resolves.toBe('dismissed')
    expect(store.shown()).toEqual([])
  })

  test('three toasts are shown at once and the next waits its turn', () => {
    const store = createToastStore()
    for (const message of ['1', '2', '3', '4']) store.show({ kind: 'default', message })
    expect(store.shown().map((toast) => toast.message)).toEqual(['1', '2', '3'])
    store.end(store.shown()[0]?.id ?? 0, 'expired')
    expect(store.shown().map((toast) => toast.message)).toEqual(['2', '3', '4'])
  })

  test('toasts that cannot be rendered end, and their callers learn that they failed', async () => {
    const store = createToastStore()
    const ends = [store.show({ kind: 'info', message: 'A' }), store.show({ kind: 'info', message: 'B' })]
    store.fail()
    await expect(Promise.all(ends)).resolves.toEqual(['failed', 'failed'])
    await expect(store.show({ kind: 'info', message: 'C' })).resolves.toBe('failed')
    expect(store.shown()).toEqual([])
  })

  test('the last 20 notices are kept, newest first, with their time', () => {
    const store = createToastStore(() => noon)
    for (let i = 1; i <= 25; i++) store.show({ kind: 'error', title: 'Not sent', message: `Try ${i}` })
    expect(store.past()).toHaveLength(20)
    expect(store.past()[0]).toEqual({
      id: 25,
      kind: 'error',
      title: 'Not sent',
      message: 'Try 25',
      shownAt: noon,
    })
  })

  test('the list keeps its identity until something changes, and then notifies its subscribers', () => {
    const store = createToastStore()
    let notifications = 0
    const stop = store.subscribe(() => notifications++)
    expect(store.shown()).toBe(store.shown())
    store.show({ kind: 'info', message: 'A' })
    stop()
    store.show({ kind: 'info', message: 'B' })
    expect(notifications).toBe(1)
  })
})

describe('trusted types', () => {
  test('the office’s prose is accepted unchanged', () => {
    const html =
      '<p>Dial <a href="tel:*347">*347</a>, 5 &lt; 6.</p>\n<ol start="2"><li><strong>On</strong> time<br></li></ol>' +
      '<a target="_blank" href="https://x.example" rel="noopener">x<span class="outside"><svg width="18" viewBox="0 -960 960 960"><path d="M0 0"></path></svg></span></a>'
    expect(trustProse(html)).toBe(html)
  })

  test.each([
    '<img src=x onerror=alert(1)>',
    '<img src="x" onerror="alert(1)">',
    '<script>alert(1)</script>',
    '<p><iframe src="https://x.example"></iframe></p>',
    '<a href=" javascript:alert(1)">x</a>',
    '<p title="unfinished',
  ])('HTML that the office’s prose never contains is rejected: %s', (html) => {
    expect(() => trustProse(html)).toThrow(TypeError)
  })
})
