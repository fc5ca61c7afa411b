/**
 * A word that must not break at its hyphen: the name of a numbered route, "I-10" or "SR-128", or "52-week". The hyphen stays
 * the plain one that people type and search for. `split` puts these words at every odd index.
 */
export const WHOLE_WORD = /\b((?:I|US|SR|CR|A)-\d{1,4}[A-Z]?|\d{1,3}-week)\b/u
