import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSiteFile } from '../parse-site-file.ts'
import { legalNoticeWarnings, siteTranslationWarnings } from './translation-warnings.ts'

const SITE = join(import.meta.dirname, '..', '..', '..', 'content', 'site.yaml')

async function messagesOf(change: (text: string) => string): Promise<string[]> {
  const parsed = parseSiteFile(change((await readFile(SITE, 'utf8')).replaceAll(/^ *review: draft\n/gm, '')))
  if (parsed.kind === 'invalid') throw new Error('site.yaml does not read well')
  return siteTranslationWarnings(parsed.value, ['en', 'es', 'ht']).map(({ message }) => message)
}

test('the office’s own texts are fine if every language is up to date', async () => {
  expect(await messagesOf((text) => text)).toEqual([])
})

test('a changed English text makes its translations outdated, and the warning says what to write afterwards', async () => {
  const messages = await messagesOf((text) =>
    text.replace('phoneHours: weekdays, 8', 'phoneHours: weekdays, 9'),
  )
  expect(messages).toEqual([
    expect.stringMatching(
      /^translations\.es is older than the English text: .+"translationOf: en-[0-9a-f]{8}"$/,
    ),
    expect.stringMatching(/^translations\.ht is older/),
  ])
})

test('missing translations, those that name no English text, and drafts are reported', async () => {
  const messages = await messagesOf((text) =>
    text
      .replace(/^ {4}phoneHours: de lunes.*\n/m, '    review: draft\n')
      .replace(/(\n {2}ht:(?:\n {4}.*)*?)\n {4}translationOf: .*/, '$1'),
  )
  expect(messages).toEqual([
    'translations.es lacks phoneHours: visitors see the English texts there',
    expect.stringContaining('translations.es is a draft'),
    expect.stringMatching(/^translations\.ht does not say which English text it translates/),
  ])
})

test('a language that has pages but no texts in site.yaml is reported', async () => {
  const messages = await messagesOf((text) => text.replace(/^ {2}ht:\n(?: {4}.*\n)+/m, ''))
  expect(messages).toEqual([expect.stringContaining('translations.ht is missing')])
})

test('a legal notice that is missing in a language of the pages is reported', async () => {
  const text = (await readFile(SITE, 'utf8')).replace(/^ {6}es: Según.*\n/m, '')
  const parsed = parseSiteFile(text)
  if (parsed.kind === 'invalid') throw new Error('site.yaml does not read well')
  const [warning, ...others] = legalNoticeWarnings(parsed.value, ['en', 'es', 'ht'])
  expect(warning?.message).toBe('legalNotices.0.text lacks es: visitors see the English there')
  expect(warning?.line).toBeGreaterThan(1)
  expect(others).toEqual([])
  expect(legalNoticeWarnings(parsed.value, ['en', 'ht'])).toEqual([])
})
