/** Longer texts in an address are cut off. */
const MAX_LENGTH = 100

/** A query parameter that must be one of the choices. `null`: it is missing or another text. */
export function parseChoice<Choice extends string>(
  choices: readonly Choice[],
  given: string | null,
): Choice | null {
  return choices.find((choice) => choice === given) ?? null
}

/** A query parameter with any text, trimmed. `null`: it is missing or empty. */
export function parseText(given: string | null): string | null {
  const text = (given ?? '').trim().slice(0, MAX_LENGTH)
  return text === '' ? null : text
}
