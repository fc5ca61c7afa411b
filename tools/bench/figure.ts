export interface Figure {
  name: string
  value: number
  unit: string
  /** `null`: shown for comparison only. */
  budget: number | null
}

export function figure(name: string, value: number, unit: string, budget: number | null = null): Figure {
  return { name, value, unit, budget }
}

/** Prints figures as a table; returns whether every one is within its budget. */
export function printFigures(figures: readonly Figure[]): boolean {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const one of figures) {
    const value = `${round(one.value)} ${one.unit}`
    const budget =
      one.budget === null ? '' : `budget ${one.budget} ${one.unit}${isWithin(one) ? '' : '  OVER'}`
    process.stdout.write(`${one.name.padEnd(width)}  ${value.padStart(14)}  ${budget}\n`)
  }
  return figures.every(isWithin)
}

function isWithin({ budget, value }: Figure): boolean {
  return budget === null || value <= budget
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1)
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The largest of the smallest values that make up this share; 1: of all of them. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}
