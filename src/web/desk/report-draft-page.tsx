import { Fragment } from 'react'
import type { PlannedReport, PublishView, ReportReading } from '../../contract/desk-publish-view.ts'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'
import { Token } from './desk-document.tsx'
import { Card, ChoiceBox, TextBox } from './desk-form.tsx'
import own from './publish.module.css'
import { Confirm, PublishNow } from './publish-fields.tsx'
import { publishMessages as messages } from './publish-messages.ts'

type View = Extract<PublishView, { kind: 'reportDraft' }>
type Props = { view: View; frame: DeskFrame }

/** An uploaded report: what was read, what is proposed, a preview of its page, and its publication. */
export function ReportDraftPage({ view, frame }: Props) {
  const { draft, reading } = view
  const address = `/desk/publish/${draft.id}`
  return (
    <>
      <Reading reading={reading} />
      {draft.scheduledFor === null ? (
        <form className={own.draft} method="post" action={`${address}/save`}>
          <Token frame={frame} />
          <input type="hidden" name="version" value={draft.version} />
          <About view={view} />
          <Preview address={address} plan={view.plan} />
          <Publication view={view} frame={frame} address={address} />
        </form>
      ) : null}
    </>
  )
}

function Reading({ reading }: { reading: ReportReading }) {
  const { pages, title, language, remarks, findings } = reading
  return (
    <Card id="reading" title={messages.readTitle} className={styles.form}>
      <dl className={own.facts}>
        <dt>{messages.pages}</dt>
        <dd>{pages}</dd>
        <dt>{messages.titleInFile}</dt>
        <dd>{title ?? messages.none}</dd>
        <dt>{messages.languageInFile}</dt>
        <dd>{language ?? messages.none}</dd>
      </dl>
      <h3>{messages.accessibility}</h3>
      <p>
        {findings === null
          ? messages.unchecked
          : findings.length === 0
            ? messages.foundNothing
            : messages.found(findings.length)}
      </p>
      {(findings ?? []).map(({ rule, text, remedy }) => (
        <details key={rule}>
          <summary>{text}</summary>
          <dl className={own.facts}>
            {(['word', 'indesign', 'acrobat'] as const).map((program) => (
              <Fragment key={program}>
                <dt>{messages.remedies[program]}</dt>
                <dd>{remedy[program]}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      ))}
      {remarks.length === 0 ? null : (
        <details>
          <summary>{messages.remarks}</summary>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>{messages.theFile(remark)}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function About({ view }: { view: View }) {
  const { values, errors, categories, languages, plan } = view
  const field = (name: string) => ({ name, value: values[name], error: errors[name] })
  return (
    <Card id="about" title={messages.aboutTitle} className={styles.form}>
      <ChoiceBox
        {...field('category')}
        label={messages.category}
        options={categories}
        blank={messages.chooseCategory}
      />
      <TextBox {...field('title')} label={messages.reportTitle} hint={messages.titleHint} />
      <TextBox
        {...field('period')}
        label={messages.period}
        hint={plan === null ? messages.periodPlain : messages.periodHint(plan.period)}
      />
      <TextBox
        {...field('summary')}
        label={messages.summary}
        kind="area"
        hint={plan === null ? messages.summaryPlain : messages.summaryHint(plan.summary)}
      />
      <ChoiceBox {...field('language')} label={messages.language} options={languages} />
      <ChoiceBox
        {...field('status')}
        label={messages.status}
        options={(['final', 'preliminary'] as const).map((value) => ({
          value,
          text: messages.statuses[value],
        }))}
      />
      <TextBox
        {...field('id')}
        label={messages.id}
        hint={plan === null ? messages.idPlain : messages.idHint(plan.address)}
      />
      <Button type="submit" look="tonal">
        {messages.save}
      </Button>
    </Card>
  )
}

function Preview({ address, plan }: { address: string; plan: PlannedReport | null }) {
  return (
    <Card id="preview" title={messages.previewTitle} className={styles.form}>
      {plan === null ? (
        <p>{messages.noPreview}</p>
      ) : (
        <>
          <p>
            <a href={`${address}/preview`} target="_blank" rel="noopener">
              {messages.previewLink}
              <span className="visually-hidden"> ({messages.newTab})</span>
            </a>
          </p>
          <iframe
            className={styles.preview}
            src={`${address}/preview`}
            title={messages.previewFrame}
            sandbox="allow-same-origin"
            loading="lazy"
          />
        </>
      )}
    </Card>
  )
}

function Publication({ view, frame, address }: Props & { address: string }) {
  const { plan, values, errors } = view
  return (
    <Card id="publish" title={messages.publishTitle} className={styles.form}>
      {plan === null || plan.doubts.length === 0 ? null : (
        <div className={styles.problem}>
          <h3>{messages.doubts}</h3>
          {plan.doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
          <Confirm name="sure" value={plan.sure} error={errors.sure}>
            {messages.sure}
          </Confirm>
        </div>
      )}
      {plan?.same.slice(0, 1).map(({ id, title }) => (
        <div key={id} className={styles.form}>
          <h3>{messages.sameTitle(title)}</h3>
          <p>{messages.sameText}</p>
          <input type="hidden" name="replaces" value={id} />
          <TextBox name="note" label={messages.note} value={values.note} error={errors.note} />
          {errors.sureRevise === undefined ? null : (
            <Confirm name="sureRevise" value="yes" error={errors.sureRevise}>
              {messages.sureRevise}
            </Confirm>
          )}
          <Button type="submit" look="outlined" formAction={`${address}/revise`}>
            {messages.revise}
          </Button>
        </div>
      ))}
      <PublishNow address={address} frame={frame} view={view} />
    </Card>
  )
}
