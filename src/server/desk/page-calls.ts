import { siteTranslationWarnings } from '../../content/checks/translation-warnings.ts'
import { parseSiteFile } from '../../content/parse-site-file.ts'
import type { DeskPageState, DeskPageText } from '../../contract/desk-view.ts'
import { LANGUAGES } from '../../contract/language.ts'
import { isShown, PAGES, pagePath } from '../../contract/pages.ts'
import { liveFactsOf } from '../../contract/shown-feed.ts'
import {
  markReviewed,
  type PageFields,
  type PageFile,
  type PagePlace,
  previewPage,
  readEarlierPage,
  readPageFile,
  savePage,
} from '../../publishing/edit-page.ts'
import type { Publishing } from '../../publishing/publishing.ts'
import { readSiteText } from '../../publishing/read-published.ts'
import { compareWords } from './compare-words.ts'
import {
  type DeskCall,
  type DeskVisit,
  EDITORS,
  formAt,
  formatTime,
  pageAt,
  sendPreview,
} from './desk-call.ts'
import { fieldsOf, readDraft, storeDraft } from './form-drafts.ts'
import { type DeskContext, goAfter, submitOrApply } from './make-change.ts'

/** The site's pages in all its languages: their text, previews, and pending translations. */
export function pageCalls(context: DeskContext): DeskCall[] {
  return [
    pageAt('/desk/pages', EDITORS, (visit) => showPages(context, visit)),
    pageAt('/desk/pages/:page', EDITORS, (visit) => showPage(context, visit, null)),
    pageAt(
      '/desk/pages/:page/:language/preview',
      EDITORS,
      withPlace(async (place, visit) => {
        const draft = await readDraft(context, visit, draftKey(place))
        const { fields, version } = await readPageFile(context.folder, place)
        if (draft === null && version === '') return visit.show({ kind: 'noPreview', problems: [NOT_THERE] })
        return preview(context, visit, place, draft === null ? fields : fieldsIn(draft.fields))
      }),
    ),
    formAt(
      '/desk/pages/:page/:language/preview',
      EDITORS,
      withPlace((place, visit) => preview(context, visit, place, fieldsIn(visit.form))),
    ),
    saveCall(context, 'save', 'pagePublished', (place, { form }, publishing) => {
      const save = { ...place, version: form.version ?? '', fields: fieldsIn(form) }
      return savePage({ ...save, isReviewed: form.isReviewed === 'yes' }, publishing)
    }),
    saveCall(context, 'reviewed', 'reviewed', (place, { form }, publishing) =>
      markReviewed({ ...place, version: form.version ?? '' }, publishing),
    ),
  ]
}

function saveCall(
  context: DeskContext,
  verb: 'save' | 'reviewed',
  done: 'pagePublished' | 'reviewed',
  work: (place: PagePlace, visit: DeskVisit, publishing: Publishing) => ReturnType<typeof savePage>,
): DeskCall {
  return formAt(
    `/desk/pages/:page/:language/${verb}`,
    EDITORS,
    withPlace(async (place, visit) => {
      const path = `/desk/pages/${place.page}`
      // Marking a translation as reviewed has no draft.
      const draft = verb === 'save' ? { draft: draftKey(place) } : {}
      const change = (publishing: Publishing) => work(place, visit, publishing)
      const outcome = await submitOrApply(context, visit, change, { editAt: path, ...draft })
      if (outcome.kind !== 'refused') return goAfter(visit, outcome, `${path}?done=${done}`)
      const sent = verb === 'save' ? fieldsOf(visit.form) : null
      // Stores a draft for the preview, which is also still there tomorrow.
      if (sent !== null)
        await storeDraft(context, visit, { key: draftKey(place), at: visit.now.toISOString(), fields: sent })
      return showPage(context, visit, { place, message: outcome.message, sent })
    }),
  )
}

function draftKey({ page, language }: PagePlace): string {
  return `page.${page}.${language}`
}

function fieldsIn(form: Readonly<Record<string, string>>): PageFields {
  const { title = '', description = '', lead = '', text = '' } = form
  return { title, description, lead, text }
}

/** The page and language in the URL; `null`: the site has no such page. */
function placeOf({ params, content }: DeskVisit): PagePlace | null {
  const page = PAGES.find((one) => one === params.page)
  const language = content.site.languages.find((one) => one === params.language)
  return page === undefined || language === undefined || !isShown(page, liveFactsOf(content.site))
    ? null
    : { page, language }
}

function withPlace(
  handle: (place: PagePlace, visit: DeskVisit) => ReturnType<DeskCall['handle']>,
): DeskCall['handle'] {
  return async (visit) => {
    const place = placeOf(visit)
    return place === null ? noPage(visit) : handle(place, visit)
  }
}

function noPage({ say }: DeskVisit) {
  return say(404, 'The site has no such page', ['Choose one of the list.'])
}

