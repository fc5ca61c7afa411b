import { Fragment } from 'react'
import type { PlannedReport, ReportReading } from '../../contract/desk-publish-view.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'
import { Token, type ViewOf } from './desk-document.tsx'
import { Card, ChoiceBox, Confirm, Lines, PublishNow, STATUS_OPTIONS, TextBox } from './desk-form.tsx'
import own from './publish.module.css'

type View = ViewOf<'reportDraft'>

const REMEDIES = { word: 'Word', indesign: 'InDesign', acrobat: 'Acrobat Pro' } as const

/** An uploaded report: what was read, what is proposed, a preview of its page, and its publication. */
export function ReportDraftPage({ view }: { view: View }) {
  const { draft, reading } = view
  const address = `/desk/publish/${draft.id}`
  return (
    <>
      <Reading reading={reading} />
      {draft.scheduledFor === null ? (
        <form className={own.draft} method="post" action={`${address}/save`}>
          <Token />
          <input type="hidden" name="version" value={draft.version} />
          <About view={view} />
          <Preview address={address} plan={view.plan} />
          <Publication view={view} address={address} />
        </form>
      ) : null}
    </>
  )
}

function Reading({ reading }: { reading: ReportReading }) {
  const { pages, title, language, remarks, findings } = reading
  return (
    <Card id="reading" title="What the desk read" className={styles.form}>
      <dl className={own.facts}>
        <dt>Pages</dt>
        <dd>{pages}</dd>
        <dt>Title in the PDF</dt>
        <dd>{title ?? 'none'}</dd>
        <dt>Language in the PDF</dt>
        <dd>{language ?? 'none'}</dd>
      </dl>
      <h3>Accessibility</h3>
      <p>
        {findings === null
          ? 'The machine checks could not run on this file.'
          : findings.length === 0
            ? 'Machine checks found no problems. Only a person can tell whether the reading order and the descriptions make sense.'
            : `Machine checks found ${findings.length === 1 ? '1 problem' : `${findings.length} problems`}. You can still publish it.`}
      </p>
      {(findings ?? []).map(({ rule, text, remedy }) => (
        <details key={rule}>
          <summary>{text}</summary>
          <dl className={own.facts}>
            {(['word', 'indesign', 'acrobat'] as const).map((program) => (
              <Fragment key={program}>
                <dt>{REMEDIES[program]}</dt>
                <dd>{remedy[program]}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      ))}
      {remarks.length === 0 ? null : (
        <details>
          <summary>Also</summary>
          <Lines lines={remarks.map((remark) => `The PDF ${remark}.`)} />
        </details>
      )}
    </Card>
  )
}

function About({ view }: { view: View }) {
  const { values, errors, categories, languages, plan } = view
  const field = (name: string) => ({ name, value: values[name], error: errors[name] })
  return (
    <Card id="about" title="About the report" className={styles.form}>
      <ChoiceBox {...field('category')} label="Where it is listed" options={categories} blank="Choose one" />
      <TextBox {...field('title')} label="Title" hint="Leave empty to use the title in the PDF." />
      <TextBox
        {...field('period')}
        label="Period"
        hint={
          plan === null
            ? 'Such as FY2026, 2026-Q3, 2026-10, or week:2026-11-01. Leave empty to go by the title or the file name.'
            : `Understood as ${plan.period}. Leave empty to go by the title or the file name.`
        }
      />
      <TextBox
        {...field('summary')}
        label="Summary"
        kind="area"
        hint={
          plan === null
            ? 'One or two sentences. If empty, one that names the period and the pages.'
            : `One or two sentences. If empty: “${plan.summary}”`
        }
      />
      <ChoiceBox {...field('language')} label="Language of the document" options={languages} />
      <ChoiceBox {...field('status')} label="Status" options={STATUS_OPTIONS} />
      <TextBox
        {...field('id')}
        label="Name in the address"
        hint={
          plan === null
            ? 'Leave empty to make it from the category and the period.'
            : `Its page will be at ${plan.address}`
        }
      />
      <Button type="submit" look="tonal">
        Save and update the preview
      </Button>
    </Card>
  )
}

function Preview({ address, plan }: { address: string; plan: PlannedReport | null }) {
  return (
    <Card id="preview" title="How it will look" className={styles.form}>
      {plan === null ? (
        <p>The preview appears here once nothing above is missing.</p>
      ) : (
        <>
          <p>
            <a href={`${address}/preview`} target="_blank" rel="noopener">
              Open the preview in its own tab
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
          <iframe
            className={styles.preview}
            src={`${address}/preview`}
            title="The report’s page as visitors will see it"
            sandbox="allow-same-origin"
            loading="lazy"
          />
        </>
      )}
    </Card>
  )
}

function Publication({ view, address }: { view: View; address: string }) {
  const { plan, values, errors } = view
  return (
    <Card id="publish" title="Publish it" className={styles.form}>
      {plan === null || plan.doubts.length === 0 ? null : (
        <div className={styles.problem}>
          <h3>Check this first</h3>
          {plan.doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
          <Confirm name="sure" value={plan.sure} error={errors.sure}>
            It is right as it is: publish it anyway
          </Confirm>
        </div>
      )}
      {plan?.same.slice(0, 1).map(({ id, title }) => (
        <div key={id} className={styles.form}>
          <h3>Is it a correction of “{title}”?</h3>
          <p>
            Then the address stays, the new file takes the place of the old one, and the page says what
            changed.
          </p>
          <input type="hidden" name="replaces" value={id} />
          <TextBox
            name="note"
            label="What changed, in one sentence for visitors"
            value={values.note}
            error={errors.note}
          />
          {errors.sureRevise === undefined ? null : (
            <Confirm name="sureRevise" value="yes" error={errors.sureRevise}>
              I have read this: publish the correction
            </Confirm>
          )}
          <Button type="submit" look="outlined" formAction={`${address}/revise`}>
            Publish it as a correction
          </Button>
        </div>
      ))}
      <PublishNow address={address} view={view} />
    </Card>
  )
}
