import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeskFileChange, DeskProposal } from '../../contract/desk-view.ts'
import {
  changedSinceSubmitted,
  findProposal,
  forgetProposal,
  type Proposal,
  publishProposal,
  readProposals,
  returnProposal,
} from '../../publishing/proposals.ts'
import { Refusal, refuse } from '../../publishing/publishing.ts'
import { compareFiles } from './compare-words.ts'
import { type DeskCall, type DeskVisit, EDITORS, formAt, formatTime, pageAt } from './desk-call.ts'
import { readDraft, storeDraft } from './form-drafts.ts'
import { type DeskContext, forgetSettled, proposalsDir, tryChange } from './make-change.ts'

/** Changes that wait for review. Authors see their own; publishers see all and decide. */
export function reviewCalls(context: DeskContext): DeskCall[] {
  const root = proposalsDir(context)
  return [
    pageAt('/desk/review', EDITORS, async (visit) => {
      await forgetSettled(context)
      const seen = (await readProposals(root)).filter((one) => maySee(visit, one))
      const proposals = await Promise.all(seen.map((one) => toShow(context, visit, one)))
      return visit.show({ kind: 'reviews', proposals })
    }),
    pageAt('/desk/review/:key', EDITORS, (visit) => showProposal(context, visit, null)),
    pageAt('/desk/review/:key/files/:index', EDITORS, (visit) => sendFile(root, visit)),
    decisionCall(context, 'publish', ['publisher'], 'published', async (visit, key) => {
      const problem = await tryChange(context, async (publishing) => {
        const { author } = await findProposal(root, key)
        if (isOwn(visit, { author }) && author.id !== ALONE) refuse(OWN)
        return publishProposal(root, key, { ...publishing, by: { who: visit.author.name, why: null } })
      })
      if (problem !== null) return problem
      await forgetSettled(context)
      await context.showChange()
      return null
    }),
    decisionCall(context, 'return', ['publisher'], 'returned', (visit, key) =>
      tryChange(context, async () => {
        const note = visit.form.note?.slice(0, MAX_NOTE) ?? ''
        const proposal = await findProposal(root, key)
        await returnProposal(root, key, { by: visit.author.name, note, at: visit.now })
        await giveBack(context, proposal, visit.now)
      }),
    ),
    decisionCall(context, 'withdraw', EDITORS, 'withdrawn', (visit, key) =>
      tryChange(context, async () => {
        const proposal = await findProposal(root, key)
        if (!isOwn(visit, proposal)) refuse('Only its author can withdraw a change. Return it instead.')
        if (proposal.returned === null) await giveBack(context, proposal, visit.now)
        await forgetProposal(proposal)
      }),
    ),
  ]
}

const MAX_NOTE = 2_000
/** The only person at the desk of `npm start -- --desk`, who has no reviewer. */
const ALONE = 'local'
const OWN = 'You made this change yourself, so somebody else has to publish it.'

/** Restores the form's text as its author's draft, unless there is a newer one. */
async function giveBack(context: DeskContext, { author, draft }: Proposal, now: Date): Promise<void> {
  if (draft === null || (await readDraft(context, { author }, draft.key)) !== null) return
  await storeDraft(context, { author }, { ...draft, at: now.toISOString() })
}

export function isOwn(visit: Pick<DeskVisit, 'author'>, { author }: Pick<Proposal, 'author'>): boolean {
  return visit.author.id === author.id
}

function maySee(visit: DeskVisit, proposal: Proposal): boolean {
  return visit.roles.includes('publisher') || isOwn(visit, proposal)
}

function decisionCall(
  context: DeskContext,
  verb: 'publish' | 'return' | 'withdraw',
  who: DeskCall['who'],
  done: string,
  decide: (visit: DeskVisit, key: string) => Promise<string | null>,
): DeskCall {
  return formAt(`/desk/review/:key/${verb}`, who, async (visit) => {
    const problem = await decide(visit, visit.params.key ?? '')
    return problem === null ? visit.goTo(`/desk/review?done=${done}`) : showProposal(context, visit, problem)
  })
}

async function showProposal(context: DeskContext, visit: DeskVisit, problem: string | null) {
  const proposal = await findOwn(proposalsDir(context), visit)
  if (proposal === null) return visit.say(404, 'This change no longer waits', [problem ?? GONE])
  const files = await Promise.all(proposal.files.map((_, index) => toCompare(context, proposal, index)))
  const shown = await toShow(context, visit, proposal)
  const values = problem === null ? {} : visit.form
  return visit.show({ kind: 'review', proposal: shown, files, problem, values }, problem === null ? 200 : 422)
}

const GONE = 'Somebody published it, returned it or withdrew it.'

/** The proposal in the URL; `null`: none that this person may see. */
async function findOwn(root: string, visit: DeskVisit): Promise<Proposal | null> {
  try {
    const proposal = await findProposal(root, visit.params.key ?? '')
    return maySee(visit, proposal) ? proposal : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function toShow({ folder }: DeskContext, visit: DeskVisit, proposal: Proposal): Promise<DeskProposal> {
  const { key, what, author, at, why, returned, editAt } = proposal
  return {
    key,
    what,
    who: author.name,
    why,
    editAt,
    at: formatTime(at, visit.content),
    isOwn: isOwn(visit, proposal),
    mayPublish: visit.roles.includes('publisher') && (!isOwn(visit, proposal) || author.id === ALONE),
    returned: returned === null ? null : { who: returned.by, note: returned.note },
    changedSince: await changedSinceSubmitted(folder, proposal),
  }
}

function toCompare(
  { folder }: DeskContext,
  { key, dir, files }: Proposal,
  index: number,
): Promise<DeskFileChange> {
  const { name = '', before = null, after = null } = files[index] ?? {}
  const href = after !== null && name.endsWith('.pdf') ? `/desk/review/${key}/files/${index}` : null
  const paths = {
    before: before === null ? null : join(folder, name),
    after: after === null ? null : join(dir, String(index)),
  }
  return compareFiles({ name, ...paths }, href)
}

/** A pending PDF, for the person who decides about it. */
async function sendFile(root: string, visit: DeskVisit) {
  const proposal = await findOwn(root, visit)
  const index = Number(visit.params.index)
  const file = proposal?.files[index]
  if (proposal === null || file === undefined || file.after === null || !file.name.endsWith('.pdf'))
    return visit.say(404, 'There is no such file', [GONE])
  return visit.reply
    .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .headers({ 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" })
    .type('application/pdf')
    .send(await readFile(join(proposal.dir, String(index))))
}
