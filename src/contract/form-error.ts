import * as v from 'valibot'
import { cleanLine, countCharacters } from './characters.ts'
import { ERROR_MESSAGES, type ErrorCode, errorMessage } from './error-messages.ts'
import type { FieldError } from './problem.ts'

/** What is wrong with one field, as facts; `ERROR_MESSAGES` and its translations have the messages. */
export interface FormError {
  /** Empty: the form as a whole. */
  field: string
  code: ErrorCode
  /** Characters the visitor wrote; 0 if the value was not text. */
  written: number
  /** The limit that was exceeded: characters, people, or a calendar day. `null`: none. */
  limit: number | string | null
}

/** A form as validated by both the server and the browser. */
export type ValidatedForm<Form> =
  | { kind: 'valid'; form: Form }
  | { kind: 'invalid'; errors: readonly FormError[] }

/** The schema of a form: its fields and the rules between them. */
type FormSchema = v.GenericSchema & { entries: Readonly<Record<string, unknown>> }

/**
 * Validates what a visitor filled in: everything at once, one error per field. An empty or `null` field counts
 * as missing. The schema's messages must come from `errorCode`.
 */
export function validateForm<Schema extends FormSchema>(
  schema: Schema,
  input: unknown,
): ValidatedForm<v.InferOutput<Schema>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { kind: 'invalid', errors: [{ field: '', code: 'bodyInvalid', written: 0, limit: null }] }
  }
  // Every field is present, so a missing one is validated by its own rule and not by the object's.
  const named = Object.keys(schema.entries).map((name) => [name, valueAt(input, name)] as const)
  const validated = v.safeParse(schema, Object.fromEntries(named))
  return validated.success
    ? { kind: 'valid', form: validated.output }
    : { kind: 'invalid', errors: readErrors(validated.issues) }
}

function valueAt(input: object, name: string): unknown {
  const value: unknown = Object.hasOwn(input, name) ? Reflect.get(input, name) : undefined
  return value === null || (typeof value === 'string' && cleanLine(value) === '') ? undefined : value
}

/** The message of a schema's rule: the code of the error, and the limit that was exceeded. */
export function errorCode(code: ErrorCode, limit?: number | string): string {
  return limit === undefined ? code : `${code} ${limit}`
}

function readErrors(issues: readonly v.BaseIssue<unknown>[]): readonly FormError[] {
  const errors = new Map<string, FormError>()
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '')
    if (!errors.has(field)) errors.set(field, readError(field, issue))
  }
  return [...errors.values()]
}

function readError(field: string, { message, input }: v.BaseIssue<unknown>): FormError {
  const [code = '', limit] = message.split(' ')
  return {
    field,
    code: isErrorCode(code) ? code : 'bodyInvalid',
    written: typeof input === 'string' ? countCharacters(input) : 0,
    limit: limit === undefined ? null : /^\d+$/.test(limit) ? Number(limit) : limit,
  }
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_MESSAGES, code)
}

/** The error as an entry of a problem response, in English. */
export function describeError(error: FormError): FieldError {
  return { field: error.field, code: error.code, message: errorMessage(error) }
}
