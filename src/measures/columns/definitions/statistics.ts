/** One step of an event, as a reader is told of it. */
interface Step {
  label: string
  definition: string
  formula: string
  source: string
}

/** How a statistic is called and what it means: `['mean', 'The mean of …']`. */
type Words = readonly [label: string, definition: string]

/** Makes the definitions of a step's three columns, in the words one language has for the statistics. */
export function statisticsIn(words: { mean: Words; median: Words; p90: Words }) {
  return <const Column extends string>(column: Column, step: Step) => {
    const of = ([label, definition]: Words) => ({
      label: `${step.label}, ${label}`,
      definition: `${step.definition} ${definition}`,
      formula: step.formula,
      source: step.source,
    })
    // The keys are built from the literal column, which a computed key widens to string.
    return {
      [`${column}_minutes_mean`]: of(words.mean),
      [`${column}_minutes_median`]: of(words.median),
      [`${column}_minutes_p90`]: of(words.p90),
    } as Record<`${Column}_minutes_${'mean' | 'median' | 'p90'}`, ReturnType<typeof of>>
  }
}
