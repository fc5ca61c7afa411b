import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { responseFrom } from '../../../src/content/respond.ts'
import type { SiteContent } from '../../../src/content/site-content.ts'
import { aFolder } from '../../../src/server/testing/a-folder.ts'
import { aServer } from '../../../src/server/testing/a-server.ts'
import { aSiteContent, renderPlainly } from '../../../src/server/testing/a-site.ts'
import { ASSETS, aMemoryFolder, CONFIG } from '../../../src/server/testing/memory-folder.ts'
import { type ExportOptions, type ExportOutcome, exportSite } from '../export-site.ts'
import type { ExportedResponse } from '../list-responses.ts'
import { CURRENT, LIST_FILE } from '../out-folder.ts'

/** A site, once served by a server and once exported. */
export interface TestExport {
  outDir: string
  /** Its current snapshot. */
  current: string
  serverUrl: string
  responses: readonly ExportedResponse[]
}

/** Both are deleted after the test. */
export async function anExport(
  content: SiteContent = aSiteContent(),
  { hasServer = true } = {},
): Promise<TestExport> {
  const server = await aServer({
    folder: aMemoryFolder({ kind: 'ready', content, warnings: [] }),
    config: { trustedProxies: ['127.0.0.1'] },
  })
  const outDir = join(await aFolder(), 'out')
  await exportContent(outDir, content, { server: hasServer ? server.url : null })
  const current = join(outDir, CURRENT)
  const list: { responses: readonly ExportedResponse[] } = JSON.parse(
    await readFile(join(current, LIST_FILE), 'utf8'),
  )
  return { outDir, current, serverUrl: server.url, responses: list.responses }
}

/** Exports content into a folder like the command. */
export function exportContent(
  outDir: string,
  content: SiteContent,
  options: Partial<ExportOptions> = {},
): Promise<ExportOutcome> {
  const facts = { publicUrl: CONFIG.publicUrl ?? '', analyticsId: null, version: '2.15.0' }
  return exportSite(
    { content, response: responseFrom(content), render: renderPlainly, assets: ASSETS, ...facts },
    {
      outDir,
      effort: 'fast',
      onProgress: () => undefined,
      server: null,
      pictures: { read: async () => 'none' },
      ...options,
    },
  )
}
