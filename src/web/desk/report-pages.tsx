import { Button } from '../ui/button.tsx'
import { Conflict } from './comparison.tsx'
import styles from './desk.module.css'
import { PageLinks, type ViewOf } from './desk-document.tsx'
import { Card, DeskForm, DraftNote, SaveDraft, TextBox } from './desk-form.tsx'

/** Published reports, with a search, one page at a time. */
export function ReportsPage({ view: { words, rows, total, page, pages } }: { view: ViewOf<'reports'> }) {
  return (
    <>
      <form className={styles.filter} method="get" action="/desk/reports">
        <TextBox name="words" label="Words in the title or period" value={words} kind="search" />
        <Button type="submit" look="tonal">
          Find
        </Button>
      </form>
      <p>
        {total === 0
          ? 'No report has all of these words.'
          : `${total} ${total === 1 ? 'report' : 'reports'}, the last published first`}
      </p>
      <ul className={`card ${styles.lines}`}>
        {rows.map(({ id, title, period, changedOn, isArchived }) => (
          <li key={id}>
            <a href={`/desk/reports/${id}`}>{title}</a>
            <p className="fact">
              {[period, `published ${changedOn}`, isArchived ? 'in the archive' : '']
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <PageLinks path="/desk/reports" query={{ words }} page={page} pages={pages} />
    </>
  )
}

export function ReportPage({ view }: { view: ViewOf<'report'> }) {
  const { report, values } = view
  const { id, period, path, isArchived } = report
  return (
    <>
      <p>
        {isArchived ? `${period}, in the archive` : period} · <a href={path}>See it on the site</a>
      </p>
      <Correction view={view} />
      <Card id="remove" title="Take it down">
        <DeskForm action={`/desk/reports/${id}/remove`}>
          <p>Its address will say that it was taken down, and why.</p>
          <TextBox
            name="why"
            label="Why, in a sentence for visitors"
            value={values.why}
            kind="area"
            need="required"
          />
          <TextBox
            name="replacedBy"
            label="ID of the report that replaces it"
            value={values.replacedBy}
            need="optional"
          />
          <Button type="submit">Take the report down</Button>
        </DeskForm>
      </Card>
      {isArchived ? null : (
        <Card id="archive" title="Move it to the archive">
          <DeskForm action={`/desk/reports/${id}/archive`}>
            <p>It leaves the lists and feeds but stays at its address, unchanged.</p>
            <TextBox
              name="reason"
              label="Reason, for the office’s records"
              value={values.reason}
              need="optional"
            />
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
function Correction({ view }: { view: ViewOf<'report'> }) {
  const { report, values, notes, version, conflict, draftAt } = view
  const draft = `report.${report.id}`
  return (
    <Card id="correct" title="Correct its text">
      {conflict === null ? null : <Conflict title="What differs" parts={conflict} />}
      {draftAt === null ? null : <DraftNote draft={draft} at={draftAt} />}
      <DeskForm action={`/desk/reports/${report.id}/correct`} draft={draft}>
        <input type="hidden" name="version" value={version} />
        <TextBox name="title" label="Title" value={values.title} maxLength={200} need="required" />
        <TextBox
          name="summary"
          label="Summary, one or two sentences"
          value={values.summary}
          kind="area"
          maxLength={600}
          need="required"
        />
        {notes.map((note, index) => (
          <TextBox
            // A revision has no identity besides its place in the entry.
            key={`note${String(index)}`}
            name={`note${index}`}
            label={`What changed with revision ${index + 1}`}
            value={note}
            maxLength={300}
            need="required"
          />
        ))}
        <TextBox
          name="reason"
          id="correct-reason"
          label="Why, for the history"
          value={values.reason}
          need="optional"
        />
        <div className="wrap">
          <Button type="submit">Correct the report</Button>
          <SaveDraft />
        </div>
      </DeskForm>
    </Card>
  )
}
