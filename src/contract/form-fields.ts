import * as v from 'valibot'
import { cleanLine, cleanText } from './characters.ts'
import type { FaultCode } from './fault-words.ts'
import { faultMark } from './form-fault.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from './language.ts'

/** Longest address a mail server has to take. Source: RFC 5321, section 4.5.3.1.3. */
const EMAIL_MAXIMUM = 254
/**
 * What the rule of browsers lets pass and no mail server takes: dots at an end of the name or in a row, a name of more
 * than 64 characters, a domain without a dot, and one that ends like a number.
 */
const DELIVERABLE = /^(?=[^@]{1,64}@)[^.@]+(?:\.[^.@]+)*@(?:[^.@]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i
/** 7 to 20 characters, as people write numbers: digits, spaces, brackets, hyphens, an extension. */
const PHONE = /^[+(\d](?:[\d\s().+\-/#*]|ext|x){5,18}[\d#*)]$/i

/** A text on one line, cleaned: a name, a subject. */
export function line(missing: FaultCode, maximum: number, tooLong: FaultCode) {
  return v.pipe(
    v.string(faultMark(missing)),
    v.description(`One line of at most ${maximum} characters.`),
    v.transform(cleanLine),
    v.nonEmpty(faultMark(missing)),
    v.maxCodePoints(maximum, faultMark(tooLong, maximum)),
  )
}

/** A text of several lines, cleaned. */
export function text(missing: FaultCode, maximum: number, tooLong: FaultCode) {
  return v.pipe(
    v.string(faultMark(missing)),
    v.description(`At most ${maximum} characters.`),
    v.transform(cleanText),
    v.maxCodePoints(maximum, faultMark(tooLong, maximum)),
  )
}

/** An e-mail address by the rule of browsers (HTML, "valid e-mail address") that a mail server would take as well. */
export function email(missing: FaultCode) {
  return v.pipe(
    v.string(faultMark(missing)),
    v.description('An e-mail address.'),
    v.transform(cleanLine),
    v.maxLength(EMAIL_MAXIMUM, faultMark('emailTooLong', EMAIL_MAXIMUM)),
    v.rfcEmail(faultMark('emailInvalid')),
    v.regex(DELIVERABLE, faultMark('emailInvalid')),
  )
}

/** A phone number, in any country's way of writing it. */
export function phone(missing: FaultCode) {
  return v.pipe(
    v.string(faultMark(missing)),
    v.description('A phone number of 7 to 20 characters.'),
    v.transform(cleanLine),
    v.regex(PHONE, faultMark('phoneInvalid')),
  )
}

/** The language the visitor would like to be answered in. */
export const replyLanguage = v.optional(v.picklist(LANGUAGES, faultMark('languageUnknown')), DEFAULT_LANGUAGE)
