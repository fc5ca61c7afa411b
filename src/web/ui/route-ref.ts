/** The marker a road wears on its signs. */
export interface RouteSign {
  kind: 'interstate' | 'us' | 'state'
  /** What stands on the sign: `95`, `1`, `A1A`. */
  number: string
}

const KINDS = { I: 'interstate', US: 'us', SR: 'state' } as const

/**
 * Reads a road's reference as the office writes it: `I-95`, `US 1`, `SR 869`.
 * `null`: the road has a name and no number, as Florida's Turnpike.
 */
export function parseRouteRef(reference: string): RouteSign | null {
  const match = /^(?<system>I|US|SR)[- ](?<number>\w+)$/.exec(reference)
  const { system, number } = match?.groups ?? {}
  if (number === undefined) return null
  if (system !== 'I' && system !== 'US' && system !== 'SR') return null
  return { kind: KINDS[system], number }
}
