// Has no schemas because the browser uses it to fill in messages.

import { fillText } from './message-text.ts'

/**
 * The district's own names and numbers. Messages and definitions refer to them in braces: `'Dial {assistanceNumber}'`.
 * Empty: the district has none, and text that needs it is not shown.
 */
export interface DistrictTerms {
  /** "911". */
  emergency: string
  /** Free help on the road: "Safety Patrol". */
  assistance: string
  /** A person of that service: "patrol driver". */
  assistant: string
  /** "*123". */
  assistanceNumber: string
  /** "My511". */
  travelerInformation: string
  /** "511". */
  travelerInformationNumber: string
  /** Minutes within which lanes should be open. */
  clearanceGoal: string
  /** "Quick Clearance policy". */
  clearancePolicy: string
  /** What readers should know about how the policy counts, as a sentence. */
  clearanceNote: string
  /** Where the policy is written: "Quick Clearance Policy". */
  clearanceSource: string
  /** Minutes at which an incident reaches the next level. */
  levelOneEnds: string
  levelTwoEnds: string
  /** The express lanes of the headline figures: "70 Express". */
  mainExpress: string
  /** "SRV", and what it stands for. */
  severeResponse: string
  severeResponseName: string
  /** "HRC", and what it stands for. */
  heavyRecovery: string
  heavyRecoveryName: string
}

/** Whether a text needs a name or number that the district does not have. */
export function lacksTerms(text: string, terms: DistrictTerms): boolean {
  return (
    withTerms(text, terms) !== text &&
    Object.entries(terms).some(([name, value]) => value === '' && text.includes(`{${name}}`))
  )
}

/** Replaces the district's terms in braces; leaves other braces alone. */
export function withTerms(text: string, terms: DistrictTerms): string {
  return fillText(text, { ...terms })
}
