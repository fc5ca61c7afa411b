import { cruise, type ICruiseResult } from 'dependency-cruiser'

/**
 * Groups of folders that import each other in a circle, within src/server, src/content and src/web: each folder
 * directly below one of these is one node, and so is each feature of the web. The area's own files compose the
 * folders and are left out.
 */
export async function findFolderCycles(): Promise<string[][]> {
  const { output } = await cruise(['src'], {
    exclude: '\\.test\\.tsx?$|/testing/',
    tsPreCompilationDeps: true,
  })
  // Without a reporter, the output is the plain result.
  const { modules } = output as ICruiseResult
  const edges = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = folderOf(source)
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved)
      if (from === null || to === null || from === to || areaOf(from) !== areaOf(to)) continue
      edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  return findCycles(edges)
}

function folderOf(file: string): string | null {
  return /^src\/(?:server|content|web\/features|web)\/[^/]+(?=\/)/.exec(file)?.[0] ?? null
}

function areaOf(folder: string): string {
  return folder.slice(0, folder.lastIndexOf('/'))
}

/** Strongly connected groups of more than one node. Pure. */
export function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reachable = new Map([...edges.keys()].map((node) => [node, reachFrom(node, edges)]))
  const isMutual = (a: string, b: string) =>
    reachable.get(a)?.has(b) === true && reachable.get(b)?.has(a) === true
  const cycles: string[][] = []
  for (const node of [...edges.keys()].sort()) {
    if (cycles.some((cycle) => cycle.includes(node))) continue
    const group = [...edges.keys()].filter((other) => other === node || isMutual(node, other))
    if (group.length > 1) cycles.push(group.sort())
  }
  return cycles
}

function reachFrom(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>()
  const open = [start]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of edges.get(node) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      open.push(next)
    }
  }
  return found
}
