import * as v from 'valibot'
import { shorten } from '../../contract/characters.ts'
import type { Issue, Parsed } from '../issue.ts'
import { issueMessage, unknownKeys } from './issue-messages.ts'
import { parseYaml, type YamlRecord } from './parse-yaml.ts'

/** A file of "key: value" lines that fits its schema. */
export interface ParsedRecord<Value> {
  value: Value
  lineOf: YamlRecord['lineOf']
}

/** Text of at least one character, without spaces around it. */
export const text = (maximum: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximum))

/** Parses YAML and validates it. `invalid`: every value that does not fit the schema, with its line and a message. */
export function parseRecord<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): Parsed<ParsedRecord<v.InferOutput<Schema>>> {
  const yaml = parseYaml(text)
  if (yaml.kind === 'invalid') return yaml
  const { value, lineOf } = yaml.value
  const unknown = unknownKeys(schema, value).map(({ path, message }) => ({
    line: lineOf(path),
    message: `"${path.at(-1)}" ${message}`,
  }))
  const validated = v.safeParse(schema, value, { message: issueMessage })
  if (validated.success && unknown.length === 0)
    return { kind: 'parsed', value: { value: validated.output, lineOf } }
  const issues = withoutFollowers((validated.issues ?? []).filter(isReportedHere))
  return { kind: 'invalid', issues: [...unknown, ...issues.map((issue) => issueOf(issue, lineOf))] }
}

/** Unknown keys are reported separately, all of them. */
function isReportedHere(issue: v.BaseIssue<unknown>): boolean {
  return issue.expected !== 'never'
}

function issueOf(issue: v.BaseIssue<unknown>, lineOf: YamlRecord['lineOf']): Issue {
  const steps = issue.path ?? []
  const last = steps.at(-1)
  const name = nameOf(issue)
  const isMissing = last?.type === 'object' && last.origin === 'key'
  const message = isMissing
    ? `${name} is missing`
    : [name, shown(last?.value), issue.message].filter(Boolean).join(' ')
  return { line: lineOf(steps.map((step) => String(step.key))), message }
}

/** A value as it was written, shortened; groups and empty values are not shown. */
function shown(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string' || value === '') return ''
  return `"${shorten(value.replace(/\s+/g, ' '), 60)}"`
}

/** A value that breaks one rule usually breaks the next too; rules about several values are always reported. */
function withoutFollowers(issues: readonly v.BaseIssue<unknown>[]): v.BaseIssue<unknown>[] {
  const seen = new Set<string>()
  return issues.filter((issue) => {
    const name = nameOf(issue)
    const isFollower = issue.type !== 'partial_check' && seen.has(name)
    seen.add(name)
    return !isFollower
  })
}

/** The keys that lead to the value, as in `period.start`. */
function nameOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).map((step) => String(step.key)).join('.')
}
