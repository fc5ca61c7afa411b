import { isEmergency } from '../../contract/notices-in-force.ts'
import type { PageSource, RenderedPage } from '../../contract/page-source.ts'
import { pageOf, pagePath, stormAddressOf } from '../../contract/pages.ts'
import { buildPastStorm } from './past-storm.ts'
import { hasStormPage, isStormWritten, type StormContext } from './storm-document.ts'
import { buildStormPage, buildWarningsPage } from './storm-page.ts'

/**
 * A storm document, which also replaces Discover while the office's emergency notice is in force. `null`: there is
 * none at the address. `undefined`: the address is not a storm document's.
 *
 * @param path without its language
 */
export function renderStorm(path: string, context: StormContext): RenderedPage | null | undefined {
  const { source } = context
  const page = pageOf(path)
  const address = stormAddressOf(path)
  if (address === null && (page !== 'discover' || !isStormMode(source))) return undefined
  if (address?.kind === 'past') return buildPastStorm(context, address.id)
  if (!hasStormPage(source)) return null
  return address?.kind === 'warnings'
    ? buildWarningsPage(context)
    : buildStormPage(context, pagePath(page ?? 'storm'))
}

function isStormMode(source: PageSource): boolean {
  return isStormWritten(source) && isEmergency(source.response('getNotices', {}) ?? [])
}
