import { abbreviationsIn } from '../../content/pages/abbreviations.ts'
import { buildAboutAddress } from '../../contract/about-address.ts'
import { lacksTerms, withTerms } from '../../contract/district-terms.ts'
import { type Language, languagePrefix } from '../../contract/language.ts'
import type { ResponseSource } from '../../contract/page-source.ts'
import { definitionPath, isShown, type LiveFacts, PROSE_PAGES, pagePath } from '../../contract/pages.ts'
import type { ProsePage } from '../../contract/prose-page.ts'
import { liveFactsOf } from '../../contract/shown-feed.ts'
import { districtTerms, shownCategories } from '../../contract/site-in-language.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import type { TextHit } from '../../contract/site-search.ts'
import { shownColumns } from '../../measures/columns/tables.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { foldText, wordsOf } from './words.ts'

/** A searchable text of the site that is not a report. */
export interface SiteText extends Pick<TextHit, 'kind' | 'title' | 'language' | 'url'> {
  /** Its title, and the abbreviation or long form of that. */
  names: readonly string[]
  /** Words that visitors type for this place although the site says something else. */
  everydayWords: readonly string[]
  /** Plain text, without the title. */
  text: string
}

/** A text before its place is known by everyday words. */
type OwnText = Omit<SiteText, 'everydayWords'>

/** Every text of the site in one language: definitions, abbreviations, actions, services, and sections of pages. */
export function siteTexts(response: ResponseSource, site: SiteInfo, language: Language): SiteText[] {
  const live = liveFactsOf(site)
  const pages = PROSE_PAGES.filter((page) => isShown(page, live)).flatMap(
    (page) => response('getPage', { language, page }) ?? [],
  )
  const texts = [
    ...definitionTexts(pages, site, language),
    ...pages.flatMap((page) => [
      ...(page.page === 'contact-us' ? actionTexts(page, live, language) : []),
      ...pageTexts(page, language),
    ]),
  ]
  const words = everydayWordsOf(new Set(texts.map(({ url }) => url)), language)
  const everyday = ({ kind, url }: OwnText) => (kind === 'definitions' ? [] : (words.get(url) ?? []))
  return texts.map((text) => ({ ...text, everydayWords: everyday(text) }))
}

/** The everyday words for each of the site's addresses that has some. */
function everydayWordsOf(urls: ReadonlySet<string>, language: Language): ReadonlyMap<string, string[]> {
  const words = new Map<string, string[]>()
  for (const { places, otherwise = '', words: own } of EVERYDAY_WORDS) {
    const known = places.map((path) => languagePrefix(language) + path).filter((url) => urls.has(url))
    for (const url of known.length > 0 ? known : [languagePrefix(language) + otherwise])
      words.set(url, [...(words.get(url) ?? []), ...own[language].split(',')])
  }
  return words
}

/** Definitions of figures with their abbreviations, then other abbreviations. */
function definitionTexts(pages: readonly ProsePage[], site: SiteInfo, language: Language): OwnText[] {
  const terms = districtTerms(site, language)
  const abbreviations = abbreviationsIn(language, site.abbreviations)
  const { columns, formulaWord } = PHRASES[language].definitions
  const shortFor = new Map(
    Object.entries(abbreviations).map(([short, { words }]) => [foldText(words), short]),
  )
  const kind = 'definitions'
  const shown = shownColumns(shownCategories(site, language))
  const known = Object.entries(columns).filter(
    ([column, { label }]) => shown.has(column) && !lacksTerms(label, terms),
  )
  const figures = known.map(([column, texts]): OwnText => {
    const [label, definition] = [withTerms(texts.label, terms), withTerms(texts.definition, terms)]
    const short = shortFor.get(foldText(label))
    const title = short === undefined ? label : `${label} (${short})`
    const text =
      texts.formula === undefined
        ? definition
        : `${definition} ${formulaWord}: ${withTerms(texts.formula, terms)}.`
    const url = definitionPath(column, language)
    return { kind, title, language, url, names: short === undefined ? [label] : [label, short], text }
  })
  const labels = new Set(Object.values(columns).map(({ label }) => foldText(label)))
  const others = Object.entries(abbreviations)
    .filter(([, { words }]) => !labels.has(foldText(words)))
    .map(([short, { words, meaning }]): OwnText => {
      const url = placeNaming([short, words], pages, language)
      return { kind, title: `${words} (${short})`, language, url, names: [words, short], text: `${meaning}.` }
    })
  return distinct([...figures, ...others])
}

