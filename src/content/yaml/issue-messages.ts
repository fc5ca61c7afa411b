import type * as v from 'valibot'
import { suggestion } from '../did-you-mean.ts'

/**
 * Says what a value must be, fit to follow the key and the value: `"yes" must be true or false`.
 * Given to valibot as the words for every rule that has none of its own.
 */
export function issueWords(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema') return issue.input === null ? 'has no value' : schemaWords(issue)
  const { requirement } = issue
  switch (issue.type) {
    case 'min_length':
      return requirement === 1 ? 'must not be empty' : `must have at least ${requirement} characters`
    case 'max_length':
      return `must have at most ${requirement} characters; it has ${issue.received}`
    case 'integer':
      return 'must be a whole number'
    case 'min_value':
      return `must be at least ${requirement}`
    case 'max_value':
      return `must be at most ${requirement}`
    case 'regex':
      // The one rule of the contract without words: an address of the web.
      return String(requirement) === '/^https?:/'
        ? 'must be a full address that starts with https://'
        : unknownWords(issue)
    default:
      return unknownWords(issue)
  }
}

function schemaWords(issue: v.BaseIssue<unknown>): string {
  switch (issue.type) {
    case 'string':
      return typeof issue.input === 'object' ? 'must be one text' : 'must be text: put it in quotes'
    case 'number':
      return 'must be a number'
    case 'boolean':
      return 'must be true or false'
    case 'array':
      return 'must be a list: one line for each item, beginning with "- "'
    case 'object':
    case 'strict_object':
      return 'must be followed by indented "key: value" lines'
    case 'picklist':
      return choiceWords(issue)
    default:
      return unknownWords(issue)
  }
}

function choiceWords({ expected, input }: v.BaseIssue<unknown>): string {
  const known = Array.from((expected ?? '').matchAll(/"([^"]*)"/g), ([, name]) => name ?? '')
  return notOneOf(input, known, known)
}

/** `is not one of the 14: did you mean "documents_annual"?`; only `offered` names are proposed. */
export function notOneOf(input: unknown, known: readonly string[], offered: readonly string[]): string {
  return `is not one of the ${known.length}${suggestion(typeof input === 'string' ? input : '', offered)}`
}

function unknownWords({ expected, message }: v.BaseIssue<unknown>): string {
  return expected === null ? message : `must be ${expected}`
}
