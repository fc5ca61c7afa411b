import { expect, test, vi } from 'vitest'
import { USUAL_APPEARANCE } from '../src/contract/appearance.ts'
import type { Language } from '../src/contract/language.ts'
import type { Notice } from '../src/contract/notice.ts'
import type { PageSource, ResponseSource } from '../src/contract/page-source.ts'
import type { RoadEvent } from '../src/contract/roads.ts'
import { siteInLanguage } from '../src/contract/site-in-language.ts'
import { stormContext } from '../src/web/storm/storm-document.ts'
import { buildStormPage } from '../src/web/storm/storm-page.ts'
import { aNotice } from './builders/a-notice.ts'
import { aSiteInfo } from './builders/a-site.ts'
import { aRoadFeed, minutesAgo } from './builders/an-event.ts'
import { translationsIn } from './builders/english-translations.ts'

// The client build makes it.
vi.mock('virtual:client-assets', () => ({ stormTag: '' }))

const ROAD_CLOSED = aNotice({
  id: 'i-95',
  level: 'closure',
  text: { en: 'I-95 is closed.', es: 'I-95 cerrada.', ht: 'I-95 fèmen.' },
  from: minutesAgo(60),
})
const EMERGENCY = aNotice({ from: minutesAgo(60) })

/** The text of the page's parts, in order: the office's notices, then the list of closed roads. */
async function partsOf(
  notices: readonly Notice[],
  events: readonly RoadEvent[] | null = [],
  language: Language = 'en',
): Promise<string[]> {
  const site = aSiteInfo({ sample: false })
  // The page asks for its prose, of which there is none, and the notices.
  const response = ((id) => (id === 'getNotices' ? [...notices] : null)) as ResponseSource
  const source: PageSource = {
    site,
    appearance: USUAL_APPEARANCE,
    publicUrl: 'https://traffic.example.gov',
    analyticsId: null,
    response,
    storm: {
      weather: { asOf: minutesAgo(0), feeds: [], alerts: [], storms: [] },
      events: events && { asOf: minutesAgo(0), feeds: [aRoadFeed({ isSample: false })], events: [...events] },
    },
  }
  const context = stormContext(
    language,
    siteInLanguage(site, language),
    await translationsIn(language),
    source,
  )
  const [, live = ''] = buildStormPage(context, '/app/storm').html.split('data-live="now">')
  return live.split('</section>', 2).map((part) => part.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '))
}

test.each([
  ['en', 'I-95 is closed.', 'No other closure is reported to us.'],
  ['es', 'I-95 cerrada.', 'No se nos ha informado de ningún otro cierre.'],
  ['ht', 'I-95 fèmen.', 'Yo pa siyale nou okenn lòt wout ki fèmen.'],
] as const)(
  'below the office’s notice of a closed road the page for storms does not say that none is closed, %s',
  async (language, notice, others) => {
    const [said, closed] = await partsOf([EMERGENCY, ROAD_CLOSED], [], language)
    expect(said).toContain('Stay off the roads.')
    expect(said).toContain(notice)
    expect(closed).toContain(others)
  },
)

test('without a feed, the page for storms does not know which other roads are closed', async () => {
  const [said, closed] = await partsOf([ROAD_CLOSED], null)
  expect(said).toContain('I-95 is closed.')
  expect(closed).toContain('We do not know now which other roads are closed.')
})

test('an emergency notice about a road is not followed by “No closure is reported”', async () => {
  const aboutRoad = { ...EMERGENCY, text: { en: 'The causeway is closed.' }, roads: ['A1A'] }
  expect((await partsOf([aboutRoad]))[1]).toContain('No other closure is reported to us.')
  expect((await partsOf([EMERGENCY]))[1]).toContain('No closure is reported to us.')
})
