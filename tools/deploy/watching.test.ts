import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { aServer } from '../../src/server/testing/a-server.ts'

const Dashboard = v.object({
  title: v.string(),
  panels: v.array(
    v.object({
      title: v.pipe(v.string(), v.minLength(1)),
      gridPos: v.object({ x: v.number(), y: v.number(), w: v.number(), h: v.number() }),
      targets: v.optional(v.array(v.object({ expr: v.string() })), []),
    }),
  ),
})

const Alerts = v.object({
  groups: v.array(
    v.object({
      name: v.string(),
      rules: v.array(
        v.strictObject({
          alert: v.string(),
          expr: v.string(),
          for: v.optional(v.string()),
          labels: v.strictObject({ severity: v.picklist(['page', 'ticket']) }),
          annotations: v.strictObject({ summary: v.string(), action: v.string() }),
        }),
      ),
    }),
  ),
})

test('dashboard and alerts query metrics the server reports, and the dashboard all of them', async () => {
  const { url } = await aServer()
  const served = namesIn(await (await fetch(`${url}/metrics`)).text())
  const { panels } = await readDashboard()
  const { groups } = v.parse(Alerts, parse(await readFile('deploy/grafana/alerts.yaml', 'utf8')))
  const shown = requestedIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))
  const alarmed = requestedIn(groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)))
  expect([...shown, ...alarmed].filter((name) => !served.has(name))).toEqual([])
  expect([...served].filter((name) => !shown.has(name))).toEqual([])
})

test('no two panels of the dashboard overlap', async () => {
  const { panels } = await readDashboard()
  const places = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  )
  expect(new Set(places).size).toBe(places.length)
})

async function readDashboard() {
  return v.parse(Dashboard, JSON.parse(await readFile('deploy/grafana/dashboard.json', 'utf8')))
}

/** Names of the series behind the `# TYPE` lines; a histogram has three. */
function namesIn(text: string): ReadonlySet<string> {
  const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  return new Set(names)
}

function requestedIn(expressions: readonly string[]): ReadonlySet<string> {
  return new Set(expressions.flatMap((expression) => expression.match(/\bsite_\w+/g) ?? []))
}
