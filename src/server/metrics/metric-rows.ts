import { Counter, Gauge, type Registry } from 'prom-client'

/** One value of a figure. `null`: unknown now, and left out. */
export type Row = readonly [labels: Record<string, string>, value: number | null]

export function gauge(registry: Registry, name: string, help: string, rows: readonly Row[]): void {
  const labelNames = Object.keys(rows[0]?.[0] ?? {})
  const metric = new Gauge({ name, help, labelNames, registers: [registry] })
  for (const [labels, value] of rows) if (value !== null) metric.set(labels, value)
}

export function counter(registry: Registry, name: string, help: string, rows: readonly Row[]): void {
  const labelNames = Object.keys(rows[0]?.[0] ?? {})
  const metric = new Counter({ name, help, labelNames, registers: [registry] })
  for (const [labels, value] of rows) metric.inc(labels, value ?? 0)
}
