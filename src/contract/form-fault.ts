import * as v from 'valibot'
import { cleanLine, countCharacters } from './characters.ts'
import { FAULT_WORDS, type FaultCode } from './fault-words.ts'
import type { FieldFault } from './problem.ts'

/** What is wrong with one field, as facts; `FAULT_WORDS` and its translations put them in words. */
export interface FormFault {
  /** Empty: the form as a whole. */
  field: string
  code: FaultCode
  /** Characters the visitor wrote; 0 where it was no text. */
  written: number
  /** The limit that was not kept: characters, people, or a calendar day. `null`: it is not about one. */
  limit: number | string | null
}

/** A form as the server and the browser both judge it. */
export type JudgedForm<Form> =
  | { kind: 'valid'; form: Form }
  | { kind: 'invalid'; faults: readonly FormFault[] }

/** A schema of a form: its fields, and what must hold between them. */
type FormSchema = v.GenericSchema & { entries: Readonly<Record<string, unknown>> }

/**
 * Judges what a visitor filled in: everything at once, one fault a field. A field that is empty or `null`
 * counts as not given. Messages of the schema must come from `faultMark`.
 */
export function judgeForm<Schema extends FormSchema>(
  schema: Schema,
  input: unknown,
): JudgedForm<v.InferOutput<Schema>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { kind: 'invalid', faults: [{ field: '', code: 'bodyInvalid', written: 0, limit: null }] }
  }
  // Every field is named, so that a missing one is judged by its own rule and not by the object's.
  const named = Object.keys(schema.entries).map((name) => [name, valueAt(input, name)] as const)
  const judged = v.safeParse(schema, Object.fromEntries(named))
  return judged.success
    ? { kind: 'valid', form: judged.output }
    : { kind: 'invalid', faults: readFaults(judged.issues) }
}

function valueAt(input: object, name: string): unknown {
  const value: unknown = Object.hasOwn(input, name) ? Reflect.get(input, name) : undefined
  return value === null || (typeof value === 'string' && cleanLine(value) === '') ? undefined : value
}

/** The message of a schema's rule: the code of the fault, and the limit that was not kept. */
export function faultMark(code: FaultCode, limit?: number | string): string {
  return limit === undefined ? code : `${code} ${limit}`
}

function readFaults(issues: readonly v.BaseIssue<unknown>[]): readonly FormFault[] {
  const faults = new Map<string, FormFault>()
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '')
    if (!faults.has(field)) faults.set(field, readFault(field, issue))
  }
  return [...faults.values()]
}

function readFault(field: string, { message, input }: v.BaseIssue<unknown>): FormFault {
  const [code = '', limit] = message.split(' ')
  return {
    field,
    code: isFaultCode(code) ? code : 'bodyInvalid',
    written: typeof input === 'string' ? countCharacters(input) : 0,
    limit: limit === undefined ? null : /^\d+$/.test(limit) ? Number(limit) : limit,
  }
}

function isFaultCode(code: string): code is FaultCode {
  return Object.hasOwn(FAULT_WORDS, code)
}

/** The fault as a problem's entry, in English. */
export function describeFault(fault: FormFault): FieldFault {
  return { field: fault.field, code: fault.code, message: FAULT_WORDS[fault.code](fault) }
}
