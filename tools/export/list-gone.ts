import type { SiteContent } from '../../src/content/site-content.ts'
import { buildGoneAnswers } from '../../src/server/routes/send-gone.ts'
import type { ExportedAnswer } from './exported-answer.ts'

/** Below this folder lie the pages and problems of reports that were taken down; no address leads there. */
export const GONE_DIR = 'gone'

/** What a program reads where the server would have given the number of its request. */
export const NO_REQUEST_ID = 'none: a copy of the site answered'

/** A page for people and a problem for programs, for each report that was taken down. */
export function* listGone(content: SiteContent): Generator<ExportedAnswer> {
  for (const removed of content.removed) {
    const { page, problem } = buildGoneAnswers(removed, content, NO_REQUEST_ID)
    for (const [ending, answer] of [
      ['html', page],
      ['json', problem],
    ] as const) {
      const file = `${GONE_DIR}/${removed.id}.${ending}`
      const body = { kind: 'bytes', identity: Buffer.from(answer.body), br: null, gzip: null } as const
      yield { address: `/${file}`, file, status: 410, headers: answer.headers, body }
    }
  }
}
