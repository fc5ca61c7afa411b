import { isShown, PAGES, type ProsePageName } from '../../contract/pages.ts'
import { liveFactsOf } from '../../contract/shown-feed.ts'
import { hint } from '../did-you-mean.ts'
import type { SortedFolder } from '../folder/sort-folder.ts'
import { type ContentProblem, problemsOf } from '../issue.ts'
import { noticeTimeIssues } from '../notices/notice-entry.ts'
import type { ReadParts } from '../read-parts.ts'
import { filesNamedBy, nameOf, unpublishedFiles } from '../reports/match-files.ts'
import { appearanceProblems, appearanceWarnings } from './check-appearance.ts'
import { figureWarnings, profileProblems, unknownRamps } from './check-profile.ts'
import { removedNames, removedProblems } from './check-removed.ts'
import { liveProblems, sampleLeftovers } from './check-sample.ts'
import { unwrittenValues } from './check-todos.ts'
import {
  englishNameOf,
  legalNoticeWarnings,
  siteTranslationWarnings,
  titleInEnglish,
  translationWarnings,
  unwrittenLanguages,
} from './translation-warnings.ts'

/** Problems between files. Pure. */
export function crossProblems(folder: SortedFolder, parts: ReadParts): ContentProblem[] {
  return [
    ...missingSite(folder),
    ...missingEnglishPages(folder, parts),
    ...untranslatedFigures(parts),
    ...unknownPromo(folder, parts),
    ...profileProblems(parts),
    ...appearanceProblems(folder, parts),
    ...sampleLeftovers(parts),
    ...unwrittenValues(parts),
    ...liveProblems(parts),
    ...brokenFileLinks(folder, parts),
    ...readingsWithoutReport(folder),
    ...removedProblems(folder, parts),
    ...unknownRamps(folder, parts),
    ...noticeProblems(parts),
    ...mapProblems(folder, parts),
  ]
}

/** Warnings: what may go live but should be reviewed. Pure. */
export function crossWarnings(folder: SortedFolder, parts: ReadParts): ContentProblem[] {
  const ofPages = [...parts.pages, ...parts.readings].flatMap(({ entry, parsed }) =>
    problemsOf(entry.path, parsed.warnings),
  )
  return [
    ...missingTranslations(folder, parts),
    ...(parts.site === null ? [] : unwrittenLanguages(parts.site, folder.languages)),
    ...ofPages,
    ...translationWarnings(parts.pages),
    ...(parts.site === null ? [] : siteTranslationWarnings(parts.site, folder.languages)),
    ...(parts.site === null ? [] : legalNoticeWarnings(parts.site, folder.languages)),
    ...filesWithoutEntry(folder, parts),
    ...untranslatedNotices(folder, parts),
    ...figureWarnings(parts),
    ...appearanceWarnings(folder, parts),
  ]
}

function missingSite({ site }: SortedFolder): ContentProblem[] {
  const message = 'is missing: write it, with the name and contact of the office'
  return site === null ? [{ file: 'site.yaml', line: null, message }] : []
}

function missingEnglishPages({ pages }: SortedFolder, parts: ReadParts): ContentProblem[] {
  const message = 'is missing: write the English text of this page'
  return unwritten(pages, 'en', parts).map((page) => ({ file: `pages/en/${page}.md`, line: null, message }))
}

/** Numbers of services in a translation only: visitors of the other languages would see none. */
function untranslatedFigures({ pages }: ReadParts): ContentProblem[] {
  return pages.flatMap(({ entry, page: name, parsed: { page } }) => {
    const english = pages.find(({ language, page: other }) => language === 'en' && other === name)
    if (english === undefined) return []
    const { sections } = english.parsed.page
    return page.sections
      .filter(({ figure }) => figure !== undefined)
      .filter(({ id }) => sections.find((one) => one.id === id)?.figure === undefined)
      .map(({ id }) => {
        const message = `figures has "${id}", and ${english.entry.path} does not: write it there as well`
        return { file: entry.path, line: null, message }
      })
  })
}

/** Pages of the site without text. An office without cameras or storms does not need pages about them. */
function unwritten(pages: SortedFolder['pages'], language: string, { site }: ReadParts) {
  const isWritten = (page: ProsePageName) => pages.some((one) => one.language === 'en' && one.page === page)
  const hasStorms = isWritten('storm')
  const facts = site === null ? { hasCameras: true, hasRoads: true } : liveFactsOf(site.value)
  // Unless the site is a sample, only the server's settings say whether it has road feeds.
  const hasRoads = facts.hasRoads && (site?.value.sample !== false || isWritten('roads'))
  const shown: ProsePageName[] = [
    ...PAGES.filter((page) => isShown(page, { ...facts, hasRoads })),
    ...(hasStorms ? (['storm'] as const) : []),
  ]
  return shown.filter((page) => !pages.some((one) => one.language === language && one.page === page))
}

