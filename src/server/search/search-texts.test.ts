import { expect, test } from 'vitest'
import { aSiteInfo } from '../../../tests/builders/a-site.ts'
import { responseFrom } from '../../content/respond.ts'
import { LANGUAGES, type Language } from '../../contract/language.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { asWritten, searchTexts, suggestSearch, withExitsTogether, withoutStopWords } from './search-texts.ts'
import { plainText, siteTexts } from './site-texts.ts'

const services = {
  page: 'services' as const,
  language: 'en' as const,
  title: 'Services',
  description: '',
  lead: 'What we do.',
  sections: [
    { id: 'roadRangers', title: 'Road Rangers', html: '<p>Free help for a <em>flat tire</em>.</p>' },
    { id: 'other', title: 'Signals', html: '<p>Road Rangers do not repair signals.</p>' },
  ],
}
const texts = siteTexts(responseFrom(aSiteContent({ pages: [services] })), aSiteInfo(), 'en')

test('an abbreviation finds its definition first', () => {
  const [first] = searchTexts(texts, 'LOTTR')
  expect(first).toMatchObject({
    kind: 'definitions',
    title: 'Level of travel time reliability (LOTTR)',
    match: 'name',
  })
  expect(first?.url).toMatch(/^\/app\/metrics/)
})

test('a page comes before sections of the same name', () => {
  const html = '<p>See the road.</p>'
  const privacy = { ...services, page: 'privacy' as const, title: 'Privacy', lead: '' }
  const cameras = { ...services, page: 'cameras' as const, title: 'Traffic cameras', sections: [] }
  const pages = [{ ...privacy, sections: [{ id: 'cameras', title: 'Cameras', html }] }, cameras]
  const local = siteTexts(responseFrom(aSiteContent({ pages })), aSiteInfo(), 'en')
  const titles = searchTexts(local, 'cameras').map(({ title }) => title)
  expect(titles.filter((title) => /camera/i.test(title))).toEqual(['Traffic cameras', 'Privacy: Cameras'])
})

const EVERYDAY = {
  services: {
    ...services,
    sections: [
      {
        id: 'incidentManagement',
        title: 'Incident management',
        html: '<p>A crash costs time. We call the HERO.</p>',
      },
      { id: 'arterialManagement', title: 'Arterial management', html: '<p>Signals.</p>' },
      { id: 'travelerInformation', title: 'Traveler information', html: '<p>Signs and closures.</p>' },
    ],
  },
  contact: { ...services, page: 'contact-us' as const, title: 'Contact Us', lead: '', sections: [] },
  roads: { ...services, page: 'roads' as const, title: 'On the road now', lead: '', sections: [] },
}

/** An abbreviation has the address of a service, but not its everyday words. */
const HERO = { name: 'Highway Emergency Response Operator', meaning: 'Free help on the road' }

/** The addresses of the texts found for everyday words. */
function everydayUrls(typed: string, language: Language, site = aSiteInfo({ abbreviations: { HERO } })) {
  const response = responseFrom(aSiteContent({ site, pages: Object.values(EVERYDAY) }))
  return searchTexts(siteTexts(response, site, language), typed)
    .filter(({ match }) => match === 'everyday')
    .map(({ url }) => url)
}

test.each([
  ['en', 'feedback', ['/app/contact-us']],
  ['es', 'comentarios', ['/es/app/contact-us']],
  ['es', 'Numero de telefono', ['/es/app/contact-us']],
  ['ht', 'plent', ['/ht/app/contact-us']],
  ['en', 'tour', ['/app/contact-us#request-a-visit']],
  ['en', 'broken signal', ['/app/services#arterialManagement', '/app/contact-us?about=topic:trafficSignal']],
  ['en', 'accident', ['/app/services#incidentManagement', '/app/roads']],
  ['en', 'closures', ['/app/roads']],
  ['es', 'obras', ['/es/app/roads']],
  ['ht', 'travo', ['/ht/app/roads']],
] as const)('in %s, "%s" leads to %j before anything else', (language, typed, urls) => {
  expect(everydayUrls(typed, language).toSorted()).toEqual([...urls].toSorted())
})

test('a question with everyday words names the form that answers it', () => {
  const response = responseFrom(aSiteContent({ pages: Object.values(EVERYDAY) }))
  const found = searchTexts(siteTexts(response, aSiteInfo(), 'en'), 'report broken signal')
  const [form] = found.filter(({ kind }) => kind === 'pages')
  expect(form).toMatchObject({ title: 'Report a problem with a traffic signal', match: 'name' })
})

test('a site without a page of the roads or cameras is not searched for them', () => {
  const site = aSiteInfo({ sample: false, roads: { off: 'all' }, cameras: { feed: 'off' } })
  expect(everydayUrls('closures', 'en', site)).toEqual(['/app/services#travelerInformation'])
  expect(everydayUrls('broken camera', 'en', site)).toEqual(['/app/contact-us'])
  const all = siteTexts(responseFrom(aSiteContent({ pages: Object.values(EVERYDAY) })), site, 'en')
  expect(all.filter(({ url }) => url.startsWith('/app/roads'))).toEqual([])
})

test('an abbreviation that is not a figure is found by its long form', () => {
  expect(searchTexts(texts, 'regional transportation management')[0]?.title).toBe(
    'Regional transportation management center (RTMC)',
  )
})

