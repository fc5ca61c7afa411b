import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Language } from '../../contract/language.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import { parsePage } from './parse-page.ts'

const HEAD = '---\ntitle: T\ndescription: D\nlead: L\n---\n'

/** The district's own. */
const LOCAL = {
  SIRV: {
    name: { en: 'Severe incident response vehicle', es: 'Vehículo de respuesta a incidentes graves' },
    meaning: 'A vehicle that brings incident command to the scene of a severe incident',
  },
}

function htmlOf(body: string, language: Language = 'en'): string {
  const parsed = parsePage(`${HEAD}\n## One\n\n${body}`, 'services', language, LOCAL)
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.issues))
  return parsed.value.page.sections.map(({ html }) => html).join('\n')
}

test('an abbreviation opens its meaning where it first appears on a page, and only there', () => {
  const html = htmlOf('The **SIRV** comes. SIRV again.\n\n## Two\n\nThe SIRV.')
  expect(html.match(/<button[^>]*>SIRV<\/button>/g)).toEqual([
    '<button type="button" popovertarget="meaning-sirv">SIRV</button>',
  ])
  expect(html).toContain(
    '<span popover="auto" id="meaning-sirv"><strong>Severe incident response vehicle</strong> A vehicle that',
  )
  expect(html).toContain('SIRV again.')
})

test('no line breaks between a parenthesis and an abbreviation', () => {
  expect(htmlOf('A vehicle (SIRV) comes.')).toContain(
    'A vehicle <span class="whole">(<button type="button" popovertarget="meaning-sirv">SIRV</button></span>',
  )
})

test('its meaning is in the language of the page', () => {
  expect(htmlOf('SIRV', 'es')).toContain('Vehículo de respuesta')
  // An untranslated abbreviation of the district is explained in English.
  expect(htmlOf('SIRV', 'ht')).toContain('Severe incident response vehicle')
  expect(htmlOf('TSM&O', 'ht')).toContain('Jesyon ak operasyon')
})

test('parts of words, links, headings and code are left alone', () => {
  expect(htmlOf('TIMER, [TIM](/app/services), `TIM`, STIM\n\n### TIM')).not.toContain('<button')
})

test('the English meanings are those of docs/glossary.md', async () => {
  const glossary = (await readFile('docs/glossary.md', 'utf8')).replaceAll("'", '’')
  for (const [name, { words, meaning }] of Object.entries(PHRASES.en.abbreviations))
    expect(glossary).toMatch(
      new RegExp(`\\| ${escaped(words)} \\| ${escaped(name)}[^|]* \\| ${escaped(meaning)} \\|`),
    )
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
