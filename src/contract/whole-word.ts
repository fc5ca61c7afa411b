/**
 * A word at whose hyphen no line breaks: the name of a numbered route, "I-10" or "SR-128", or "52-week". Its hyphen stays the
 * plain one that people type and search for. `split` has these words at every second place.
 */
export const WHOLE_WORD = /\b((?:I|US|SR|CR|A)-\d{1,4}[A-Z]?|\d{1,3}-week)\b/u
