import { expect, test } from 'vitest'
import type { Language } from '../../contract/language.ts'
import { fingerprintOf, parsePage } from '../pages/parse-page.ts'
import { translationWarnings } from './translation-warnings.ts'

function aPage(language: Language, source: string) {
  const parsed = parsePage(source, 'privacy', language)
  if (parsed.kind === 'invalid') throw new Error('invalid')
  const entry = { path: `pages/${language}/privacy.md`, bytes: 1, modifiedAt: 0, stamp: '' }
  // Only the path of an entry is used here.
  return { entry, page: 'privacy', language, parsed: parsed.value } as unknown as Parameters<
    typeof translationWarnings
  >[0][number]
}

const source = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: D\nlead: L\n${more}---\n\n## One\n\nText.\n`
const english = aPage('en', source('Privacy'))
const now = fingerprintOf(source('Privacy'))

test('a translation of the current English text is fine', () => {
  expect(
    translationWarnings([english, aPage('es', source('Privacidad', `translationOf: ${now}\n`))]),
  ).toEqual([])
})

test('a translation of an older English text is reported, with what to write once it is updated', () => {
  const old = aPage('es', source('Privacidad', 'translationOf: en-00000000\n'))
  expect(translationWarnings([english, old]).map(({ file, message }) => `${file} ${message}`)).toEqual([
    `pages/es/privacy.md is older than pages/en/privacy.md: update it, then write "translationOf: ${now}"`,
  ])
})

test('a translation that names no English text, and one that is a draft, are reported', () => {
  const messages = translationWarnings([english, aPage('ht', source('Vi prive', 'review: draft\n'))])
  expect(messages.map(({ message }) => message)).toEqual([
    expect.stringContaining('does not say which English text it translates'),
    expect.stringContaining('privacy.md: drafts'),
  ])
})
