import type { DeskFrame, DeskView } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import { Conflict } from './comparison.tsx'
import { Card, DeskForm, DraftNote, SaveDraft, TextField } from './desk-form.tsx'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

export function ReportPage({ view, frame }: { view: View<'report'>; frame: DeskFrame }) {
  const { report, values } = view
  const { id, period, path, isArchived } = report
  return (
    <>
      <p>
        {isArchived ? `${period}, in the archive` : period} · <a href={path}>See it on the site</a>
      </p>
      <Correction view={view} frame={frame} />
      <Card id="remove" title="Take it down">
        <DeskForm action={`/desk/reports/${id}/remove`} frame={frame}>
          <p>Its address will say that it was taken down, and why.</p>
          <TextField
            name="why"
            label="Why, in a sentence for visitors"
            value={values.why}
            kind="area"
            isRequired
          />
          <TextField name="replacedBy" label="ID of the report that replaces it" value={values.replacedBy} />
          <Button type="submit">Take the report down</Button>
        </DeskForm>
      </Card>
      {isArchived ? null : (
        <Card id="archive" title="Move it to the archive">
          <DeskForm action={`/desk/reports/${id}/archive`} frame={frame}>
            <p>It leaves the lists and feeds but stays at its address, unchanged.</p>
            <TextField name="reason" label="Reason, for the office’s records" value={values.reason} />
            <Button type="submit" look="outlined">
              Archive the report
            </Button>
          </DeskForm>
        </Card>
      )}
    </>
  )
}

/** The text of the report's page. Its PDF is separate: a corrected file is a revision. */
function Correction({ view, frame }: { view: View<'report'>; frame: DeskFrame }) {
  const { report, values, notes, version, conflict, draftAt } = view
  const draft = `report.${report.id}`
  return (
    <Card id="correct" title="Correct its text">
      {conflict === null ? null : <Conflict title="What differs" parts={conflict} />}
      {draftAt === null ? null : <DraftNote draft={draft} at={draftAt} frame={frame} />}
      <DeskForm action={`/desk/reports/${report.id}/correct`} frame={frame} draft={draft}>
        <input type="hidden" name="version" value={version} />
        <TextField name="title" label="Title" value={values.title} maxLength={200} isRequired />
        <TextField
          name="summary"
          label="Summary, one or two sentences"
          value={values.summary}
          kind="area"
          maxLength={600}
          isRequired
        />
        {notes.map((note, index) => (
          <TextField
            // A revision has no identity besides its place in the entry.
            key={`note${String(index)}`}
            name={`note${index}`}
            label={`What changed with revision ${index + 1}`}
            value={note}
            maxLength={300}
            isRequired
          />
        ))}
        <TextField name="reason" id="correct-reason" label="Why, for the history" value={values.reason} />
        <div className="wrap">
          <Button type="submit">Correct the report</Button>
          <SaveDraft />
        </div>
      </DeskForm>
    </Card>
  )
}