/** Every page, and what needs translation or review. */
async function showPages({ folder }: DeskContext, { show, content }: DeskVisit) {
  const languages = languagesOf(content.site)
  const facts = liveFactsOf(content.site)
  const pages = PAGES.filter((page) => isShown(page, facts))
  const rows = await Promise.all(
    pages.map(async (page) => {
      const files = await Promise.all(languages.map((language) => readPageFile(folder, { page, language })))
      const [english] = files
      return {
        page,
        title: english?.fields.title || page,
        states: languages.map((language, index) => ({ language, state: stateOf(files[index], english) })),
      }
    }),
  )
  const site = parseSiteFile(await readSiteText(folder))
  const siteTexts =
    site.kind === 'invalid'
      ? []
      : siteTranslationWarnings(site.value, languages).map(({ atDesk, message }) => atDesk ?? message)
  return show({ kind: 'pages', rows, languages, siteTexts })
}

function languagesOf({ languages }: DeskVisit['content']['site']) {
  return LANGUAGES.filter((language) => languages.includes(language))
}

function stateOf(file: PageFile | undefined, english: PageFile | undefined): DeskPageState {
  if (file === undefined || file.version === '') return 'missing'
  if (file === english) return 'current'
  if (file.translationOf !== english?.fingerprint) return 'older'
  return file.isDraft ? 'unread' : 'current'
}

interface Refused {
  place: PagePlace
  message: string
  /** The submitted text; `null`: none. */
  sent: Record<string, string> | null
}

async function showPage(context: DeskContext, visit: DeskVisit, refused: Refused | null) {
  const { content, params } = visit
  const languages = languagesOf(content.site)
  const [first] = languages
  const place = placeOf({ ...visit, params: { ...params, language: first ?? '' } })
  if (place === null) return noPage(visit)
  const files = await Promise.all(
    languages.map((language) => readPageFile(context.folder, { page: place.page, language })),
  )
  const texts = await Promise.all(
    languages.map((language, index) => {
      const here = { page: place.page, language }
      const [file, english] = [files[index], files[0]]
      if (file === undefined || english === undefined) throw new RangeError(language)
      return toEdit(context, visit, here, {
        file,
        english,
        refused: refused?.place.language === language ? refused : null,
      })
    }),
  )
  const title = files[0]?.fields.title || place.page
  return visit.show({ kind: 'page', page: place.page, title, texts }, refused === null ? 200 : 422)
}

/** One language of a page, with the submitted text, the draft, or the published text. */
async function toEdit(
  context: DeskContext,
  visit: DeskVisit,
  place: PagePlace,
  { file, english, refused }: { file: PageFile; english: PageFile; refused: Refused | null },
): Promise<DeskPageText> {
  const draft = await readDraft(context, visit, draftKey(place))
  const sent = refused?.sent ?? draft?.fields
  const state = stateOf(file, english)
  const { fields } = file
  const texts = sent === undefined ? fields : fieldsIn(sent)
  const isBehind = sent !== undefined && sent.version !== file.version
  return {
    language: place.language,
    state,
    path: pagePath(place.page, place.language),
    version: file.version,
    values: { ...texts, ...(sent?.isReviewed === undefined ? {} : { isReviewed: sent.isReviewed }) },
    draftAt: draft === null ? null : formatTime(draft.at, visit.content),
    problem: refused?.message ?? null,
    conflict: isBehind ? compareWords(inOne(fields), inOne(texts)) : null,
    englishSince: state === 'older' ? await englishSince(context, file, english) : null,
  }
}

function inOne({ title, description, lead, text }: PageFields): string {
  return [title, description, lead, text.replaceAll('\r\n', '\n').trim()].join('\n\n')
}

async function englishSince({ folder }: DeskContext, { translationOf }: PageFile, english: PageFile) {
  if (translationOf === null) return null
  const earlier = await readEarlierPage(folder, english.name, translationOf)
  return earlier === null ? null : compareWords(earlier, english.source)
}

const NOT_THERE = 'Visitors see this page in English, because it is not translated yet'

/** The page as visitors will see it, with this text. */
async function preview(context: DeskContext, visit: DeskVisit, place: PagePlace, fields: PageFields) {
  const { content, show } = visit
  const parsed = await previewPage(context.folder, place, fields, content.site.abbreviations)
  if (parsed.kind === 'invalid')
    return show({ kind: 'noPreview', problems: parsed.issues.map(({ message }) => message) })
  const { page } = parsed.value
  const isOther = (one: { page: string; language: string }) =>
    one.page !== page.page || one.language !== page.language
  const pages = [...content.pages.filter(isOther), page]
  const html = context.renderPage({ ...content, pages }, pagePath(place.page, place.language))
  if (html === null) return show({ kind: 'noPreview', problems: ['The site does not show this page'] })
  return sendPreview(visit, html)
}
