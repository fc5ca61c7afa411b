import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aPage } from '../../../tests/builders/a-page.ts'
import { aDesk } from './testing/a-desk.ts'
import type { ShownPage } from './testing/desk-visitor.ts'

const ABOUT = '/desk/pages/about-us'

/** One language of the displayed page. */
function textIn({ view }: ShownPage, language: string) {
  const text = view.kind === 'page' ? view.texts.find((one) => one.language === language) : undefined
  if (text === undefined) throw new Error(JSON.stringify(view))
  return text
}

const spanish = (of: string) =>
  aPage({ title: 'Quiénes somos' }).replace(/\n---/, `\ntranslationOf: ${of}\nreview: draft\n---`)

test('editing a page in the browser marks its translations as outdated', async () => {
  const { visitor, url, folder } = await aDesk({ files: { 'pages/es/about-us.md': spanish('en-00000000') } })
  const pat = await visitor('pat@example.gov')
  const { version, values } = textIn(await pat.open(ABOUT), 'en')
  const sent = { ...values, version, title: 'Who we are: the office' }
  const bad = await pat.send(`${ABOUT}/en/save`, { ...sent, text: 'No heading' })
  expect(textIn(bad, 'en')).toMatchObject({
    problem: expect.stringContaining('Line 1 of the text comes before the first heading'),
    values: { title: 'Who we are: the office', text: 'No heading' },
  })
  await pat.submit(`${ABOUT}/en/save`, { ...sent, text: '## New\r\n\r\nWords.', reason: 'The old name' })
  expect(await (await fetch(`${url}/app/about-us`)).text()).toContain('Who we are: the office')
  const file = await readFile(join(folder, 'pages/en/about-us.md'), 'utf8')
  expect(file).toMatch(/^---\ntitle: "Who we are: the office"\n(?:.*\n)+---\n\n## New\n\nWords\.\n$/)

  const queue = await pat.open('/desk/pages')
  expect(JSON.stringify(queue.view)).toContain('{"language":"es","state":"older"}')
  const translated = textIn(await pat.open(ABOUT), 'es')
  const translation = { ...translated.values, version: translated.version, text: '## Nuevo\n\nPalabras.' }
  await pat.submit(`${ABOUT}/es/save`, translation)
  // It records what it translates, and waits for review.
  const unread = textIn(await pat.open(ABOUT), 'es')
  expect(unread.state).toBe('unread')
  await pat.submit(`${ABOUT}/es/reviewed`, { version: unread.version })
  expect(textIn(await pat.open(ABOUT), 'es').state).toBe('current')
  expect(await readFile(join(folder, 'pages/es/about-us.md'), 'utf8')).toMatch(
    /translationOf: en-[0-9a-f]{8}\nreview: done/,
  )
  // The translator sees what has changed in English since.
  const english = textIn(await pat.open(ABOUT), 'en')
  await pat.submit(`${ABOUT}/en/save`, { ...english.values, version: english.version, lead: 'Another lead.' })
  const stale = textIn(await pat.open(ABOUT), 'es')
  expect(stale.state).toBe('older')
  expect(JSON.stringify(stale.englishSince)).toContain('Another')
})

test('when two people edit one page, the second sees the difference, and no text is lost', async () => {
  const { visitor } = await aDesk()
  const [pat, quinn] = [await visitor('pat@example.gov'), await visitor('quinn@example.gov')]
  const { version, values } = textIn(await pat.open(ABOUT), 'en')
  await quinn.submit(`${ABOUT}/en/save`, { ...values, version, lead: 'Quinn wrote this.' })
  const refused = await pat.send(`${ABOUT}/en/save`, { ...values, version, lead: 'Pat wrote this.' })
  expect(refused.status).toBe(422)
  const mine = textIn(refused, 'en')
  expect(mine).toMatchObject({ values: { lead: 'Pat wrote this.' } })
  expect(mine.conflict).toEqual(
    expect.arrayContaining([
      { kind: 'removed', text: 'Quinn' },
      { kind: 'added', text: 'Pat' },
    ]),
  )
  expect(await (await pat.request(`${ABOUT}/en/preview`)).text()).toContain('Pat wrote this.')
  expect(textIn(await pat.open(ABOUT), 'en').conflict).toEqual(mine.conflict)
  // Pat has seen it now, and decides.
  await pat.submit(`${ABOUT}/en/save`, { ...mine.values, version: mine.version })
  expect(textIn(await pat.open(ABOUT), 'en').values.lead).toBe('Pat wrote this.')
})

test('a translation that changed before it was marked as reviewed is still shown, with the reason why it was not marked', async () => {
  const { visitor } = await aDesk({ files: { 'pages/es/about-us.md': spanish('en-00000000') } })
  const pat = await visitor('pat@example.gov')
  const refused = await pat.send(`${ABOUT}/es/reviewed`, { version: 'an older one' })
  expect(textIn(refused, 'es')).toMatchObject({
    problem: expect.stringContaining('Read it as it is now.'),
    values: { title: 'Quiénes somos' },
    conflict: null,
  })
})

test('for translations, health says which button to press, not what to write into files', async () => {
  const { visitor } = await aDesk({ files: { 'pages/es/about-us.md': spanish('en-00000000') } })
  const { view } = await (await visitor('pat@example.gov')).open('/desk/health')
  const items = view.kind === 'health' ? view.items : []
  const lines = items.find(({ href }) => href === '/desk/pages')?.lines ?? []
  expect(lines).toContain(
    'Drafts in Spanish: “about-us”. When somebody who speaks the language has read one, press “Mark as read and correct”.',
  )
  expect(lines).toContain(
    '“about-us” in Spanish is older than its English text: open it, read what changed and publish it.',
  )
  expect(lines).toContain(
    'The office’s own texts in Spanish, such as its name and phone hours, are missing: visitors see the English ones. Tell the person who edits site.yaml.',
  )
  expect(lines.join('\n')).not.toMatch(/review:|translationOf:|\.md|site\.yaml:/)
})

test('a draft is there when its author comes back, is hidden from everybody else, and returns with a note', async () => {
  const { visitor, url } = await aDesk()
  const [lee, pat] = [await visitor('lee@example.gov'), await visitor('pat@example.gov')]
  const { version, values } = textIn(await lee.open(ABOUT), 'en')
  const draft = { ...values, version, draft: 'page.about-us.en', title: 'A draft' }
  expect((await lee.submit('/desk/drafts', draft)).frame.done).toBe('draftSaved')
  expect(textIn(await lee.open(ABOUT), 'en')).toMatchObject({ values: { title: 'A draft' } })
  expect(textIn(await pat.open(ABOUT), 'en')).toMatchObject({ draftAt: null, values: { title: 'about-us' } })
  const preview = await lee.request(`${ABOUT}/en/preview`)
  expect(await preview.text()).toContain('A draft')
  expect(preview.headers.get('content-security-policy')).toContain('sandbox')
  expect(await (await fetch(`${url}/app/about-us`)).text()).not.toContain('A draft')

  await lee.submit(`${ABOUT}/en/save`, draft)
  expect(textIn(await lee.open(ABOUT), 'en').draftAt).toBeNull()
  const { view } = await pat.open('/desk/review')
  const key = view.kind === 'reviews' ? view.proposals[0]?.key : ''
  await pat.submit(`/desk/review/${key}/return`, { note: 'Shorter' })
  expect(textIn(await lee.open(ABOUT), 'en')).toMatchObject({ values: { title: 'A draft' } })
  await lee.submit('/desk/drafts/discard', { draft: 'page.about-us.en' })
  expect(textIn(await lee.open(ABOUT), 'en').values.title).toBe('about-us')
  for (const odd of ['../../x', 'page.a/b', 'constructor', ''])
    expect((await lee.request('/desk/drafts', lee.form({ token: lee.token, draft: odd }))).status).toBe(422)
})