/** One warning per language, because sixteen would hide the others; none for a language without any page. */
function missingTranslations({ pages, languages }: SortedFolder, parts: ReadParts): ContentProblem[] {
  return languages
    .filter((language) => language !== 'en')
    .flatMap((language) => {
      const missing = unwritten(pages, language, parts)
      if (missing.length === 0) return []
      const names = missing.map((page) => `${page}.md`).join(', ')
      const message = `lacks ${names}: visitors see the English text there`
      const titles = missing.map((page) => titleInEnglish(parts.pages, page)).join(', ')
      const atDesk = `Not written in ${englishNameOf(language)}: ${titles}. Visitors see the English text there.`
      return [{ file: `pages/${language}`, line: null, message, atDesk }]
    })
}

function noticeProblems({ site, notices }: ReadParts): ContentProblem[] {
  if (site === null) return []
  const { timeZone } = site.value.district
  return notices.flatMap(({ entry, parsed }) => problemsOf(entry.path, noticeTimeIssues(parsed, timeZone)))
}

function untranslatedNotices({ languages }: SortedFolder, { notices }: ReadParts): ContentProblem[] {
  return notices.flatMap(({ entry, parsed: { value, lineOf } }) => {
    const missing = languages.filter((language) => value.text[language] === undefined)
    const message = `text lacks ${missing.join(', ')}: visitors see the English there`
    return missing.length === 0 ? [] : [{ file: entry.path, line: lineOf(['text']), message }]
  })
}

function unknownPromo(folder: SortedFolder, { site }: ReadParts): ContentProblem[] {
  const ids = folder.reports.map(({ id }) => id)
  if (site?.value.promo === undefined || ids.includes(site.value.promo.reportId)) return []
  const { reportId } = site.value.promo
  const message = `promo.reportId "${reportId}" is not the name of an entry in reports/${hint(reportId, ids)}`
  return [{ file: 'site.yaml', line: site.lineOf(['promo', 'reportId']), message }]
}

function brokenFileLinks(folder: SortedFolder, parts: ReadParts): ContentProblem[] {
  if (!isEveryEntryRead(folder, parts)) return []
  const published = parts.reports.flatMap(filesNamedBy).map(({ name }) => name)
  return [...parts.pages, ...parts.readings].flatMap(({ entry, parsed }) =>
    parsed.fileLinks
      .filter(({ name }) => !published.includes(name.normalize('NFC')))
      .map(({ name, line }) => ({
        file: entry.path,
        line,
        message: `link "/files/${name}" leads to a file that no report publishes${hint(name, published)}`,
      })),
  )
}

/** Alternative texts for PDFs that no report publishes. */
function readingsWithoutReport({ readings, reports }: SortedFolder): ContentProblem[] {
  const ids = reports.map(({ id }) => id)
  return readings
    .filter(({ id }) => !ids.includes(id))
    .map(({ entry, id }) => ({
      file: entry.path,
      line: null,
      message: `belongs to no report: rename or delete it, because there is no reports/${id}.yaml${hint(id, ids)}`,
    }))
}

function filesWithoutEntry(folder: SortedFolder, parts: ReadParts): ContentProblem[] {
  if (!isEveryEntryRead(folder, parts)) return []
  const message = 'is not published by any entry in reports/: write one, or remove the file'
  // The office decides whether to keep or delete the file of a removed report.
  const removed = removedNames(parts)
  return unpublishedFiles(parts.reports, folder.files)
    .filter((file) => !removed.has(nameOf(file)))
    .map(({ path }) => ({ file: path, line: null, message }))
}

/** An unreadable entry may publish any file. */
function isEveryEntryRead(folder: SortedFolder, parts: ReadParts): boolean {
  return parts.reports.length === folder.reports.length
}

/** A map of counties other than the site's would be wrong wherever it is shown. */
function mapProblems(folder: SortedFolder, { site, map }: ReadParts): ContentProblem[] {
  if (site === null || map === null || folder.map === null) return []
  const own = site.value.district.counties
  const shown = map.counties.map(({ name }) => name)
  const file = folder.map.path
  const remedy =
    'make the map again with "npm run map -- make --counties …", or correct district.counties in site.yaml'
  return [
    ...shown
      .filter((name) => !own.includes(name))
      .map((name) => `shows the county "${name}", which site.yaml does not name: ${remedy}`),
    ...own
      .filter((name) => !shown.includes(name))
      .map((name) => `lacks the county "${name}", which site.yaml names: ${remedy}`),
  ].map((message) => ({ file, line: null, message }))
}
