import type { DeskView } from '../../contract/desk-view.ts'
import { readProposals } from '../../publishing/proposals.ts'
import { StorageError } from '../outbox/database.ts'
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
  const [proposals, newMessages, items] = await Promise.all([
    readProposals(proposalsDir(context)),
    visit.roles.includes('inbox') ? countNew(inbox) : 0,
    readHealth(site, health, visit),
  ])
  return {
    review: proposals.filter((one) =>
      one.returned === null ? visit.roles.includes('publisher') : isOwn(visit, one),
    ).length,
    inbox: newMessages,
    health: items.filter(({ urgency }) => urgency !== 'later').length,
  }
}

/** Empty while the store is unavailable, which the inbox page reports. */
async function countNew({ database }: InboxParts): Promise<number> {
  try {
    return (await countInbox(database)).new
  } catch (error) {
    if (error instanceof StorageError) return 0
    throw error
  }
}
