import { glob, readFile } from 'node:fs/promises'
import { LANGUAGES, type Language } from '../../src/contract/language.ts'

/** An expression that texts for visitors avoid, and the term to use instead. */
interface Avoided {
  language: Language
  expression: RegExp
  term: string
}

function textsIn(language: Language): string[] {
  return [
    `src/web/messages/${language}-*.{ts,json}`,
    `src/phrases/${language}.{ts,json}`,
    `src/measures/columns/definitions/${language}{.ts,.json,/*.ts}`,
    `content/pages/${language}/*.md`,
    // The texts of a new district's pages and the mails to the office are only in English.
    ...(language === 'en'
      ? ['tools/content/starter/{pages,services}/*.md', 'src/server/mail/office-texts.ts']
      : []),
  ]
}

/** Every text for visitors with an expression that docs/terms.md avoids. */
export async function findAvoidedTerms(): Promise<string[]> {
  const avoided = readAvoided(await readFile('docs/terms.md', 'utf8'))
  const problems: string[] = []
  for (const language of LANGUAGES)
    for (const path of (await Array.fromAsync(glob(textsIn(language)))).sort())
      problems.push(...checkTerms(path, await readFile(path, 'utf8'), () => language, avoided))
  const inAllLanguages = [
    ['src/web/messages/every-language.ts', createLanguageOfKey()],
    ['content/site.yaml', createSiteLanguage()],
  ] as const
  for (const [path, languageOf] of inAllLanguages)
    problems.push(...checkTerms(path, await readFile(path, 'utf8'), languageOf, avoided))
  return problems
}

/** The tables of docs/terms.md: for each language a column of terms and one of expressions to avoid. Pure. */
export function readAvoided(markdown: string): Avoided[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|') && !/^\| ?(?:English|-)/.test(line))
  return rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    return LANGUAGES.flatMap((language, index) => {
      const [term = '', expressions = ''] = cells.slice(1 + 2 * index)
      const listed = expressions.split(';').map((expression) => expression.trim())
      return listed
        .filter((expression) => expression !== '')
        .map((expression) => ({ language, term, expression: wholeWords(expression) }))
    })
  })
}

/** Avoided expressions in a text, with their lines. `languageOf` gets lines in order. Pure. */
export function checkTerms(
  path: string,
  text: string,
  languageOf: (line: string) => Language,
  avoided: readonly Avoided[],
): string[] {
  return text.split('\n').flatMap((line, index) => {
    const language = languageOf(line)
    const words = visibleWords(line)
    return avoided
      .filter((one) => one.language === language)
      .flatMap(({ expression, term }) => {
        const found = expression.exec(words)?.[0]
        return found === undefined
          ? []
          : [`${path}:${index + 1} says "${found}": the term is "${term}" (docs/terms.md)`]
      })
  })
}

/** A line without the parts that visitors never read: comments, keys, names in braces, addresses of links. */
function visibleWords(line: string): string {
  if (/^\s*(?:\/\*|\*[ /]|\/\/|#(?!#)|import |export )/.test(line)) return ''
  return line
    .replace(/^\s*['"]?[\w.-]+['"]?: /, '')
    .replaceAll(/\{[^{}]*\}|\]\([^()]*\)/g, (hidden) => (hidden.includes("'") ? hidden : ' … '))
}

function wholeWords(expression: string): RegExp {
  const escaped = expression.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu')
}

/** The language of a line of TypeScript: the last key `en`, `es` or `ht` up to it. Pure except for its memory. */
export function createLanguageOfKey(): (line: string) => Language {
  let current: Language = 'en'
  return (line) => {
    current = LANGUAGES.find((language) => line.trimStart().startsWith(`${language}: `)) ?? current
    return current
  }
}

/** The office's own text is in English, except below `es:` and `ht:`. */
function createSiteLanguage(): (line: string) => Language {
  let current: Language = 'en'
  return (line) => {
    const below = LANGUAGES.find((language) => line === `  ${language}:`)
    if (below !== undefined || /^\w/.test(line)) current = below ?? 'en'
    return current
  }
}
