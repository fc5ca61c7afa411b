import { Fragment } from 'react'
import type { DeskFrame, DeskPageText, DeskView } from '../../contract/desk-view.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Comparison } from './comparison.tsx'
import styles from './desk.module.css'
import { Problem } from './desk-document.tsx'
import { DeskForm, DraftNote, PressForm, SaveDraft, TextField } from './desk-form.tsx'
import { editMessages as messages } from './edit-messages.ts'
import { messages as deskMessages } from './messages.ts'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

const nameOf = (language: string) => messages.languages[language] ?? language

/** What is due, most urgent first. */
const DUE = ['missing', 'older', 'unread'] as const

/** Every page, those to translate or review first. */
export function PagesPage({ view: { rows, languages, siteTexts } }: { view: View<'pages'> }) {
  const due = DUE.map((wanted) => ({
    wanted,
    pages: rows
      .map(({ states, ...row }) => ({ ...row, states: states.filter(({ state }) => state === wanted) }))
      .filter(({ states }) => states.length > 0),
  })).filter(({ pages }) => pages.length > 0)
  return (
    <>
      <h2>{messages.queueTitle}</h2>
      {due.length + siteTexts.length === 0 ? <p>{messages.nothingDue}</p> : null}
      {due.map(({ wanted, pages }) => (
        <section key={wanted} aria-labelledby={wanted}>
          <h3 id={wanted}>{messages.due[wanted]}</h3>
          <ul className={styles.due}>
            {pages.map(({ page, title, states }) => (
              <li key={page}>
                {title}:{' '}
                {states.map(({ language }, index) => (
                  <Fragment key={language}>
                    {index === 0 ? '' : ', '}
                    <a href={`/desk/pages/${page}#${language}`} aria-label={`${title}: ${nameOf(language)}`}>
                      {nameOf(language)}
                    </a>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {siteTexts.length === 0 ? null : (
        <section aria-labelledby="site-texts">
          <h3 id="site-texts">{messages.siteTexts}</h3>
          <ul className={styles.due}>
            {siteTexts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <h2>{messages.allPages}</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.page}</th>
              {languages.map((language) => (
                <th key={language} scope="col">
                  {nameOf(language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ page, title, states }) => (
              <tr key={page}>
                <th scope="row">
                  <a href={`/desk/pages/${page}`}>{title}</a>
                </th>
                {states.map(({ language, state }) => (
                  <td key={language}>{messages.states[state]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** One page in all languages, side by side where there is room. */
export function PagePage({ view: { page, texts }, frame }: { view: View<'page'>; frame: DeskFrame }) {
  return (
    <>
      <LinkButton href="/desk/pages" look="tonal">
        {messages.backToPages}
      </LinkButton>
      <p>{messages.pageText}</p>
      <div className={styles.columns}>
        {texts.map((text) => (
          <PageText key={text.language} page={page} text={text} frame={frame} />
        ))}
      </div>
    </>
  )
}

interface PageTextProps {
  page: string
  text: DeskPageText
  frame: DeskFrame
}

function PageText({ page, text, frame }: PageTextProps) {
  const { language, state, path, problem, conflict, englishSince, draftAt } = text
  const name = nameOf(language)
  const base = `/desk/pages/${page}/${language}`
  const draft = `page.${page}.${language}`
  return (
    <section id={language} className={`card ${styles.column}`} aria-labelledby={`in-${language}`}>
      <div>
        <h2 id={`in-${language}`}>{name}</h2>
        <p className="fact">
          {messages.states[state]} ·{' '}
          <a href={path} aria-label={`${messages.onSite}: ${name}`}>
            {messages.onSite}
          </a>
        </p>
      </div>
      {problem === null ? null : <Problem text={problem} />}
      {conflict === null ? null : (
        <details open className={styles.note}>
          <summary>{problem === null ? messages.changedMeanwhile : deskMessages.conflict}</summary>
          <p className="fact">{deskMessages.conflictText}</p>
          <Comparison parts={conflict} />
        </details>
      )}
      {englishSince === null ? null : (
        <details className={styles.note}>
          <summary>{messages.englishSince}</summary>
          <Comparison parts={englishSince} />
        </details>
      )}
      {draftAt === null ? null : <DraftNote draft={draft} at={draftAt} frame={frame} of={name} />}
      <PageForm page={page} text={text} frame={frame} />
      {state === 'unread' && draftAt === null ? (
        <PressForm
          action={`${base}/reviewed`}
          frame={frame}
          field={{ name: 'version', value: text.version }}
          look="tonal"
          label={`${messages.markReviewed}: ${name}`}
        >
          {messages.markReviewed}
        </PressForm>
      ) : null}
      <iframe
        className={styles.preview}
        name={`preview-${language}`}
        title={`${messages.previewOf} ${name}`}
        src={`${base}/preview`}
        sandbox="allow-same-origin"
        loading="lazy"
      />
    </section>
  )
}

function PageForm({ page, text: { language, version, values }, frame }: PageTextProps) {
  const base = `/desk/pages/${page}/${language}`
  const id = (field: string) => `${field}-${language}`
  const name = nameOf(language)
  const isPublisher = frame.person?.roles.includes('publisher') === true
  const publish = isPublisher ? messages.publish : deskMessages.submit
  return (
    <DeskForm
      action={`${base}/save`}
      frame={frame}
      draft={`page.${page}.${language}`}
      preview={`preview-${language}`}
    >
      <input type="hidden" name="version" value={version} />
      {(['title', 'description', 'lead'] as const).map((field) => (
        <TextField
          key={field}
          id={id(field)}
          name={field}
          label={messages.fields[field]}
          value={values[field]}
          lang={language}
          maxLength={LONGEST[field]}
          {...(field === 'title' ? {} : { kind: 'area' as const })}
          isRequired
        />
      ))}
      <TextField
        id={id('text')}
        name="text"
        label={messages.fields.text}
        hint={messages.textHint}
        value={values.text}
        lang={language}
        kind="area"
        rows={18}
        isRequired
      />
      {language === 'en' ? null : (
        <label className={styles.check}>
          <input type="checkbox" name="isReviewed" value="yes" defaultChecked={values.isReviewed === 'yes'} />
          {messages.isReviewed}
        </label>
      )}
      <TextField id={id('reason')} name="reason" label={deskMessages.why} value={values.reason} />
      <div className="wrap">
        <Button type="submit" aria-label={`${publish}: ${name}`}>
          {publish}
        </Button>
        <SaveDraft of={name} />
        <Button
          type="submit"
          look="outlined"
          formAction={`${base}/preview`}
          formTarget={`preview-${language}`}
          formNoValidate
          aria-label={`${messages.preview}: ${name}`}
        >
          {messages.preview}
        </Button>
      </div>
    </DeskForm>
  )
}

/** Characters, counted as the content check does. */
const LONGEST = { title: 100, description: 300, lead: 600 } as const

/** Stands in for a preview that cannot be shown. */
export function NoPreview({ view: { problems } }: { view: View<'noPreview'> }) {
  return (
    <ul className={styles.list}>
      {problems.map((problem) => (
        <li key={problem}>{problem}.</li>
      ))}
    </ul>
  )
}