test('a program of the district is found by abbreviation and by name', () => {
  const abbreviations = {
    HERO: { name: 'Highway Emergency Response Operator', meaning: 'Free help on the road' },
  }
  const local = siteTexts(
    responseFrom(aSiteContent({ pages: [services] })),
    aSiteInfo({ abbreviations }),
    'en',
  )
  for (const words of ['HERO', 'highway emergency response'])
    expect(searchTexts(local, words)[0]?.title).toBe('Highway Emergency Response Operator (HERO)')
})

test('an abbreviation leads to the section that has it as a whole word', () => {
  const sections = [
    { id: 'signals', title: 'Signals', html: '<p>Heroic work: they are timed together.</p>' },
    { id: 'patrol', title: 'Patrol', html: '<p>Call the HERO.</p>' },
  ]
  const local = siteTexts(
    responseFrom(aSiteContent({ pages: [{ ...services, sections }] })),
    aSiteInfo({ abbreviations: { HERO: { name: 'Highway Emergency Response', meaning: 'Free help' } } }),
    'en',
  )
  expect(searchTexts(local, 'HERO')[0]?.url).toBe('/app/services#patrol')
})

test('a service is found by its name before the texts that mention it, each with its own tab', () => {
  const found = searchTexts(texts, 'road rangers').filter(({ kind }) => kind === 'services')
  expect(found.map(({ title, url }) => [title, url])).toEqual([
    ['Road Rangers', '/app/services#roadRangers'],
    ['Signals', '/app/services#other'],
  ])
})

test('words in quotes must be next to each other, and matches are marked', () => {
  expect(searchTexts(texts, '"tire flat"')).toEqual([])
  const [hit] = searchTexts(texts, '"flat tire"')
  expect(hit?.excerpt).toEqual([
    { text: 'Free help for a ', match: false },
    { text: 'flat tire', match: true },
    { text: '.', match: false },
  ])
})

test('every language has the same definitions, each figure together with its abbreviation', () => {
  const definitions = LANGUAGES.map((language) =>
    siteTexts(responseFrom(aSiteContent()), aSiteInfo(), language).filter(
      ({ kind }) => kind === 'definitions',
    ),
  )
  expect(new Set(definitions.map(({ length }) => length)).size).toBe(1)
  for (const texts of definitions)
    expect(searchTexts(texts, 'LOTTR')[0]?.url).toMatch(/#level_of_travel_time_reliability$/)
})

test('definitions are found in the language of the page', () => {
  const spanish = siteTexts(responseFrom(aSiteContent()), aSiteInfo(), 'es')
  expect(searchTexts(spanish, 'confiabilidad')[0]).toMatchObject({ language: 'es', kind: 'definitions' })
})

test.each([
  ['interstate 95', 'I-95'],
  ['Interestatal 95 norte', 'I-95 norte'],
  ['state road 84', 'SR-84'],
  ['us highway 1', 'US-1'],
  ['95 Express', '95 Express'],
  ['Accident on I-95', 'Crash on I-95'],
  ['Tránsito', 'Tráfico'],
])('"%s" is also searched for as reports and pages write it: "%s"', (typed, read) => {
  expect(asWritten(typed)).toBe(read)
})

test('a state road is found with a hyphen and with a space', () => {
  const sections = [{ id: 'other', title: 'Signals', html: '<p>On SR 84 they are timed together.</p>' }]
  const local = siteTexts(
    responseFrom(aSiteContent({ pages: [{ ...services, sections }] })),
    aSiteInfo(),
    'en',
  )
  for (const typed of ['SR-84', 'SR 84', '"SR 84"', asWritten('state road 84')])
    expect(searchTexts(local, typed)[0]?.url, typed).toBe('/app/services#other')
})

test('the number of an exit counts only right after its word', () => {
  expect(withExitsTogether('I-95 exit 31')).toBe('I-95 "exit 31"')
  expect(withExitsTogether('"exit 31" north')).toBe('"exit 31" north')
})

test('a misspelled word leads to the intended one, with the capitals that were typed', () => {
  expect(suggestSearch('oaklnd park', ['I-95 at Oakland Park Blvd'])).toBe('oakland park')
  expect(suggestSearch('I-95 Oaklnd PRAK', ['I-95 at Oakland Park Blvd'])).toBe('I-95 Oakland PARK')
  expect(suggestSearch('oakland park', ['I-95 at Oakland Park Blvd'])).toBeNull()
  expect(suggestSearch('zzzzzz', ['I-95 at Oakland Park Blvd'])).toBeNull()
})

test('the popover of an abbreviation is not part of its sentence', () => {
  const html =
    '<p>The <button>DMS</button><span popover="auto" id="x"><strong>Sign</strong> A sign.</span> says &#x3C; 5 &amp; more.</p><p>Next</p>'
  expect(plainText(html)).toBe('The DMS says < 5 & more. Next')
})

test('the cells of a table stay separate in its excerpt', () => {
  const html =
    '<table><tr><th>Uptime</th> <td>Whether it worked</td></tr><tr><th>Rate</th><td>Cars</td></tr></table>'
  expect(plainText(html)).toBe('Uptime · Whether it worked. Rate · Cars.')
})

test.each([
  ['what is buffer index', 'buffer index'],
  ['How do I report a broken signal?', 'report broken signal?'],
  ['where is the I 95 camera', 'I 95 camera'],
  ['¿dónde está la salida 31?', 'salida 31?'],
  ['what is', 'what is'],
  ['"what is" new', '"what is" new'],
])('the keywords of %s are %s', (typed, keywords) => {
  expect(withoutStopWords(typed)).toBe(keywords)
})
