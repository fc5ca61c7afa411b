import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a host that reads `_redirects` does with an address. */
export type HostResponse =
  | { kind: 'file'; file: string; status: number }
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'server'; url: string }
  | { kind: 'nothing' }

interface Rule {
  from: string
  query: ReadonlyMap<string, string>
  to: string
  status: number
  isForced: boolean
}

/** Reads the rules of an export and responds with them and its files, as documented by such hosts. */
export async function readRedirectHost(siteDir: string): Promise<(address: string) => HostResponse> {
  const rules = (await readFile(join(siteDir, '_redirects'), 'utf8')).split('\n').flatMap(parseRule)
  return (address) => {
    const { pathname, searchParams } = new URL(address, 'http://host')
    const path = decodeURIComponent(pathname)
    const file = fileAt(siteDir, path)
    for (const rule of rules) {
      const values = match(rule, path, searchParams)
      if (values === null) continue
      if (file !== null && !rule.isForced) break
      const to = rule.to.replaceAll(/:(\w+)/g, (_, name) => values.get(name) ?? '')
      if (rule.to.startsWith('http')) return { kind: 'server', url: to }
      if (rule.status >= 300 && rule.status < 400) return { kind: 'redirect', to, status: rule.status }
      const found = fileAt(siteDir, to)
      return found === null ? { kind: 'nothing' } : { kind: 'file', file: found, status: rule.status }
    }
    return file === null ? { kind: 'nothing' } : { kind: 'file', file, status: 200 }
  }
}

function parseRule(line: string): Rule[] {
  if (line === '' || line.startsWith('#')) return []
  const [from = '', ...rest] = line.split(' ')
  const [to = '', status = ''] = rest.slice(-2)
  const query = rest.slice(0, -2).map((one) => one.split('=') as [string, string])
  return [
    { from, query: new Map(query), to, status: Number.parseInt(status, 10), isForced: status.endsWith('!') },
  ]
}

/** The values of the placeholders; `null`: the rule does not match. */
function match(rule: Rule, path: string, requested: URLSearchParams): ReadonlyMap<string, string> | null {
  const pattern = rule.from
    .replaceAll(/[.+?^$(){}|[\]\\]/g, '\\$&')
    .replace(/\*$/, '(.*)')
    .replaceAll(/:\w+/g, '([^/]+)')
  const found = new RegExp(`^${pattern}$`).exec(path)
  if (found === null) return null
  const values = new Map<string, string>()
  for (const [name, wanted] of rule.query) {
    const value = requested.get(name)
    if (value === null || (!wanted.startsWith(':') && value !== wanted)) return null
    values.set(wanted.slice(1), value)
  }
  const placeholders = [...rule.from.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  for (const [index, name] of [...placeholders, 'splat'].entries()) values.set(name, found[index + 1] ?? '')
  return values
}

function fileAt(siteDir: string, path: string): string | null {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  const names = candidates.map((name) => join(siteDir, name))
  return names.find((name) => existsSync(name) && statSync(name).isFile()) ?? null
}
