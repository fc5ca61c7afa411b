import * as v from 'valibot'

/**
 * What a form sends besides the visitor's message, to distinguish programs from people. Nothing here is
 * required, and nothing here causes an error: odd values only flag the message.
 */
export const FormSigns = v.object({
  /** A field hidden from people: only a program fills it in. */
  homepage: v.nullish(v.fallback(v.string(), 'odd'), ''),
  /** Time from showing the form until it was sent. Missing: sent without scripts, or by a program. */
  fillSeconds: v.nullish(v.fallback(v.nullable(v.number()), null), null),
  /** The solved challenge of `Email/GetChallenge`, as base64. */
  altcha: v.nullish(v.fallback(v.string(), ''), ''),
})
export type FormSigns = v.InferOutput<typeof FormSigns>

/** What `Email/GetToken` returns. */
export const FormToken = v.object({ token: v.string() })

/** What `Email/GetChallenge` returns: an ALTCHA challenge of version 2, or `null` while none is required. */
export const FormChallenge = v.object({
  challenge: v.nullable(
    v.object({ parameters: v.record(v.string(), v.unknown()), signature: v.optional(v.string()) }),
  ),
})
export type FormChallenge = v.InferOutput<typeof FormChallenge>
