import { readProposals } from '../../publishing/proposals.ts'
import { type DeskCall, type DeskVisit, EDITORS, pageAt } from './desk-call.ts'
import { changed, draftCall, linkTo, refusedOr } from './draft-call.ts'
import { understandDraft } from './figures-draft.ts'
import { type DeskContext, forgetSettled, proposalsDir } from './make-change.ts'
import { ForeignForm, receiveUpload, type Upload } from './receive-upload.ts'
import { proposeFields, readDraftPdf } from './report-draft.ts'
import { reportDraftCalls } from './report-draft-calls.ts'
import { type Draft, TooManyDrafts } from './uploads.ts'

/** How staff publish: an uploaded file becomes a draft, and a person publishes it now or schedules it. */
export function publishCalls(context: DeskContext): DeskCall[] {
  const { uploads } = context
  return [
    pageAt('/desk/publish', EDITORS, (visit) => showDrafts(context, visit, null)),
    {
      method: 'POST',
      path: '/desk/publish/upload',
      who: EDITORS,
      body: 'upload',
      handle: (visit) => upload(context, visit),
    },
    draftCall(context, 'discard', async (draft, visit) => {
      await uploads.remove(draft.id)
      return visit.goTo('/desk/publish?done=discarded')
    }),
    draftCall(context, 'cancel', async (draft, visit) => {
      await uploads.save({ ...changed(draft, visit), schedule: null })
      return visit.goTo(`/desk/publish/${draft.id}?done=scheduleCanceled`)
    }),
    ...reportDraftCalls(context),
  ]
}

async function upload(context: DeskContext, visit: DeskVisit) {
  const { uploads, maxUploadBytes } = context
  const outcome = await refusedOr(async () => {
    const begun = await uploads.begin()
    try {
      const rules = { path: uploads.pathOf(begun), maxBytes: maxUploadBytes, isOwnToken: visit.isOwnToken }
      const received = await receiveUpload(visit.request, rules)
      const draft = await draftOf(context, received, { id: begun.id, visit })
      await uploads.save(draft)
      return draft.id
    } catch (error) {
      await begun.forget()
      throw error
    }
  }).catch((error: unknown) => {
    if (error instanceof ForeignForm) return 'foreign' as const
    if (error instanceof TooManyDrafts) return { kind: 'refused' as const, message: TOO_MANY }
    throw error
  })
  if (outcome === 'foreign') return visit.refuseForm()
  // The page's script requests JSON, because a fetch cannot navigate to the page in its response.
  const isScript = visit.request.headers.accept === 'application/json'
  if (outcome.kind === 'done') {
    const to = `/desk/publish/${outcome.value}`
    return isScript ? sendJson(visit, 200, { to }) : visit.goTo(to)
  }
  const problem = outcome.message
  return isScript ? sendJson(visit, 422, { problem }) : showDrafts(context, visit, problem)
}

function sendJson({ reply }: DeskVisit, status: number, value: object) {
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(value))
}

const TOO_MANY = 'There are 50 drafts already: publish or discard some of them first.'

/** Reads an uploaded file right away, so that one that cannot be published is refused here. */
async function draftOf(
  context: DeskContext,
  { fileName, kind, bytes, sha256 }: Upload,
  { id, visit }: { id: string; visit: DeskVisit },
): Promise<Draft> {
  const who = visit.author.name
  const draft: Draft = {
    id,
    kind: kind === 'pdf' ? 'report' : 'figures',
    fileName,
    sha256,
    bytes,
    who,
    changedBy: who,
    changedAt: visit.now.toISOString(),
    version: 1,
    schedule: null,
    problem: null,
    fields: {},
  }
  if (kind === 'pdf') {
    const facts = await readDraftPdf(context, draft)
    return { ...draft, fields: proposeFields(facts, fileName, visit.content) }
  }
  const { table } = await understandDraft(context, draft, visit.content)
  return { ...draft, fields: { table } }
}

async function showDrafts(context: DeskContext, visit: DeskVisit, problem: string | null) {
  await forgetSettled(context)
  const proposals = await readProposals(proposalsDir(context))
  const links = (await context.uploads.list()).map((draft) => ({
    ...linkTo(draft, visit.content),
    isSubmitted: proposals.some(({ upload, returned }) => upload === draft.id && returned === null),
  }))
  const maxUploadMb = Math.floor(context.maxUploadBytes / 1_000_000)
  return visit.show({ kind: 'publish', drafts: links, maxUploadMb, problem }, problem === null ? 200 : 422)
}