/** Columns of several tables share a definition. */
function distinct(texts: readonly OwnText[]): OwnText[] {
  return [...new Map(texts.map((text) => [`${text.title} ${text.text}`, text])).values()]
}

/** Where a term is explained: the first section that names it, otherwise the page of definitions. */
function placeNaming(names: readonly string[], pages: readonly ProsePage[], language: Language): string {
  for (const name of names) {
    for (const { page, sections } of pages) {
      const section = sections.find(({ html }) => spaced(plainText(html)).includes(spaced(name)))
      if (section !== undefined) return `${pagePath(page, language)}#${section.id}`
    }
  }
  return pagePath('definitions', language)
}

/** The words of a text, with spaces around each, so that `includes` finds only whole words. */
function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ')} `
}

/** What the contact page offers besides its texts. */
function actionTexts(page: ProsePage, { hasCameras }: LiveFacts, language: Language): OwnText[] {
  const { visit, trafficSignal, camera } = PHRASES[language].actions
  const path = pagePath('contact-us', language)
  const text = page.language === language ? page.lead : ''
  const actions = [
    { title: visit, url: `${path}#request-a-visit` },
    { title: trafficSignal, url: path + buildAboutAddress({ kind: 'topic', topic: 'trafficSignal' }) },
    ...(hasCameras
      ? [{ title: camera, url: path + buildAboutAddress({ kind: 'topic', topic: 'camera' }) }]
      : []),
  ]
  return actions.map((action) => ({ ...action, kind: 'pages', language, names: [action.title], text }))
}

/** A page's lead and each of its sections; a section of Services is a service with its own tab. */
function pageTexts({ page, title, lead, language, sections }: ProsePage, shownIn: Language): OwnText[] {
  const kind = page === 'services' ? 'services' : 'pages'
  const path = pagePath(page, shownIn)
  return [
    { kind: 'pages', title, language, url: path, names: [title], text: lead },
    ...sections.map(
      (section): OwnText => ({
        kind,
        title: kind === 'services' ? section.title : `${title}: ${section.title}`,
        language,
        url: `${path}#${section.id}`,
        names: [section.title],
        text: plainText(section.html),
      }),
    ),
  ]
}

const INLINE_TAG = /<\/?(?:a|abbr|b|button|code|em|i|span|strong|sub|sup)(?: [^<>]*)?>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** Where two cells of a row would otherwise run together. */
const NEXT_CELL = /<\/t[dh]>\s*<t[dh](?: [^<>]*)?>/g
const ROW_END = /<\/t[dh]>\s*<\/tr>/g

/** The text of sanitized HTML, with a space between blocks. */
export function plainText(html: string): string {
  return withoutMeanings(html)
    .replace(INLINE_TAG, '')
    .replace(NEXT_CELL, ' · ')
    .replace(ROW_END, '. ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
      return ENTITIES[name ?? ''] ?? whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}

/** Removes the popovers of abbreviations, which are searched as definitions. */
function withoutMeanings(html: string): string {
  return html
    .split('</span>')
    .map((piece) => {
      const at = piece.lastIndexOf('<span')
      const isMeaning = at !== -1 && piece.slice(at, piece.indexOf('>', at)).includes('popover')
      return isMeaning ? piece.slice(0, at) : piece
    })
    .join('')
}
