/** Content encodings, smallest first. */
const CONTENT_ENCODINGS = ['br', 'gzip', 'identity'] as const
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number]

/**
 * The encodings that a client accepts, best first: by its own weights, then smallest first. Empty: none of ours. Source:
 * RFC 9110, section 12.5.3.
 */
export function acceptedEncodings(header: string | undefined): readonly ContentEncoding[] {
  if (header === undefined) return ['identity']
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const name = coding === 'x-gzip' ? 'gzip' : coding
    if (name !== '') weights.set(name, weightOf(parameters))
  }
  const weigh = (encoding: ContentEncoding) => {
    const weight = weights.get(encoding) ?? weights.get('*')
    // If not listed, identity is still acceptable, as the last choice.
    return weight ?? (encoding === 'identity' ? SMALLEST_WEIGHT : 0)
  }
  return CONTENT_ENCODINGS.filter((encoding) => weigh(encoding) > 0).sort((a, b) => weigh(b) - weigh(a))
}

const SMALLEST_WEIGHT = 0.0001

/** A weight not of the form `q=0.5` counts as 0. The negotiator library accepts `q=2` and lacks `x-gzip`. */
function weightOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  if (quality === undefined) return 1
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality.slice(2)) : 0
}
