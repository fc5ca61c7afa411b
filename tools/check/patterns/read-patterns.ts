import { glob, readFile } from 'node:fs/promises'
import ts from 'typescript'

export interface SourcePattern {
  /** `path:line`. */
  place: string
  source: string
  flags: string
}

/** Code that may process outside text: from visitors, feeds, mail servers, the office's files and PDFs. */
const SOURCES = ['src/**/*.{ts,tsx}', 'tools/content.ts', 'tools/content/**/*.ts']
const TESTS = /\.test\.tsx?$|\/testing\//

/** Stands in for values known only at run time. */
const UNKNOWN_TEXT = 'ab'

/** Every regular expression of the program, or of the files that `sources` name, tests left out. */
export async function readPatterns(sources: readonly string[] = SOURCES): Promise<SourcePattern[]> {
  const paths = (await Array.fromAsync(glob(sources))).filter((path) => !TESTS.test(path)).toSorted()
  const found = paths.map(async (path) => patternsIn(path, await readFile(path, 'utf8')))
  return (await Promise.all(found)).flat()
}

/** The regular expressions of one source file: literals, and `RegExp` arguments as far as the file has them. Pure. */
export function patternsIn(path: string, code: string): SourcePattern[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const found: SourcePattern[] = []
  const visit = (node: ts.Node): void => {
    const place = () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ place: place(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? []
      for (const text of textsOf(source))
        found.push({ place: place(), source: text, flags: textsOf(flags, '')[0] ?? '' })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The possible values of an expression, followed through the file's constants, templates and conditionals. */
function textsOf(node: ts.Node | undefined, unknown = UNKNOWN_TEXT): string[] {
  if (node === undefined) return [unknown]
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression, unknown)
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue, unknown), ...textsOf(node.whenFalse, unknown)]
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return templateTexts(node.template, true)
  if (ts.isTemplateExpression(node)) return templateTexts(node, false)
  if (ts.isIdentifier(node)) return textsOf(constantNamed(node.text, node.getSourceFile()), unknown)
  return [unknown]
}

function templateTexts(template: ts.TemplateLiteral, isRaw: boolean): string[] {
  const textOf = (part: ts.TemplateLiteralLikeNode) => (isRaw ? (part.rawText ?? part.text) : part.text)
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [textOf(template)]
  return template.templateSpans.reduce(
    (texts, { expression, literal }) =>
      texts.flatMap((text) => textsOf(expression).map((inserted) => text + inserted + textOf(literal))),
    [textOf(template.head)],
  )
}

/** The value of a top-level constant. */
function constantNamed(name: string, file: ts.SourceFile): ts.Expression | undefined {
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  return declarations.find((declaration) => declaration.name.getText() === name)?.initializer
}
