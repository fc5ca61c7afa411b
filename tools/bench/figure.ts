/** One measured figure beside what it may be. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** `null`: shown for comparison only. */
  budget: number | null
}

/** Prints figures as a table; answers whether every one is within its budget. */
export function printFigures(figures: readonly Figure[]): boolean {
  const width = Math.max(...figures.map((figure) => figure.name.length))
  for (const figure of figures) {
    const value = `${round(figure.value)} ${figure.unit}`
    const budget =
      figure.budget === null
        ? ''
        : `budget ${figure.budget} ${figure.unit}${isWithin(figure) ? '' : '  OVER'}`
    process.stdout.write(`${figure.name.padEnd(width)}  ${value.padStart(14)}  ${budget}\n`)
  }
  return figures.every(isWithin)
}

function isWithin(figure: Figure): boolean {
  return figure.budget === null || figure.value <= figure.budget
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1)
}
