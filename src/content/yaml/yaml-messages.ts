import type { YAMLError } from 'yaml'

type ErrorCode = YAMLError['code']

/** What each complaint of the YAML library means to a person who fills in lines. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'begins with "*", which YAML reads in its own way: put the text in quotes',
  BAD_DIRECTIVE:
    'begins with "%", which YAML reads in its own way: delete the line, or put the text in quotes',
  BAD_DQ_ESCAPE: 'holds a "\\" inside double quotes: use single quotes, or write "\\\\"',
  BAD_INDENT: 'is indented wrongly: lines that belong together begin in the same column',
  BAD_SCALAR_START: 'begins with "@" or "`", which YAML keeps for itself: put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'cannot be read: put a text that holds ": " in quotes, and begin every key in the same column',
  MISSING_CHAR:
    'cannot be read: a quote or bracket opened here or above is not closed, or the ":" after a key is missing',
  MULTILINE_IMPLICIT_KEY: 'cannot be read: a key and its ":" stand on one line',
  MULTIPLE_DOCS: 'begins a second document with "---": delete that line and all after it',
  NON_STRING_KEY: 'has a key that is no word: write "key: value"',
  RESOURCE_EXHAUSTION: 'is nested too deeply: two levels are enough',
  TAB_AS_INDENT: 'is indented with a tab: use spaces',
  TAG_RESOLVE_FAILED: 'holds a "!", which YAML reads in its own way: put the text in quotes',
  UNEXPECTED_TOKEN: 'cannot be read: put the whole text in quotes, and write a quote inside it twice',
}

/** Says what is wrong at a place of a YAML file and how to mend it. */
export function yamlIssueWords(error: YAMLError): string {
  return WORDS[error.code] ?? `cannot be read as YAML: ${error.message}`
}
