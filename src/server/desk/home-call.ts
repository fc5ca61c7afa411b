import type { DeskView } from '../../contract/desk-view.ts'
import { readProposals } from '../../publishing/proposals.ts'
import { inTimeOrNull } from '../messages/storage-readiness.ts'
import { countInbox } from '../outbox/inbox.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { type DeskCall, type DeskVisit, pageAt } from './desk-call.ts'
import { type HealthParts, readHealth } from './health-call.ts'
import type { InboxParts } from './inbox-calls.ts'
import { type DeskContext, proposalsDir } from './make-change.ts'
import { isOwn } from './review-calls.ts'

interface HomeParts {
  context: DeskContext
  inbox: InboxParts
  health: HealthParts
  site: Pick<LiveSite, 'state'>
}

/** The desk's home page: what a person can do, and how much is waiting. */
export function homeCall(parts: HomeParts): DeskCall {
  return pageAt('/desk', ['author', 'publisher', 'inbox'], async (visit) =>
    visit.show({ kind: 'home', waiting: await countWaiting(parts, visit) }),
  )
}

async function countWaiting(
  { context, inbox, health, site }: HomeParts,
  visit: DeskVisit,
): Promise<Extract<DeskView, { kind: 'home' }>['waiting']> {
  const [proposals, messages, items] = await Promise.all([
    readProposals(proposalsDir(context)),
    // Missing while the store is unavailable, which the inbox page reports.
    visit.roles.includes('inbox') ? inTimeOrNull(countInbox(inbox.database)) : null,
    readHealth(site, health, visit),
  ])
  return {
    review: proposals.filter((one) =>
      one.returned === null ? visit.roles.includes('publisher') : isOwn(visit, one),
    ).length,
    inbox: messages?.new ?? 0,
    health: items.filter(({ urgency }) => urgency !== 'later').length,
  }
}
