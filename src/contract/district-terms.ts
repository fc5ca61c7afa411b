// Without schemas: the browser fills its messages with it.

/**
 * The district's own names and numbers, which messages and definitions have in braces: `'Dial {assistanceNumber}'`.
 * Empty: the district has none, and what needs it is not shown.
 */
export interface DistrictTerms {
  /** "911". */
  emergency: string
  /** Free help on the road: "Safety Patrol". */
  assistance: string
  /** One of them: "patrol driver". */
  assistant: string
  /** "*123". */
  assistanceNumber: string
  /** "My511". */
  travelerInformation: string
  /** "511". */
  travelerInformationNumber: string
  /** Minutes within which lanes are to be open. */
  clearanceGoal: string
  /** "Quick Clearance policy". */
  clearancePolicy: string
  /** What a reader should know about how the policy counts, as a sentence. */
  clearanceNote: string
  /** Where the policy is written: "Quick Clearance Policy". */
  clearanceSource: string
  /** Minutes between the levels of incidents. */
  levelOneEnds: string
  levelTwoEnds: string
  /** The express lanes that the headline figures are of: "70 Express". */
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

/** Puts the district's names and numbers into the braces of a text; other braces stay. */
export function withTerms(text: string, terms: DistrictTerms): string {
  const values: Readonly<Record<string, string>> = { ...terms }
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces)
}
