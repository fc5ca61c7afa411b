import * as v from 'valibot'
import { cleanLine, cleanText } from './characters.ts'
import type { ErrorCode } from './error-messages.ts'
import { errorCode } from './form-error.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from './language.ts'

/** Longest address a mail server must accept. Source: RFC 5321, section 4.5.3.1.3. */
const EMAIL_MAXIMUM = 254
/**
 * Rejects what browsers accept but no mail server does: leading, trailing or repeated dots in the name, a name of more
 * than 64 characters, a domain without a dot or with a numeric ending.
 */
const DELIVERABLE = /^(?=[^@]{1,64}@)[^.@]+(?:\.[^.@]+)*@(?:[^.@]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i
/** 7 to 20 characters, as people write numbers: digits, spaces, parentheses, hyphens, an extension. */
const PHONE = /^[+(\d](?:[\d\s().+\-/#*]|ext|x){5,18}[\d#*)]$/i

/** A text on one line, cleaned: a name, a subject. */
export function line(missing: ErrorCode, maximum: number, tooLong: ErrorCode) {
  return v.pipe(
    v.string(errorCode(missing)),
    v.description(`One line of at most ${maximum} characters.`),
    v.transform(cleanLine),
    v.nonEmpty(errorCode(missing)),
    v.maxCodePoints(maximum, errorCode(tooLong, maximum)),
  )
}

/** A text of several lines, cleaned. */
export function text(missing: ErrorCode, maximum: number, tooLong: ErrorCode) {
  return v.pipe(
    v.string(errorCode(missing)),
    v.description(`At most ${maximum} characters.`),
    v.transform(cleanText),
    v.maxCodePoints(maximum, errorCode(tooLong, maximum)),
  )
}

/** An e-mail address by the rule of browsers (HTML, "valid e-mail address") that mail servers accept, too. */
export function email(missing: ErrorCode) {
  return v.pipe(
    v.string(errorCode(missing)),
    v.description('An e-mail address.'),
    v.transform(cleanLine),
    v.maxLength(EMAIL_MAXIMUM, errorCode('emailTooLong', EMAIL_MAXIMUM)),
    v.rfcEmail(errorCode('emailInvalid')),
    v.regex(DELIVERABLE, errorCode('emailInvalid')),
  )
}

/** A phone number, in any country's notation. */
export function phone(missing: ErrorCode) {
  return v.pipe(
    v.string(errorCode(missing)),
    v.description('A phone number of 7 to 20 characters.'),
    v.transform(cleanLine),
    v.regex(PHONE, errorCode('phoneInvalid')),
  )
}

/** The language the visitor would like a reply in. */
export const replyLanguage = v.optional(v.picklist(LANGUAGES, errorCode('languageUnknown')), DEFAULT_LANGUAGE)
