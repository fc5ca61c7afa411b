import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import { hasOddCharacter } from '../folder/read-text.ts'
import { type Issue, invalid, type Parsed } from '../issue.ts'

/** A file of "key: value" lines, with the line of each value. */
export interface YamlRecord {
  value: Readonly<Record<string, unknown>>
  /** The line of the key at a path, or of the last existing key on the way; `null`: none. */
  lineOf: (path: readonly PropertyKey[]) => number | null
}

/**
 * Reads YAML as staff write it: one map of plain values. Days stay text, as in YAML 1.2.
 * Rejects other features of YAML (aliases, tags, several documents) with their line.
 */
export function parseYaml(text: string): Parsed<YamlRecord> {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    schema: 'core',
    resolveKnownTags: false,
    stringKeys: true,
    prettyErrors: false,
    // Checked below: the library compares every pair of keys and reports less.
    uniqueKeys: false,
    // The least verbose level that still rejects a second document.
    logLevel: 'error',
  })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const issues = [...syntaxIssues(document, lineAt), ...contentIssues(document, lineAt)]
  if (issues.length > 0) return { kind: 'invalid', issues: onePerLine(issues) }
  const { contents } = document
  if (!isMap(contents)) return invalid(noMapMessage(contents))
  const lineOfPath = gatherLines(contents, '', lineAt, new Map())
  const lineOf = (path: readonly PropertyKey[]) => nearestLine(lineOfPath, path)
  return { kind: 'parsed', value: { value: document.toJS({ maxAliasCount: 0 }), lineOf } }
}

type LineAt = (offset: number) => number

function syntaxIssues(document: Document.Parsed, lineAt: LineAt): Issue[] {
  const issues = [...document.errors, ...document.warnings].map((error) => ({
    line: lineAt(error.pos[0]),
    message: yamlMessage(error),
  }))
  return document.directives.yaml.explicit === true
    ? [...issues, { line: 1, message: 'begins with a "%" line: delete it' }]
    : issues
}

/** What YAML allows, but we do not. */
function contentIssues(document: Document.Parsed, lineAt: LineAt): Issue[] {
  const issues: Issue[] = []
  visit(document, {
    Node(_, node) {
      for (const { at, message } of nodeIssues(node))
        issues.push({ line: lineAt(at.range?.[0] ?? 0), message })
    },
  })
  return issues
}

function nodeIssues(node: Node): { at: Node; message: string }[] {
  if (isAlias(node))
    return [{ at: node, message: `refers to another value ("*${node.source}"): write the value itself` }]
  if (node.anchor !== undefined)
    return [{ at: node, message: `holds the anchor "&${node.anchor}": delete it` }]
  if (isMap(node)) return repeatedKeys(node)
  return isScalar(node) && typeof node.value === 'string' && hasOddCharacter(node.value)
    ? [{ at: node, message: 'holds an invisible character or a broken letter: type the text again' }]
    : []
}

function repeatedKeys(map: YAMLMap): { at: Node; message: string }[] {
  const seen = new Set<unknown>()
  const repeated: { at: Node; message: string }[] = []
  for (const { key } of map.items) {
    if (!isScalar(key)) continue
    if (seen.has(key.value))
      repeated.push({ at: key, message: `"${key.value}" appears twice: keep one of the two lines` })
    seen.add(key.value)
  }
  return repeated
}

/** One mistake can make the library report several issues on the same line. */
function onePerLine(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.toReversed().map((issue) => [issue.line, issue])).values()]
}

function noMapMessage(contents: unknown): string {
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null)
  return isEmpty ? 'is empty: write its "key: value" lines' : 'must be made of "key: value" lines'
}

/** The line of every key and list item by its path. The document itself would take ten times the memory. */
function gatherLines(node: unknown, path: string, lineAt: LineAt, lines: Map<string, number>) {
  for (const { step, at, value } of partsOf(node)) {
    const below = `${path}${SEPARATOR}${step}`
    if (isScalar(at) || isCollection(at)) lines.set(below, lineAt(at.range?.[0] ?? 0))
    gatherLines(value, below, lineAt, lines)
  }
  return lines
}

// A character not allowed in the text of entries.
const SEPARATOR = '\0'

/** Each part with its start: its key, or in a list the item itself. */
function partsOf(node: unknown): { step: string; at: unknown; value: unknown }[] {
  if (isMap(node)) return node.items.map(({ key, value }) => ({ step: String(key), at: key, value }))
  if (!isCollection(node)) return []
  return node.items.map((value, index) => ({ step: String(index), at: value, value }))
}

function nearestLine(lines: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number | null {
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(['', ...path.slice(0, length)].map(String).join(SEPARATOR))
    if (line !== undefined) return line
  }
  return null
}

type ErrorCode = YAMLError['code']

/** What each error of the YAML library means to a person who fills in lines. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'begins with "*", which has a special meaning in YAML: put the text in quotes',
  BAD_DIRECTIVE:
    'begins with "%", which has a special meaning in YAML: delete the line, or put the text in quotes',
  BAD_DQ_ESCAPE: 'holds a "\\" inside double quotes: use single quotes, or write "\\\\"',
  BAD_INDENT: 'has the wrong indentation: start lines that belong together in the same column',
  BAD_SCALAR_START: 'begins with "@" or "`", which YAML reserves: put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'cannot be read: put a text that holds ": " in quotes, and begin every key in the same column',
  MISSING_CHAR:
    'cannot be read: a quote or bracket opened here or above is not closed, or the ":" after a key is missing',
  MULTILINE_IMPLICIT_KEY: 'cannot be read: put a key and its ":" on one line',
  MULTIPLE_DOCS: 'begins a second document with "---": delete that line and all after it',
  NON_STRING_KEY: 'has a key that is not a word: write "key: value"',
  RESOURCE_EXHAUSTION: 'is nested too deeply: two levels are enough',
  TAB_AS_INDENT: 'is indented with a tab: use spaces',
  TAG_RESOLVE_FAILED: 'holds a "!", which has a special meaning in YAML: put the text in quotes',
  UNEXPECTED_TOKEN: 'cannot be read: put the whole text in quotes, and write a quote inside it twice',
}

const OPEN_BRACKET =
  'cannot be read: close the "[" or "{" opened here or above, and indent the lines in between'

/** What is wrong at a place of a YAML file and how to fix it. */
function yamlMessage(error: YAMLError): string {
  // The library reports the line after an open bracket, which is rarely the cause.
  if (error.code === 'BAD_INDENT' && error.message.startsWith('Flow ')) return OPEN_BRACKET
  return MESSAGES[error.code] ?? `cannot be read as YAML: ${error.message}`
}
