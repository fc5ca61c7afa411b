import * as v from 'valibot'

/** One rejected field of a request. `message` says what to do. */
export const FieldError = v.object({ field: v.string(), code: v.string(), message: v.string() })
export type FieldError = v.InferOutput<typeof FieldError>

/** An RFC 9457 response, `application/problem+json`. Never carries a stack trace. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  detail: v.string(),
  requestId: v.string(),
  errors: v.optional(v.array(FieldError)),
})
export type Problem = v.InferOutput<typeof Problem>

export const PROBLEM_MEDIA_TYPE = 'application/problem+json; charset=utf-8'
